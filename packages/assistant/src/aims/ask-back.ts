/** Asks back: what a message may have meant is offered to tap, and the tapped one is answered in its own words. */

import type { OwnContext } from '../account-data.ts';
import { cite } from '../compose/cite.ts';
import { closestRows } from '../compose/plain-replies.ts';
import { type Corpus, findRow } from '../corpus.ts';
import { readQuestion } from '../question/read-question.ts';
import { LONGEST_PENDING, type Offer, type Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { routedReply } from '../routed-reply.ts';
import { likelyRight } from '../sureness.ts';
import { allowedBy } from './aim-of.ts';
import type { Aim } from './aims.ts';
import { classed } from './features.ts';
import { betterReading } from './looks-again.ts';
import { namesSaid } from './meant.ts';
import { aimModel, type Guess } from './model.ts';
import { route } from './route.ts';
import type { Routed } from './routed.ts';

/** Readings that may be offered, each as a person would ask it. */
export const LABELS: Partial<Record<Aim, string>> = {
  'own.list': 'List my findings',
  'own.first': 'What should I fix first?',
  'own.trade': 'Which trades do my findings need?',
  'own.compliance': 'Is my project compliant?',
  'own.credits': 'How many credits do I have?',
  'own.projects': 'List my projects',
  'own.reports': 'Show my reports',
  'own.when': 'When was it recorded?',
  'own.summary': 'Summarise my project',
  'own.detail': 'Tell me about that finding',
  'pos.who': 'Who fixes it?',
  'pos.trade': 'May this trade fix it?',
  'pos.diy': 'Can I fix it myself?',
  'pos.wait': 'How long can it wait?',
  'pos.stay': 'Can we keep using it?',
  'pos.pays': 'Who pays for it?',
  'pos.ok': 'What is the limit?',
  'law.period': 'How long is the builder liable?',
  'law.start': 'When does the warranty start?',
  'law.extend': 'Can the time be extended?',
  'law.late': 'Is it too late to claim?',
  'law.class': 'What counts as a major defect?',
  'law.forum': 'Who hears a building dispute?',
  'law.lodge': 'By when must I complain?',
  'law.bond': 'How does the strata bond work?',
  'law.complain': 'Where do I complain about a builder?',
  'law.dispute': 'What if the builder won’t fix it?',
  'law.stage': 'Which inspections are mandatory?',
  'law.edition': 'Which NCC edition applies?',
  'law.broke': 'What if the builder goes broke?',
  'law.buyer': 'Does the warranty pass to a buyer?',
  'law.write': 'What should a notice to the builder say?',
  'law.guide': 'Is the guide binding?',
  'law.ai': 'May a tribunal use AI answers?',
  'law.insure': 'Does insurance cover it?',
  'law.tenant': 'What can a tenant do?',
  'law.strata': 'Who is responsible in strata?',
  'app.price': 'What does Plumbline cost?',
  'app.sure': 'How sure is an answer?',
};

const LEAST = 0.06;
const MOST_READINGS = 3;
const MOST_ROWS = 2;
const MOST_TRIED = 6;

/** What a message is answered with. */
export interface Asked {
  message: string;
  spelt: string;
  thread: Thread;
  own: OwnContext;
  corpus: Corpus;
  warned: boolean;
}

const readAs = ({ message, spelt, thread, own, corpus, warned }: Asked, aim: Aim) =>
  route(message, spelt, { ...thread, pending: null }, own, corpus, warned, false, aim);

/** What a message may want, likeliest first. */
export async function guessesOf({
  message,
  spelt,
  own,
}: Pick<Asked, 'message' | 'spelt' | 'own'>): Promise<Guess[]> {
  const names = namesSaid(message, await own.projects());
  return aimModel().guess(classed(names.length > 0 ? message : spelt, names));
}

/**
 * Another reading of a message, where the answer to it doesn't give what was asked for; undefined where it does, or
 * where the other has no answer.
 */
export async function readOtherwise(asked: Asked, kind: Reply['kind']): Promise<Routed | undefined> {
  const aim = betterReading(asked.message, kind, allowedBy(asked.message, await guessesOf(asked)));
  if (!aim || aim === kind) return undefined;
  const routed = await readAs(asked, aim);
  return routed && 'aim' in routed && !routed.asks && routed.parts.length > 0 ? routed : undefined;
}

/** How likely it is that the rows are what a message asks for. */
export async function knowledgeLikely(asked: Pick<Asked, 'message' | 'spelt' | 'own'>): Promise<number> {
  const guesses = await guessesOf(asked);
  return guesses.find(({ aim }) => aim === 'knowledge')?.probability ?? 0;
}

/** What a message may have meant, likeliest first: readings that have an answer, then the closest rows. */
export async function offersFor(asked: Asked): Promise<Offer[]> {
  const { message, spelt, thread, own, corpus } = asked;
  const projects = await own.projects();
  const names = namesSaid(message, projects);
  const guesses = aimModel()
    .guess(classed(names.length > 0 ? message : spelt, names))
    .filter(({ probability }) => probability >= LEAST)
    .slice(0, MOST_TRIED);
  const readings: Offer[] = [];
  for (const { aim } of guesses) {
    const label = LABELS[aim];
    if (!label || readings.length >= MOST_READINGS) continue;
    if (aim.startsWith('own.') && projects.length === 0 && aim !== 'own.credits') continue;
    const routed = await readAs(asked, aim);
    if (routed && 'aim' in routed && !routed.declined && !routed.asks)
      readings.push({ label, aim, rowId: null });
  }
  const question = readQuestion(spelt, thread, own.project?.state ?? own.homeState);
  if (question.gap !== undefined || question.foreign || question.subject.length === 0) return readings;
  const rows = closestRows(question, corpus)
    .slice(0, MOST_ROWS)
    .map(({ id, title }): Offer => ({ label: title, aim: null, rowId: id }));
  return [...readings, ...rows];
}

/** The offer that a message taps, where the one before it made any. */
export const tappedOffer = (message: string, { pending }: Thread): Offer | undefined =>
  pending?.offers.find(({ label }) => label.toLowerCase() === message.trim().toLowerCase());

/** Answers what was written before in the reading that was tapped; undefined where it has no answer any more. */
export async function answerTapped(asked: Asked, offer: Offer): Promise<Reply | undefined> {
  if (offer.rowId !== null) return answerRow(asked, offer.rowId);
  if (offer.aim === null) return undefined;
  const routed = await readAs(asked, offer.aim);
  if (!routed || !('aim' in routed)) return undefined;
  // What was dangerous in the message before still is.
  return { ...routedReply(routed, { ...asked.thread, pending: null }), followUp: true };
}

function answerRow({ thread }: Asked, rowId: string): Reply | undefined {
  const row = findRow(rowId);
  if (!row) return undefined;
  const cited = cite([{ text: row.text, rows: [row], support: 0.9 }]);
  return {
    ...cited,
    kind: 'general',
    declined: false,
    support: 0.9,
    thread: {
      ...thread,
      pending: null,
      defectIds: row.defectIds.length === 1 ? row.defectIds : thread.defectIds,
      cited: [row.id],
      aim: null,
    },
    followUp: true,
    contextLoaded: false,
    fits: false,
    choices: [],
  };
}

/** Below this an answer is followed by what else may have been meant. */
const HARDLY_SURE = 0.7;
const MOST_BESIDE = 2;
const MOST_CHOICES = 4;

/**
 * A reply with what else the message may have meant. Where nothing is known it asks which of these it was, and the
 * conversation stays where it stood; beside an answer that is hardly sure they are only offered.
 */
export async function withOffers(reply: Reply, asked: Asked): Promise<Reply> {
  const unsure = reply.declined && reply.fits && !asked.warned && (await refusalUnsure(asked, reply));
  const unknown = reply.declined && (!reply.fits || unsure);
  const talk = reply.kind === 'smalltalk' || reply.kind === 'ask' || (reply.fits && !unsure);
  if (!unknown && (talk || likelyRight(reply) >= HARDLY_SURE)) return reply;
  const found = await offersFor(asked);
  const offers = unsure
    ? found.filter(({ aim }) => aim !== null)
    : unknown
      ? found
      : found.filter(({ aim }) => aim !== null && aim !== reply.kind).slice(0, MOST_BESIDE);
  if (offers.length === 0) return reply;
  const pending = { text: asked.message.slice(0, LONGEST_PENDING), offers };
  const choices = offers.map(({ label }) => label);
  return unknown
    ? {
        ...reply,
        text: `${reply.text}\n\n${WHICH}`,
        thread: { ...asked.thread, pending },
        choices,
        fits: false,
      }
    : {
        ...reply,
        thread: { ...reply.thread, pending },
        choices: [...new Set([...choices, ...reply.choices])].slice(0, MOST_CHOICES),
      };
}

/** Whether a refusal may have taken the message for something else: another reading is likely enough. */
const LIKELY_OTHER = 0.1;
const SURE_REFUSAL = 0.9;
async function refusalUnsure(asked: Asked, { text }: Reply): Promise<boolean> {
  const guesses = await guessesOf(asked);
  const [best] = guesses;
  const other = guesses.find(({ aim }) => !aim.startsWith('no.') && aim !== 'knowledge' && aim in LABELS);
  // What law refuses says what it can in full.
  const misread = best?.aim.startsWith('no.') ? best.probability < SURE_REFUSAL : text.startsWith(GAP);
  return misread && (other?.probability ?? 0) >= LIKELY_OTHER;
}
const GAP = 'I can’t answer that: ';

const WHICH = 'Did you mean one of these?';
