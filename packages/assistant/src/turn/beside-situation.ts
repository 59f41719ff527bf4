/** A situation that was told over several messages, beside the danger in it. */
import type { Alert } from '@plumbline/knowledge/hazards';
import { askedOfDanger } from '../question/asked-of-danger.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { wholly } from './completed.ts';
import { ofSituation } from './situations.ts';

/** What is done first in the situation that was told, beside a structure that moves: ground that a leak washes out. */
export function besideSituation<T extends Reply & { alerts: readonly Alert[] }>(
  message: string,
  thread: Thread,
  answered: T,
): T {
  const asked = askedOfDanger(message);
  const takes = answered.text === '' || asked === 'cause' || asked === 'why' || asked === 'steps';
  if (!takes || answered.kind !== 'hazard' || !answered.alerts.some(({ kind }) => kind === 'structural'))
    return answered;
  const told = ofSituation(wholly(message, thread), { state: thread.state })?.text;
  return told ? { ...answered, text: [answered.text, told].filter(Boolean).join('\n\n') } : answered;
}
