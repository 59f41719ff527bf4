import type { Project } from '@plumbline/contract';
import { AnalysisPanel } from '../analysis/analysis-panel.tsx';
import { OpenDefect } from '../defects/open-defect.tsx';
import { useOpenDefect } from '../defects/use-open-defect.ts';

/** A new account's first photo. Its project is made along the way, and the panel stays while that happens. */
export default function FirstPhoto({ projects }: { projects: readonly Project[] }) {
  const [openId, open, close] = useOpenDefect();
  const first = projects[0];
  return (
    <>
      <AnalysisPanel
        projects={projects}
        projectId={first?.id ?? null}
        onProjectChange={() => undefined}
        onOpenDefect={open}
      />
      <OpenDefect id={openId} onClose={close} />
    </>
  );
}
