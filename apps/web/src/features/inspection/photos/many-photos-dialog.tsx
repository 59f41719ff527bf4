import { BATCH_LIMITS, type Project } from '@plumbline/contract';
import { useState } from 'react';
import { messageFor } from '../../../api/api-error.ts';
import { useDevice } from '../../../browser/device.ts';
import { useWorkInProgress } from '../../../browser/work-in-progress.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Images } from '../../../ui/icons/images.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useUser } from '../../auth/auth-context.ts';
import { photos, priceWords } from '../../batch/batch-words.ts';
import { type Gathered, gatherPhotos, sortOut } from '../../batch/gather-photos.ts';
import { FilingFields } from '../filing/filing-fields.tsx';
import { useFiling } from '../filing/use-filing.ts';
import '../data/add-endpoints.ts';

interface ManyPhotosDialogProps {
  project: Project;
  /** What was chosen or dropped before the dialog opened. */
  files?: readonly File[];
  onClose: () => void;
  /** They are on the device and on their way. */
  onStarted: () => void;
}

/** Chooses many photos for one project, says what they cost, and hands them over to be sent. */
export default function ManyPhotosDialog({ project, files = [], onClose, onStarted }: ManyPhotosDialogProps) {
  const user = useUser();
  const mobile = useDevice() === 'mobile';
  const filing = useFiling(project.id);
  const [chosen, setChosen] = useState(() => sortOut(files, 0));
  const [mode, setMode] = useState<'analyse' | 'keep'>('analyse');
  const [dragging, setDragging] = useState(false);
  const [gathered, setGathered] = useState<number | null>(null);
  const { taken } = chosen;
  const busy = gathered !== null;
  useWorkInProgress(taken.length > 0);
  const add = (files: FileList | null) => {
    setDragging(false);
    if (!files || busy) return;
    const next = sortOut([...files], taken.length);
    setChosen({ ...next, taken: [...taken, ...next.taken] });
  };
  const start = async () => {
    setGathered(0);
    try {
      const gathering = await gatherPhotos(
        taken,
        {
          ...{ userId: user.id, projectId: project.id, projectName: project.name },
          ...{ analyse: mode === 'analyse', stages: [], ...filing.value },
        },
        setGathered,
      );
      toast({
        title: gathering.kept > 0 ? `${photos(gathering.kept)} on the way` : 'No new photos',
        description: startedWords(gathering),
        tone: gathering.noRoomFor > 0 ? 'destructive' : 'good',
      });
      onStarted();
    } catch (error) {
      setGathered(null);
      toast({
        title: 'This device can’t keep the photos',
        description: messageFor(error, 'Free some space, or choose fewer photos at once.'),
        tone: 'destructive',
      });
    }
  };
  const { price, reach } = priceWords(taken.length, user.analysisCredits);
  return (
    <Dialog
      open
      onOpenChange={(next) => (next || busy ? undefined : onClose())}
      title="Add many photos"
      description={`Up to ${BATCH_LIMITS.photosMax} at once, sent and analysed while you do something else.`}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={taken.length === 0 || !filing.ready}
            onClick={() => void start()}
          >
            {taken.length === 0
              ? 'Choose photos first'
              : mode === 'analyse'
                ? `Analyse ${photos(taken.length)}`
                : `Keep ${photos(taken.length)}`}
          </Button>
        </div>
      }
    >
      <div className="space-y-5">
        <div className="space-y-2">
          {/* The browser's own: the library of the single photo's drop zone would weigh on every first visit. */}
          <label
            onDragOver={(event) => {
              event.preventDefault();
              setDragging(true);
            }}
            onDragLeave={() => setDragging(false)}
            onDrop={(event) => {
              event.preventDefault();
              add(event.dataTransfer.files);
            }}
            className={cx(
              'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-link flex min-h-36 cursor-pointer flex-col items-center justify-center rounded-md border border-dashed px-6 py-6 text-center transition-colors',
              dragging ? 'border-link bg-link-soft' : 'border-line-strong bg-sunken hover:bg-hover',
            )}
          >
            <input
              type="file"
              accept="image/*"
              multiple
              disabled={busy}
              className="sr-only"
              aria-label="Choose photos"
              onChange={(event) => {
                add(event.target.files);
                event.target.value = '';
              }}
            />
            <Images aria-hidden="true" className="size-7 text-ink-soft" strokeWidth={1.5} />
            <p className="tabular mt-3 text-base font-medium" role="status">
              {taken.length === 0
                ? mobile
                  ? 'Choose photos'
                  : 'Drop photos here, or choose them'
                : `${photos(taken.length)} chosen, ${megabytes(taken)}`}
            </p>
            <p className="mt-1 text-sm text-ink-soft">
              {taken.length === 0
                ? 'JPG, PNG, HEIC, WebP and AVIF, up to 40 MB each'
                : mobile
                  ? 'Choose more to add them'
                  : 'Drop or choose more to add them'}
            </p>
          </label>
          <div className="flex items-start gap-3">
            <Leftovers {...chosen} />
            {taken.length > 0 && !busy ? (
              <Button size="small" className="ml-auto shrink-0" onClick={() => setChosen(sortOut([], 0))}>
                Clear photos
              </Button>
            ) : null}
          </div>
        </div>
        <FilingFields filing={filing} />
        <Segmented
          label="What to do with the photos"
          segments={[
            { value: 'analyse', label: 'Analyse' },
            { value: 'keep', label: 'Keep without analysis' },
          ]}
          value={mode}
          onValueChange={setMode}
        />
        {mode === 'analyse' ? (
          taken.length > 0 ? (
            <div className="tabular rounded-md bg-sunken px-4 py-3 text-sm">
              <p className="font-medium">{price}</p>
              <p>{reach}</p>
              <p className="mt-1 text-ink-soft">
                One credit for each answer. None when the panel isn’t sure or can’t use the photo.
              </p>
            </div>
          ) : null
        ) : (
          <p className="text-sm text-ink-soft">
            Free. You can analyse them later, from the project’s photos.
          </p>
        )}
        {busy ? (
          <div>
            <p className="tabular mb-1 text-sm">
              Copying to this device: {gathered} of {taken.length}
            </p>
            <ProgressBar value={(100 * gathered) / taken.length} label="Copying to this device" />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

const megabytes = (files: readonly File[]) =>
  `${(files.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024).toFixed(1)} MB`;

function startedWords({ kept, twice, before, noRoomFor }: Gathered): string {
  const leftOut = [
    twice > 0 ? `${photos(twice)} left out: chosen twice.` : '',
    before > 0 ? `${photos(before)} left out: already in this project.` : '',
  ];
  const then =
    noRoomFor > 0
      ? `This device has no room for ${photos(noRoomFor)}: choose them again later.`
      : kept > 0
        ? `${kept === 1 ? 'It stays on this device until it is' : 'They stay on this device until they are'} sent. You can leave this page.`
        : '';
  return [...leftOut, then].filter(Boolean).join(' ');
}

function Leftovers({ notPictures, tooLarge, tooMany }: ReturnType<typeof sortOut>) {
  const words = [
    notPictures > 0 ? `${notPictures} left out: not a photo.` : '',
    tooLarge > 0 ? `${tooLarge} left out: over 40 MB.` : '',
    tooMany > 0 ? `${tooMany} left out: at most ${BATCH_LIMITS.photosMax} at once.` : '',
  ].filter(Boolean);
  return (
    <p role="alert" className={words.length > 0 ? 'text-sm text-critical' : 'sr-only'}>
      {words.join(' ')}
    </p>
  );
}
