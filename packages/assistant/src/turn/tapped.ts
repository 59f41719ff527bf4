/** A tapped choice as it is answered: by which words, from where in the conversation, and what of it may tell of danger. */
import { tappedOffer } from '../aims/ask-back.ts';
import type { Warn } from '../heard.ts';
import { putAside } from '../question/put-aside.ts';
import type { Thread } from '../question/thread.ts';
import { isAsUnderstood } from '../unsure.ts';

interface Turn {
  message: string;
  before: Thread;
  warn: Warn;
  /** The words that may tell of a danger: a label was written by Plumbline, and tells of none. */
  heard: string;
  tapped: boolean;
}

/** What is answered; where nothing was tapped that is what was written. */
export function asTapped(written: string, thread: Thread, warn: Warn): Turn {
  const { pending } = thread;
  const offer = tappedOffer(written, thread);
  if (!offer || !pending) {
    const message = putAside(written, thread.danger);
    return { message, before: thread, warn, heard: written, tapped: false };
  }
  const again = isAsUnderstood(offer) ? pending.before : undefined;
  const heard = again ? pending.text : '';
  return {
    message: again ? pending.text : written,
    before: again ?? thread,
    warn: (followUp, words = heard) => warn(followUp, words),
    heard,
    tapped: true,
  };
}
