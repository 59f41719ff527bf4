/** One answer as a person gets it: the hazards first, then what was asked, with what may be tapped next. */
import type { Alert } from '@plumbline/knowledge/hazards';
import type { OwnContext } from './account-data.ts';
import { answer } from './assistant.ts';
import { alertLead } from './compose/alert-lead.ts';
import type { Thread } from './question/thread.ts';
import type { Reply } from './reply.ts';
import type { Warnings } from './warnings.ts';

/** A reply with the alerts that lead it. */
export interface Led extends Reply {
  /** What the answer begins with; empty where there is no hazard. */
  lead: string;
  alerts: readonly Alert[];
  /** Whether it stands as it is: a hosted model has nothing to add to the user's own figures, a question or a refusal. */
  settled: boolean;
}

/** Answers a message. `warn` reads its hazards, once it is known whether it takes up the message before it. */
export async function respond(
  message: string,
  thread: Thread,
  own: OwnContext,
  warn: (followUp: boolean) => Warnings,
): Promise<Led> {
  const alone = warn(false);
  const reply = await answer(
    message,
    thread,
    own,
    alone.said.some(isPressing) || alone.open.some(isPressing),
  );
  // A danger told a moment ago leads what is asked next, unless that is plainly about something else.
  const turned = TURNS_AWAY.test(reply.kind) || (INFORMS.test(reply.kind) && !POINTS_BACK.test(message));
  const warned = warn(reply.followUp || !turned);
  const lead = alertLead(warned.said, warned.open, warned.earlier);
  const settled = reply.fits || reply.kind === 'ask' || reply.kind.startsWith('own.');
  if (lead === '') return { ...reply, lead, alerts: warned.all, settled };
  // What to do in danger is an answer; that nothing else is known would only take the eye off it.
  const danger = [...warned.said, ...warned.earlier];
  const beside = danger.some(isPressing) && !STANDS_BESIDE.test(reply.kind);
  const silent = danger.length > 0 && !reply.fits && (reply.declined || reply.kind === 'ask' || beside);
  return silent
    ? {
        ...reply,
        text: '',
        rows: [],
        choices: [],
        kind: 'hazard',
        declined: false,
        // What was put aside for the alert says nothing of how sure that is.
        support: OF_ALERT,
        lead,
        alerts: warned.all,
        settled: true,
      }
    : { ...reply, lead, alerts: warned.all, settled };
}

/** How well the rules of hazards support an alert. */
const OF_ALERT = 0.9;

const TURNS_AWAY = /^(?:own|law)\.|^(?:smalltalk|warranty|regulator|insurance|inspections|edition)$/;

/** What a limit is, or what something looks like, is asked of something else, where the words don't point back. */
const INFORMS = /^(?:pos\.ok|tolerance|provision|compliance|about|cause)$/;
const POINTS_BACK = /\b(?:it|its|it's|that|this|these|those|they|them|there|here|tonight|still|yet|again)\b/i;

const isPressing = ({ urgency }: Alert) => urgency !== 'soon';

/** Answers that take the danger into account; any other could send somebody back to it. */
const STANDS_BESIDE =
  /^(?:pos|law|own)\.|^(?:knowledge|who|tolerance|provision|warranty|regulator|insurance|inspections|edition|product|photo)$/;
