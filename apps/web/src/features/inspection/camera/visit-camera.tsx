import type { Project } from '@plumbline/contract';
import * as Dialog from '@radix-ui/react-dialog';
import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Coins } from '../../../ui/icons/coins.tsx';
import { SwitchCamera } from '../../../ui/icons/switch-camera.tsx';
import { Undo2 } from '../../../ui/icons/undo-2.tsx';
import { usePageLock } from '../../../ui/page-lock.ts';
import { useReturnFocus } from '../../../ui/return-focus.ts';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { credits, photos } from '../../batch/batch-words.ts';
import { CloseCamera } from '../../capture/close-camera.tsx';
import { LightAndZoom } from '../../capture/light-and-zoom.tsx';
import { useCamera } from '../../capture/use-camera.ts';
import { Viewfinder } from '../../capture/viewfinder.tsx';
import { RecordingLine } from '../../voice/recording-line.tsx';
import { visitName } from '../data/visit-words.ts';
import { PlaceChips } from '../filing/place-chips.tsx';
import { type FilingChoice, useFiling } from '../filing/use-filing.ts';
import { AllowCredits } from './allow-credits.tsx';
import { askForLevel, Level, levelIsAsked } from './level.tsx';
import { OldPhotoChoice, OldPhotoPicture, useOldPhoto } from './old-photo.tsx';
import { SpeakButton } from './speak-button.tsx';
import { useRoll } from './use-roll.ts';
import { useSpokenNotes } from './use-spoken-notes.ts';
import '../../capture/capture.css';
import '../data/add-endpoints.ts';

interface VisitCameraProps {
  project: Project;
  onClose: () => void;
}

