import { CHAT_LIMITS, CHAT_TOO_LONG } from '@plumbline/contract';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useSubmit } from '../../api/use-submit.ts';
import { Form } from '../../ui/form.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArrowUp } from '../../ui/icons/arrow-up.tsx';
import { Square } from '../../ui/icons/square.tsx';
import { Textarea } from '../../ui/input.tsx';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';

interface ChatInputProps {
  label: string;
  /** Short enough for one line of a phone. */
  placeholder: string;
  pending: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** From here on the count of characters shows. */
const COUNTED_FROM = CHAT_LIMITS.messageMax - 400;

/** A second tap on Send falls on Stop, which takes its place: until this long after the first it stops nothing. In milliseconds. */
const DOUBLE_TAP = 1000;

/** Enter sends, Shift+Enter starts a new line. Disabled while a reply is pending; then the focus comes back. */
export function ChatInput({ label, placeholder, pending, onSend, onStop }: ChatInputProps) {
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const wasPending = useRef(false);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const note = useId();
  const tooLong = text.length > CHAT_LIMITS.messageMax;
  const refused = pending || text.trim() === '' || tooLong;

  useEffect(() => {
    // Only who was typing here gets the focus back: a disabled field loses it to the page.
    if (wasPending.current && !pending && document.activeElement === document.body) area.current?.focus();
    wasPending.current = pending;
  }, [pending]);

  const sending = useSubmit(() => {
    if (refused) return;
    onSend(text);
    setText('');
  }, null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sending.submit();
  };
  const stop = ({ timeStamp }: MouseEvent) => {
    if (timeStamp - sentAt.current >= DOUBLE_TAP) onStop();
  };
  return (
    <Form
      submission={sending}
      className=""
      submit={
        <>
          <div className="flex items-end gap-2">
            <Textarea
              ref={area}
              rows={1}
              aria-label={label}
              aria-invalid={tooLong || undefined}
              aria-describedby={text.length >= COUNTED_FROM ? note : undefined}
              placeholder={placeholder}
              className="max-h-40 min-h-(--target)! flex-1"
              value={text}
              disabled={pending}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
            />
            {pending ? (
              // A button of its own: one that turned into the other would keep the focus from the field.
              <IconButton key="stop" label="Stop" outlined onClick={stop}>
                <Square className="size-4" aria-hidden="true" />
              </IconButton>
            ) : (
              <IconButton
                key="send"
                label="Send message"
                type="submit"
                disabled={refused}
                onClick={({ timeStamp }) => {
                  sentAt.current = timeStamp;
                }}
                className="bg-accent text-accent-ink hover:not-disabled:bg-accent-hover hover:not-disabled:text-accent-ink"
              >
                <ArrowUp className="size-5" aria-hidden="true" />
              </IconButton>
            )}
          </div>
          {text.length >= COUNTED_FROM ? (
            <p
              id={note}
              role={tooLong ? 'alert' : undefined}
              className={`mt-1 text-xs ${tooLong ? 'text-critical' : 'text-ink-soft'}`}
            >
              {tooLong ? CHAT_TOO_LONG : `${text.length.toLocaleString('en-AU')} of 4,000 characters`}
            </p>
          ) : null}
        </>
      }
    >
      <AlertsForWords words={text} className="mb-3 max-h-[40dvh] overflow-y-auto" />
    </Form>
  );
}
