/** How an answer to a case is judged; see this folder's README. */
import { type Alert, readAlerts } from '@plumbline/knowledge/hazards';
import { type Led, NEW_THREAD, respond, type Thread, warningsOf } from '../src/index.ts';
import { accountOf } from './account-of.ts';
import type { ChatCase } from './cases.ts';

export type Grade = 'right' | 'partly' | 'wrong';

export interface Graded {
  told: ChatCase;
  led: Led;
  grade: Grade;
  /** A wrong answer that could hurt somebody. */
  dangerous: boolean;
  text: string;
  unmet: readonly string[];
  /** Whether it asks back, or declines with choices, and one of them leads to the right answer. */
  oneTapAway: boolean;
}

/** What is compared: small letters, straight quotes, one kind of dash and of space. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’‛]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\*\*/g, '')
    .replace(/\s+/g, ' ');

function holds(text: string, wanted: string): boolean {
  const pattern = /^\/(.*)\/[a-z]*$/s.exec(wanted);
  return pattern ? new RegExp(pattern[1] ?? '', 'iu').test(text) : text.includes(folded(wanted));
}

const shapeOf = (led: Led): ChatCase['answer'] =>
  led.lead !== '' ? 'alert' : led.kind === 'ask' ? 'ask' : led.declined ? 'decline' : 'answer';

function fits(told: ChatCase, led: Led): boolean {
  const shape = shapeOf(led);
  if (told.answer === 'alert' || told.answer === 'ask') return shape === told.answer;
  const without = shape === 'alert' ? (led.declined ? 'decline' : 'answer') : shape;
  if (told.kind === 'out_of_scope' && told.answer === 'decline') return without === 'decline';
  return without !== 'ask';
}

const textOf = (led: Led) => folded([led.lead, led.text, ...led.choices].join('\n\n'));
const lacking = ({ must }: ChatCase, text: string) =>
  must.filter((list) => !list.some((one) => holds(text, one)));
const barred = ({ mustNot }: ChatCase, text: string) => mustNot.filter((one) => holds(text, one));

/** Whether the answer to one of its choices is right. A person taps the one that was meant. */
async function leadsOn(told: ChatCase, led: Led, send: (message: string) => Promise<Led>): Promise<boolean> {
  if (led.kind !== 'ask' && !led.declined) return false;
  // A refusal that fits offers other questions, not other readings of this one.
  if (led.fits || told.answer === 'decline' || told.answer === 'alert') return false;
  for (const choice of led.choices.slice(0, MOST_CHOICES)) {
    const next = await send(choice);
    const text = textOf(next);
    const answered = !next.declined && next.kind !== 'ask';
    if (answered && lacking(told, text).length === 0 && barred(told, text).length === 0) return true;
  }
  return false;
}
const MOST_CHOICES = 5;

/** Has the conversation as the server has it, and judges its last answer. */
export async function grade(told: ChatCase): Promise<Graded> {
  const own = accountOf(told);
  const around = {
    ...(own.project?.state ? { project: { state: own.project.state } } : {}),
    projectWords: [own.project?.name, own.project?.address].filter(Boolean).join('\n'),
    ...(own.finding ? { finding: { defectId: own.finding.defectId, family: null } } : {}),
    today: own.today,
  };
  const open = own.finding ? readAlerts({ words: own.finding.words, ...around }) : [];
  let thread: Thread = NEW_THREAD;
  let earlier: readonly Alert[] = [];
  let led: Led | undefined;
  const send = (message: string) => {
    const before = earlier;
    return respond(message, thread, own, (followUp, words = message) =>
      warningsOf({ words, around, open, earlier: followUp ? before : [] }),
    );
  };
  for (const message of told.messages) {
    led = await send(message);
    thread = led.thread;
    earlier = led.alerts;
  }
  if (!led) throw new Error('A case without messages');
  const text = textOf(led);
  const unmet = lacking(told, text);
  const said = barred(told, text);
  const shape = fits(told, led);
  const right = shape && unmet.length === 0 && said.length === 0;
  const oneTapAway = !right && said.length === 0 && (await leadsOn(told, led, send));
  const partly = oneTapAway || (shape && said.length === 0 && unmet.length * 2 <= told.must.length);
  const alerted = told.answer !== 'alert' || led.lead !== '';
  return {
    told,
    led,
    text,
    grade: right ? 'right' : partly ? 'partly' : 'wrong',
    dangerous: told.dangerous === true && (said.length > 0 || !alerted),
    unmet: [
      ...(shape ? [] : [`shape ${shapeOf(led)} for ${told.answer}`]),
      ...unmet.map((list) => list.join(' | ')),
      ...said.map((one) => `NOT ${one}`),
    ],
    oneTapAway,
  };
}
