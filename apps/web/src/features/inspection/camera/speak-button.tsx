import { IconButton } from '../../../ui/icon-button.tsx';
import { Mic } from '../../../ui/icons/mic.tsx';
import { Square } from '../../../ui/icons/square.tsx';
import type { useSpokenNotes } from './use-spoken-notes.ts';

interface SpeakButtonProps {
  notes: ReturnType<typeof useSpokenNotes>;
  /** There is a photo to speak with. */
  taken: boolean;
}

/** Records what somebody says with the last photo, and ends it: the same place under the thumb. */
export function SpeakButton({ notes, taken }: SpeakButtonProps) {
  if (notes.seconds !== null) {
    return (
      <IconButton label="Stop recording" outlined onClick={notes.stop}>
        <Square aria-hidden="true" className="size-5 fill-current text-critical" />
      </IconButton>
    );
  }
  return (
    <IconButton
      label={notes.has ? 'This photo has a voice note' : 'Record voice note'}
      outlined
      disabled={!taken || notes.asking || notes.has}
      onClick={() => void notes.record()}
    >
      <Mic aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
