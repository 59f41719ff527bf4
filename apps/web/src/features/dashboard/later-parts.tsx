import type { Project } from '@plumbline/contract';
import { Suspense } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import WaitingUploads from '../offline/waiting-uploads.tsx';

const ManyPhotosDialog = lazyPart(() => import('../inspection/photos/many-photos-dialog.tsx'));

interface LaterPartsProps {
  projects: readonly Project[];
  project: Project | undefined;
  /** Photos that were chosen together; null while none were. */
  many: readonly File[] | null;
  onManyDone: (none: null) => void;
}

/** What of the dashboard nobody needs at once: photos that wait on the device, and many that were chosen together. */
export default function LaterParts({ projects, project, many, onManyDone }: LaterPartsProps) {
  const done = () => onManyDone(null);
  return (
    <>
      <WaitingUploads projects={projects} />
      {many && project ? (
        <Suspense>
          <ManyPhotosDialog project={project} files={many} onClose={done} onStarted={done} />
        </Suspense>
      ) : null}
    </>
  );
}
