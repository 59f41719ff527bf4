/**
 * What somebody answered has fallen, is loose or has a hole in it. Apart from the reading of words, which every browser loads:
 * only whoever judges a finding needs it.
 */
import { GOES_NEAR, SENDS_THERE } from './advice.ts';
import type { Alert, AlertKind, HazardInput } from './alert.ts';
import { EMERGENCY } from './facts/hazard-fact.ts';
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { bearsLoad } from './floor.ts';
import { alertOf } from './read-alerts.ts';
import { SOMETHING_LOOSE } from './same-danger.ts';

/** From what pieces may have fallen, or in what a hole may be open. */
export const FALLEN_FROM = ['ceiling', 'wall', 'floor', 'elsewhere'] as const;
export type FallenFrom = (typeof FALLEN_FROM)[number];

const OF_FALLEN: Readonly<
  Record<
    FallenFrom,
    { hazard: HazardId; because: string } & Partial<Pick<Alert, 'urgency' | 'title' | 'steps' | 'call'>>
  >
> = {
  ceiling: { hazard: 'ceiling', because: 'Answered: a ceiling has fallen, is loose or has a hole' },
  wall: { hazard: 'falling_masonry', because: 'Answered: a wall has lost pieces, is loose or has a hole' },
  floor: {
    hazard: 'trip',
    because: 'Answered: a floor has fallen in or has a hole',
    urgency: 'now',
    title: 'A floor has fallen in or has a hole',
    steps: ['Keep everyone off that floor and out from below it.', 'Block the way to the hole.'],
    call: `${EMERGENCY} a structural engineer or registered builder`,
  },
  elsewhere: {
    hazard: 'falling_masonry',
    because: 'Answered: something has fallen, is loose or has a hole',
    title: SOMETHING_LOOSE,
    steps: [
      'Keep everyone out from under it and back from any hole or edge.',
      'If it is a hole or pit, fence it off. Cover it only if you can do so without going near the edge.',
      'Don’t try to pull it down yourself.',
    ],
    call: `${EMERGENCY} a structural engineer or registered builder, and your council where the public is in danger`,
  },
};

/** The alert of what was answered. */
export function fallenAlert(from: FallenFrom, input: Pick<HazardInput, 'project' | 'today'>): Alert {
  const { hazard, because, ...own } = OF_FALLEN[from];
  const day = input.today ?? new Date().toISOString().slice(0, 10);
  return { ...alertOf(hazard, 'finding', because, input, day), ...own };
}

/** What an answer is told as: 'Answered: a ceiling has fallen, is loose or has a hole'. */
export const fallenBecause = (from: FallenFrom): string => OF_FALLEN[from].because;

/** The kind of alert that an answer raises. */
export const fallenKind = (from: FallenFrom): AlertKind => HAZARDS[OF_FALLEN[from].hazard].kind;

/**
 * True beside an alert that keeps people from what may come down or what they may fall through now. One for today, such as
 * of bare bars, leaves open what has come down already.
 */
export const keepsFromFall = (alerts: readonly Pick<Alert, 'kind' | 'urgency'>[]): boolean =>
  alerts.some((alert) => alert.urgency === 'now' && (bearsLoad([alert]) || alert.kind === 'fall'));

/** Has a person handle what may be loose, or says again to keep from under it. */
const HANDLES = /^(?:cover|tape|brush|clear|clean|remove|grind|keep people out from below)\b/i;

/** First steps that nobody has to go under it for, and that don't only say again to keep from under it. */
export const stepsFromAfar = (lines: readonly string[]): string[] =>
  lines.filter((line) => !HANDLES.test(line) && !SENDS_THERE.test(line));

/** What has to be laid beside it or held against it, besides. */
const AT_HAND = /\b(?:tape|meter)\b/i;

const ZOOM = 'Zoom in, and don’t stand under it.';

/** How the same photo is taken without going under it. */
const FROM_AFAR: readonly (readonly [RegExp, string])[] = [
  [/^(.*?\bphotograph .+?),? (?:from arm’s length|from close by|close up)\b(.*?)\.$/i, `$1$2. ${ZOOM}`],
  [/^Go closer(,? (?:and|so))/, 'Zoom in without going under it$1'],
];

/**
 * What to photograph next, by somebody who keeps from under it: doubt is never left without it. What nobody can do from afar
 * is left out, however it is written.
 */
export const looksFromAfar = (lines: readonly string[]): string[] =>
  lines
    .map((line) => FROM_AFAR.reduce((told, [near, far]) => told.replace(near, far), line))
    .filter((line) => !GOES_NEAR.test(line) && !AT_HAND.test(line) && !HANDLES.test(line));

/** What to photograph in place of one look: from afar, too, where that look can't be had from there. */
export const lookFromAfar = (line: string): string => looksFromAfar([line])[0] ?? `Photograph it. ${ZOOM}`;
