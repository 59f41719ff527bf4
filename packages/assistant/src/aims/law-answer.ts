/** Answers a question of law: what it says in the state that is spoken of, and which state is meant where none is. */
import type { StateCode } from '@plumbline/knowledge';
import { composeLaw, type LawQuestion } from '../compose/law-parts.ts';
import type { Part } from '../compose/part.ts';
import { OF_LAW } from './aim-of.ts';
import type { Aim } from './aims.ts';

/** Cases that only others can decide: what is said of them is no answer to them. */
const CASE_OF_ONES_OWN: ReadonlySet<Aim> = new Set(['law.insure', 'law.strata', 'law.tenant']);

/** What only a lawyer can answer of one's own case. */
const ADVICE =
  /\b(?:withhold|hold back|stop paying|refuse to pay|(?:last|final) (?:payment|invoice)|win|chances?|compensation|damages|settle)/i;

const PLACES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'];

/** What the law says; undefined where nothing is known of it. */
export function lawAnswer(
  aim: Aim,
  asked: LawQuestion,
  stateOfFinding: StateCode | null,
): { parts: Part[]; choices: string[]; declined: boolean } | undefined {
  const { state, subject, text } = asked;
  // What a finding's own state gives it isn't told for another.
  const here = stateOfFinding !== null && state !== stateOfFinding ? { ...subject, finding: null } : subject;
  const parts = composeLaw(aim, { ...asked, subject: here });
  const choices =
    state === null && parts.length > 0 && OF_LAW.has(aim) ? PLACES.map((place) => `In ${place}`) : [];
  const declined =
    aim === 'law.text' ||
    CASE_OF_ONES_OWN.has(aim) ||
    (aim === 'law.dispute' && (state === null || ADVICE.test(text)));
  return parts.length > 0 ? { parts, choices, declined } : undefined;
}
