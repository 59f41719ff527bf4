import type { Project } from '@plumbline/contract';
import { Dialog } from '../../ui/dialog.tsx';
import { AnalysisPanel } from '../analysis/analysis-panel.tsx';

interface AddPhotoDialogProps {
  project: Project;
  onClose: () => void;
  onOpenFinding: (id: number) => void;
}

/** One photo after the other for this project, which can't be changed here: no photo goes to another building. */
export default function AddPhotoDialog({ project, onClose, onOpenFinding }: AddPhotoDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="large"
      title="Analyze a photo"
      description="One credit for an answer; none when the panel isn’t sure or the photo can’t be used."
    >
      <AnalysisPanel
        projects={[project]}
        projectId={project.id}
        onProjectChange={() => undefined}
        onOpenDefect={onOpenFinding}
      />
    </Dialog>
  );
}
