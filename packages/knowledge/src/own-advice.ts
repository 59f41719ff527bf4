/** Advice of our own that comes back in a list, a report or a topic: it tells of no danger that was there. */
import { ENGINEER_FIRST } from './assess/structure.ts';
import { DEFECT_NAMES } from './defects.ts';
import { URGENCY_NAMES } from './hazards/alert.ts';
import type { HazardFact } from './hazards/facts/hazard-fact.ts';
import { HAZARDS } from './hazards/facts/hazards.ts';
import { markOf } from './hazards/titled.ts';
import { STATE_CODES } from './stages.ts';
import { DEFECTS } from './taxonomy.ts';

const FACTS: readonly HazardFact[] = Object.values(HAZARDS);

const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+/).filter((one) => one.trim() !== '');

/** How a sentence of ours may begin by where it stands: a term of a print, or advice that waits beside an alert. */
const BEGINS = /^(?:now|within weeks|later|by a trade, once it is safe:)\s+/;

const plain = (sentence: string): string => {
  const low = sentence.normalize('NFKC').trim().toLowerCase().replaceAll('’', "'");
  return low
    .replace(BEGINS, '')
    .replace(BEGINS, '')
    .replace(/[.;]+$/, '')
    .replace(/\s+/g, ' ');
};

const OWN = new Set(
  [
    ENGINEER_FIRST,
    ...DEFECTS.flatMap(({ actions }) => [...actions.immediate, ...actions.shortTerm, ...actions.longTerm]),
    ...FACTS.flatMap(({ steps, byState }) => [
      ...steps,
      ...Object.values(byState ?? {}).flatMap(({ steps: more = [] }) => more.map(({ text }) => text)),
    ]),
  ]
    .flatMap((text) => [text, ...sentencesOf(text)])
    .map(plain),
);

const NAMES = new Set(DEFECT_NAMES.map(({ name }) => name.toLowerCase()));

/**
 * 'Possible kinds: plasterboard crack · slab crack.': kinds that a photo couldn't tell apart, each by its own name. Files
 * that were written before 29 November 2026 say 'It may be plasterboard crack or slab crack.'
 */
const isGuess = (sentence: string): boolean => {
  const named = /^possible kinds: (.+)$/.exec(plain(sentence))?.[1];
  if (named) return named.split(' · ').every((name) => NAMES.has(name));
  const kinds = /^it may be (.+)$/.exec(plain(sentence))?.[1];
  if (!kinds) return false;
  const parts = kinds.split(/, | or /);
  // A name may hold the word that joins names.
  const isNames = (left: readonly string[]): boolean =>
    left.length === 0 ||
    left.some(
      (_, at) => joins(left.slice(0, at + 1)).some((name) => NAMES.has(name)) && isNames(left.slice(at + 1)),
    );
  return parts.length <= 12 && isNames(parts);
};
const joins = (parts: readonly string[]): string[] => [parts.join(' or '), parts.join(', ')];

const isOwn = (sentence: string) => OWN.has(plain(sentence)) || isGuess(sentence);

const STATE_CALL = new RegExp(`^\\s*\\.?\\s*(?:${STATE_CODES.join('|')}): [^.\\n]*`);

/** A line that our exports write of an open hazard, as its mark and what somebody wrote behind it. */
function ofHazard(line: string): string[] | undefined {
  const fact = FACTS.find(({ title }) => line.startsWith(`${markOf(title)}. `));
  if (!fact) return undefined;
  let rest = line.slice(markOf(fact.title).length + 1);
  for (const call of [`Call: 000 for whoever is hurt, then ${fact.call}`, `Call: ${fact.call}`]) {
    const at = rest.indexOf(call);
    if (at < 0) continue;
    rest = `${rest.slice(0, at)} ${rest
      .slice(at + call.length)
      .replace(STATE_CALL, '')
      .replace(/^\s*\./, '')}`;
  }
  const whens: readonly string[] = Object.values(URGENCY_NAMES).map(plain);
  const left = sentencesOf(rest).filter((one) => !whens.includes(plain(one)) && !isOwn(one));
  return [markOf(fact.title), left.join(' ').trim()];
}

/**
 * A text without the sentences that are ours word for word, a hazard of ours as its mark alone. Whatever anybody else
 * wrote stays, however near it comes.
 */
export const withoutOwnAdvice = (text: string): string =>
  text
    .split('\n')
    .flatMap(
      (line) =>
        ofHazard(line) ?? [
          sentencesOf(line)
            .filter((one) => !isOwn(one))
            .join(' '),
        ],
    )
    .filter((line) => line !== '')
    .join('\n');
