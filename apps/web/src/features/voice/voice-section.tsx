import type { VoiceNote } from '@plumbline/contract';
import { useState } from 'react';
import { addressOf } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Mic } from '../../ui/icons/mic.tsx';
import { Square } from '../../ui/icons/square.tsx';
import { Trash2 } from '../../ui/icons/trash.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import { useUser } from '../auth/auth-context.ts';
import { dropVoice, type KeptVoice, setVoiceProblem } from '../batch/voice-store.ts';
import { RecordingLine } from './recording-line.tsx';
import { useKeptVoices } from './use-kept-voices.ts';
import { useRecorder } from './use-recorder.ts';
import { useVoiceActions } from './use-voice-actions.ts';
import { VoicePlayer } from './voice-player.tsx';
import { VoiceText } from './voice-text.tsx';

interface VoiceSectionProps {
  projectId: number;
  photoId: number;
  note: VoiceNote | null;
  /** Whether the photo shows a finding. */
  inFinding: boolean;
  /** Its visit is known to be closed, and takes nothing more. */
  closed?: boolean;
}

/** What was said with a photo, or the button that records it. */
export default function VoiceSection({
  projectId,
  photoId,
  note,
  inFinding,
  closed = false,
}: VoiceSectionProps) {
  const here = useKeptVoices().find((voice) => voice.photoId === photoId);
  return (
    <section aria-label="Voice note" className="mt-3">
      {note ? (
        <SentNote photoId={photoId} note={note} inFinding={inFinding} />
      ) : here && here.durationMs > 0 ? (
        <NoteHere voice={here} />
      ) : closed ? (
        <p className="text-sm text-ink-soft">The visit is closed. Reopen it to record a voice note.</p>
      ) : (
        <Recorder projectId={projectId} photoId={photoId} />
      )}
    </section>
  );
}

interface SentNoteProps {
  photoId: number;
  note: VoiceNote;
  inFinding: boolean;
}

function SentNote({ photoId, note, inFinding }: SentNoteProps) {
  const actions = useVoiceActions(photoId, note);
  const [asking, setAsking] = useState(false);
  return (
    <div className="space-y-2">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <VoicePlayer
            src={addressOf('voiceAudio', { params: { id: photoId } })}
            type={note.type}
            durationMs={note.durationMs}
          />
        </div>
        <IconButton label="Delete voice note" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <VoiceText key={note.sha256} note={note} inFinding={inFinding} actions={actions} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this voice note?"
        message="The recording and its text will be deleted. The photo stays."
        confirmLabel="Delete voice note"
        danger
        onConfirm={() => {
          setAsking(false);
          actions.remove.mutate();
        }}
      />
    </div>
  );
}

/** Not sent yet. */
function NoteHere({ voice: { key, file, durationMs, problem } }: { voice: KeptVoice }) {
  const url = useObjectUrl(file);
  return (
    <div className="space-y-2">
      {url ? <VoicePlayer src={url} type={file.type} durationMs={durationMs} /> : null}
      <p className={problem ? 'text-sm text-critical' : 'text-sm text-ink-soft'} role="status">
        {problem ?? 'Kept on this device until it can be sent.'}
      </p>
      {problem ? (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => void setVoiceProblem(key, null)}>
            Send again
          </Button>
          <Button size="small" variant="quiet" onClick={() => void dropVoice(key)}>
            Discard
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Recorder({ projectId, photoId }: { projectId: number; photoId: number }) {
  const { id: userId } = useUser();
  const { state, start, stop } = useRecorder();
  if (state.phase === 'recording') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          icon={<Square aria-hidden="true" className="size-4 fill-current text-critical" />}
          onClick={stop}
        >
          Stop recording
        </Button>
        <RecordingLine seconds={state.seconds} />
      </div>
    );
  }
  return (
    <>
      <Button
        size="small"
        busy={state.phase === 'asking'}
        icon={<Mic aria-hidden="true" className="size-4" />}
        onClick={() => void start({ userId, projectId, photoKey: '', photoId })}
      >
        Record voice note
      </Button>
      {state.phase === 'idle' && state.problem ? (
        <p role="alert" className="mt-2 text-sm text-critical">
          {state.problem}
        </p>
      ) : null}
    </>
  );
}