/** The camera of a visit: it stays open from photo to photo, and each is on this device before the next is taken. */
export default function VisitCamera({ project, onClose }: VisitCameraProps) {
  const filing = useFiling(project.id);
  usePageLock(true);
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content {...returnFocus} className="camera dark-room" aria-describedby={undefined}>
          <OpenCamera project={project} filing={filing} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function OpenCamera({ project, filing }: { project: Project; filing: FilingChoice }) {
  const { video, canvas, state, alert, shoot, restart, switchCamera } = useCamera(() => undefined);
  const roll = useRoll(project, filing.value);
  const old = useOldPhoto(project.id, filing.value.placeId);
  const notes = useSpokenNotes(project.id, roll.last?.key ?? null);
  const [allowing, setAllowing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asksForLevel, setAsksForLevel] = useState(false);
  useEffect(() => {
    // iPhones answer this only after a tap, others at once or not at all.
    if (levelIsAsked()) void askForLevel().then((granted) => setAsksForLevel(!granted));
  }, []);
  const stream = state.phase === 'live' ? state.stream : null;
  const visit = filing.visits.find(({ id }) => id === filing.value.visitId);

  const take = async ({ timeStamp }: MouseEvent) => {
    const file = shoot();
    if (!file) return;
    try {
      await roll.keep(file);
      setProblem(null);
      // From the press until it can't be lost: what e2e/visit-camera.spec.ts reads.
      performance.measure('photo kept', { start: timeStamp, end: performance.now() });
    } catch {
      setProblem('This device has no room for the photo. Free some space, then take it again.');
    }
  };
  const undo = async () => {
    notes.forget();
    if (!(await roll.undo())) setProblem('This photo is already on its way. Delete it in the project.');
  };
  const words = problem ?? notes.problem ?? alert;

  return (
    <>
      <header className="flex items-center gap-2 pr-1 pl-4">
        <div className="min-w-0 flex-1">
          <Dialog.Title className="truncate text-base font-semibold">{project.name}</Dialog.Title>
          <p className="truncate text-sm text-ink-soft">{visit ? visitName(visit) : 'No visit'}</p>
        </div>
        {asksForLevel && stream ? (
          <Button size="small" onClick={() => void askForLevel().finally(() => setAsksForLevel(false))}>
            Show level
          </Button>
        ) : null}
        <CloseCamera />
      </header>
      <div className="relative min-h-0 min-w-0">
        <Viewfinder video={video} canvas={canvas} phase={state.phase}>
          <Level />
          <OldPhotoPicture old={old} />
        </Viewfinder>
        {state.phase === 'failed' ? (
          <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-sunken px-6 text-center">
            <p role="alert" className="max-w-md text-base">
              {state.problem.message}
            </p>
            <Button variant="primary" onClick={restart}>
              Try again
            </Button>
          </div>
        ) : null}
        <p
          role="alert"
          className={
            words
              ? 'absolute inset-x-4 top-3 rounded-md bg-critical-soft px-4 py-3 text-center text-sm text-critical'
              : 'sr-only'
          }
        >
          {words}
        </p>
      </div>
      <footer className="camera-controls">
        <div className="camera-options">
          <div className="camera-visit">
            {filing.places.length > 0 ? (
              <PlaceChips
                line
                places={filing.places}
                value={filing.value.placeId}
                onChange={filing.choosePlace}
                onNone={() => filing.choosePlace(null)}
                label="Room"
              />
            ) : null}
            <div className="flex items-center gap-3">
              <div className="min-w-0 flex-1">
                {notes.seconds === null ? (
                  <p role="status" className="tabular text-sm">
                    {[takenWords(roll), notes.here > 0 ? voiceNotes(notes.here) : '']
                      .filter(Boolean)
                      .join(', ')}
                  </p>
                ) : (
                  <RecordingLine seconds={notes.seconds} />
                )}
              </div>
              <Button
                size="small"
                icon={<Coins aria-hidden="true" className="size-4" />}
                onClick={() => setAllowing(true)}
              >
                {roll.limit === null ? 'Allow credits' : `${roll.used} of ${credits(roll.limit)}`}
              </Button>
            </div>
          </div>
          {stream ? <LightAndZoom key={stream.id} stream={stream} /> : null}
          {stream ? (
            <div className="camera-visit">
              <OldPhotoChoice old={old} />
            </div>
          ) : null}
        </div>
        <div className="camera-actions">
          {roll.last ? (
            <UndoButton file={roll.last.file} onUndo={() => void undo()} />
          ) : (
            <span aria-hidden="true" className="size-14" />
          )}
          <button
            type="button"
            aria-label="Take photo"
            disabled={!stream || !filing.ready || roll.full}
            onClick={(event) => void take(event)}
            className="camera-shutter"
          />
          <SpeakButton notes={notes} taken={roll.last !== null} />
          <IconButton label="Switch camera" outlined disabled={!stream} onClick={switchCamera}>
            <SwitchCamera aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </footer>
      {allowing ? (
        <AllowCredits
          filing={filing}
          limit={roll.limit}
          used={roll.used}
          onClose={() => setAllowing(false)}
          onSay={(amount) => {
            setAllowing(false);
            void roll.say(amount);
          }}
        />
      ) : null}
    </>
  );
}

const voiceNotes = (count: number) => `${count} voice ${count === 1 ? 'note' : 'notes'} here`;

function takenWords({ taken, here, limit, full }: ReturnType<typeof useRoll>): string {
  if (full) return 'This visit has as many photos as it can take.';
  if (here > 0 && limit === null) return `${photos(here)} kept on this device`;
  if (here > 0) return `${photos(here)} to send`;
  return taken > 0 ? `${photos(taken)} taken, all sent` : 'No photos yet';
}

/** The last photo, small, and what takes it back. */
function UndoButton({ file, onUndo }: { file: File; onUndo: () => void }) {
  const url = useObjectUrl(file);
  return (
    <button
      type="button"
      aria-label="Undo the last photo"
      data-tip="Undo the last photo"
      onClick={onUndo}
      className="relative size-14 overflow-hidden rounded-md border border-line-strong"
    >
      {url ? <img src={url} alt="" className="size-full object-cover opacity-60" /> : null}
      <Undo2 aria-hidden="true" className="absolute inset-0 m-auto size-6" />
    </button>
  );
}
