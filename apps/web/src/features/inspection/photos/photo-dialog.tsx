import type { Photo, Visit } from '@plumbline/contract';
import { type KeyboardEvent, Suspense, useRef } from 'react';
import { addressOf } from '../../../api/client.ts';
import { whyNot } from '../../../api/why-not.ts';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChevronLeft } from '../../../ui/icons/chevron-left.tsx';
import { ChevronRight } from '../../../ui/icons/chevron-right.tsx';
import { visitName } from '../data/visit-words.ts';
import { useZoom } from '../plans/use-zoom.ts';
import { ZoomButtons } from '../plans/zoom-buttons.tsx';

const VoiceSection = lazyPart(() => import('../../voice/voice-section.tsx'));

interface PhotoDialogProps {
  projectId: number;
  photo: Photo;
  /** Its place among those that are listed. */
  at: number;
  of: number;
  room: string | undefined;
  visit: Visit | undefined;
  analysing: boolean;
  /** To the one before or behind it; the list ends on either side. */
  onStep: (by: number) => void;
  onOpen: (findingId: number) => void;
  onAnalyse: () => void;
  onAddTo: () => void;
  onMarkUp: () => void;
  onMove: () => void;
  onDelete: () => void;
  onClose: () => void;
}

const TIME = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One photo, large: what it shows, where it is filed and what can be done with it. */
export default function PhotoDialog({
  projectId,
  photo,
  at,
  of,
  room,
  visit,
  onStep,
  onClose,
  ...acts
}: PhotoDialogProps) {
  const { takenAt, createdAt, fileName, findingIds, findingNumbers } = photo;
  const facts = [
    room ?? 'No room',
    visit ? visitName(visit) : 'No visit',
    TIME.format(new Date(takenAt ?? createdAt)),
  ];
  const refused = whyNot(photo, 'delete');
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = STEPS[key];
    if (by !== undefined) onStep(by);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="large"
      title={fileName}
      description={`${at + 1} of ${of}`}
      footer={
        <div className="flex w-full items-center justify-between gap-3">
          <Button
            disabled={at === 0}
            icon={<ChevronLeft aria-hidden="true" className="size-4" />}
            onClick={() => onStep(-1)}
          >
            Previous
          </Button>
          <Button disabled={at >= of - 1} onClick={() => onStep(1)}>
            Next
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
      }
    >
      <LargePhoto key={photo.id} photo={photo} onKeyDown={onKeyDown} />
      <p className="tabular mt-3 text-sm text-ink-soft">{facts.join(' · ')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {findingIds.map((id, index) => (
          <Button key={id} size="small" onClick={() => acts.onOpen(id)}>
            Open finding {findingNumbers[index]}
          </Button>
        ))}
        {findingIds.length === 0 ? (
          <Button size="small" variant="primary" busy={acts.analysing} onClick={acts.onAnalyse}>
            Analyse, 1 credit
          </Button>
        ) : null}
        <Button size="small" onClick={acts.onAddTo}>
          Add to a finding
        </Button>
        <Button size="small" onClick={acts.onMove}>
          Move
        </Button>
        <Button size="small" onClick={acts.onMarkUp}>
          Mark up
        </Button>
        {findingIds.length === 0 ? (
          <Button size="small" variant="danger" disabled={refused !== undefined} onClick={acts.onDelete}>
            Delete
          </Button>
        ) : null}
      </div>
      <Suspense>
        <VoiceSection
          key={photo.id}
          projectId={projectId}
          photoId={photo.id}
          note={photo.voice}
          inFinding={findingIds.length > 0}
          closed={visit !== undefined && visit.closedAt !== null}
        />
      </Suspense>
      {findingIds.length === 0 && refused ? <p className="mt-2 text-sm">{refused}</p> : null}
    </Dialog>
  );
}

interface LargePhotoProps {
  photo: Photo;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The whole photo; pinch, wheel or buttons zoom, and a finger moves it. */
function LargePhoto({ photo, onKeyDown }: LargePhotoProps) {
  const { id, fileName, width, height } = photo;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { handlers, zoom } = useZoom(frame, sheet, { width, height }, () => undefined);
  // The first thing that the keyboard reaches: its arrow keys go from photo to photo.
  const byKeyboard = { tabIndex: 0, onKeyDown };
  return (
    <div className="relative">
      <div
        ref={frame}
        {...handlers}
        {...byKeyboard}
        role="application"
        aria-label={`Photo ${fileName}. Arrow keys show the next or previous one.`}
        className="relative h-[44vh] min-h-64 touch-none overflow-hidden rounded-md bg-sunken select-none"
      >
        <div ref={sheet} className="absolute top-0 left-0 origin-top-left" style={{ width, height }}>
          <img
            src={addressOf('photoImage', { params: { id }, query: { size: '2048' } })}
            alt=""
            draggable={false}
            className="block size-full"
          />
        </div>
      </div>
      <ZoomButtons zoom={zoom} />
    </div>
  );
}
