import type { Project } from '@plumbline/contract';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AnalysisPanel } from '../analysis/analysis-panel.tsx';
import { FilingFields } from './filing-fields.tsx';
import { useFiling } from './use-filing.ts';
import { useRefreshInspection } from './visit-queries.ts';

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
      title="Analyze a photo"
      description="One credit for an answer; none when the panel isn’t sure or the photo can’t be used."
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
      <KeepPhotos projectId={project.id} visitId={visitId} placeId={placeId} />
    </Dialog>
  );
}

interface KeepPhotosProps {
  projectId: number;
  visitId: number | null;
  placeId: number | null;
}

/** Photos that show no defect: kept with the visit, free of charge, and checked before it is closed. */
function KeepPhotos({ projectId, visitId, placeId }: KeepPhotosProps) {
  const refresh = useRefreshInspection(projectId);
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const keep = async (files: readonly File[]) => {
    let kept = 0;
    try {
      for (const file of files) {
        setProgress(`Keeping photo ${kept + 1} of ${files.length}`);
        const form = new FormData();
        if (visitId !== null) form.append('visitId', String(visitId));
        if (placeId !== null) form.append('placeId', String(placeId));
        form.append('image', file, file.name);
        await call('keepPhoto', { params: { id: projectId }, form });
        kept += 1;
      }
      toast({ title: `${kept} ${kept === 1 ? 'photo' : 'photos'} kept`, tone: 'good' });
    } catch (error) {
      toast({
        title: `${files.length - kept} ${files.length - kept === 1 ? 'photo wasn’t' : 'photos weren’t'} kept`,
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      });
    }
    setProgress(null);
    await refresh();
  };
  return (
    <section aria-label="Keep photos without analysis" className="mt-5 border-t border-line pt-4">
      <p className="mb-2 text-sm text-ink-soft">
        No defect to show? Keep photos without analysis, free. We check them before you close the visit.
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label="Photos to keep without analysis"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) void keep(files);
        }}
      />
      <Button
        busy={progress !== null}
        icon={<ImagePlus aria-hidden="true" className="size-4" />}
        onClick={() => input.current?.click()}
      >
        {progress ?? 'Keep photos without analysis'}
      </Button>
    </section>
  );
}
