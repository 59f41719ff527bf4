import type { Project } from '@plumbline/contract';
import { Dialog } from '../../../ui/dialog.tsx';
import { AnalysisPanel } from '../../analysis/analysis-panel.tsx';
import { FilingFields } from '../filing/filing-fields.tsx';
import { useFiling } from '../filing/use-filing.ts';
import { KeepPhotos } from './keep-photos.tsx';

interface AddPhotoDialogProps {
  project: Project;
  onClose: () => void;
  onOpenFinding: (id: number) => void;
  /** Several were dropped or chosen at once. */
  onManyPhotos: (files: readonly File[]) => void;
}

/** One photo after the other for this project, which can't be changed here: no photo goes to another building. */
export default function AddPhotoDialog({
  project,
  onClose,
  onOpenFinding,
  onManyPhotos,
}: AddPhotoDialogProps) {
  const filing = useFiling(project.id);
  const { visitId, placeId } = filing.value;
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      size="large"
      title="Analyse a photo"
      description="One credit for an answer, from the photo or from your words. None when the panel isn’t sure or can’t use the photo."
    >
      <div className="mb-4">
        <FilingFields filing={filing} />
      </div>
      {filing.ready ? (
        <AnalysisPanel
          projects={[project]}
          projectId={project.id}
          filing={filing.value}
          onProjectChange={() => undefined}
          onOpenDefect={onOpenFinding}
          onManyPhotos={onManyPhotos}
        />
      ) : null}
      <KeepPhotos project={project} visitId={visitId} placeId={placeId} />
    </Dialog>
  );
}
