import type { Project } from '@plumbline/contract';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AnalysisPanel } from '../analysis/analysis-panel.tsx';
import { lastPlace, rememberPlace } from './last-place.ts';
import { PlaceChips } from './place-chips.tsx';
import { usePlaces, useRefreshInspection, useVisits } from './visit-queries.ts';
import { visitName } from './visit-words.ts';

interface AddPhotoDialogProps {
  project: Project;
  onClose: () => void;
  onOpenFinding: (id: number) => void;
}

/** One photo after the other for this project, which can't be changed here: no photo goes to another building. */
export default function AddPhotoDialog({ project, onClose, onOpenFinding }: AddPhotoDialogProps) {
  const places = usePlaces(project.id).data ?? [];
  const visits = useVisits(project.id);
  const open = (visits.data ?? []).filter(({ closedAt }) => closedAt === null);
  const [chosenPlace, setPlace] = useState(() => lastPlace(project.id));
  const [chosenVisit, setVisit] = useState<number | null | undefined>(undefined);
  // A room or visit that was deleted or closed meanwhile isn't filed under.
  const placeId = places.some(({ id }) => id === chosenPlace) ? chosenPlace : null;
  const visitId = chosenVisit === undefined ? (open[0]?.id ?? null) : chosenVisit;
  const choosePlace = (id: number | null) => {
    setPlace(id);
    rememberPlace(project.id, id);
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      size="large"
      title="Analyze a photo"
      description="One credit for an answer; none when the panel isn’t sure or the photo can’t be used."
    >
      {open.length > 0 || places.length > 0 ? (
        <section aria-label="Where it is filed" className="mb-4 space-y-3">
          {open.length > 0 ? (
            <Field label="Visit">
              {(control) => (
                <Select
                  {...control}
                  className="max-w-sm"
                  options={[
                    ...open.map((visit) => ({ value: String(visit.id), label: visitName(visit) })),
                    { value: 'none', label: 'No visit' },
                  ]}
                  value={visitId === null ? 'none' : String(visitId)}
                  onValueChange={(id) => setVisit(id === 'none' ? null : Number(id))}
                />
              )}
            </Field>
          ) : null}
          {places.length > 0 ? (
            <PlaceChips places={places} value={placeId} onChange={choosePlace} label="Room" />
          ) : null}
        </section>
      ) : null}
      {visits.isPending ? null : (
        <AnalysisPanel
          projects={[project]}
          projectId={project.id}
          filing={{ visitId, placeId }}
          onProjectChange={() => undefined}
          onOpenDefect={onOpenFinding}
        />
      )}
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
