import type { Project } from '@plumbline/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';

interface AnalysisDialogProps {
  projects: readonly Project[];
  /** The one whose card was asked. */
  project: Project;
  onClose: () => void;
}

/** One photo for a project, without leaving the list. A finding is opened where findings are worked on. */
export default function AnalysisDialog({ projects, project, onClose }: AnalysisDialogProps) {
  const [projectId, setProjectId] = useState(project.id);
  const [, navigate] = useLocation();
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="large"
      title="Analyse a photo"
      description="One credit for an answer, from the photo or from your words. None when the panel isn’t sure or can’t use the photo."
    >
      <AnalysisPanel
        projects={projects}
        projectId={projectId}
        onProjectChange={setProjectId}
        onOpenDefect={(id) => navigate(`${pathTo('dashboard')}?project=${projectId}&defect=${id}`)}
      />
    </Dialog>
  );
}
