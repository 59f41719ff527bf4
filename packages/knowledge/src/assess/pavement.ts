/**
 * A slab that lies on the ground and carries no building: a driveway, a path. A crack in it is no matter of AS 2870, of an
 * engineer, or of what goes through it; its edge may trip somebody.
 */
import { type Cue, statesAny } from '../stated-cues.ts';
import type { Subject } from './subject.ts';

const PAVEMENT: readonly Cue[] = [
  'driveway*|crossover*|footpath*|path|paths|pathway*|walkway*|pavement*|paving|paver*|patio*|kerb*',
];
/** A building, what holds ground or people up, and ground that is gone from below: then it is more than a path. */
const MORE: readonly Cue[] = [
  'house*|door*|window*|garage*|carport*|wall|walls|footing*|foundation*|brick|bricks|brickwork|stonework|plasterboard|column*|beam*|pier*|post|posts|suspended|balcon*|deck*|pool*|stair*|steps|retaining|ceiling*|floor*|room*|lounge|kitchen|verandah*|veranda*|bridge|culvert|drain*|pipe*|sewer*|basement*|roof*|eave*|facade*',
  'parapet*|chimney*|lintel*|fence*|pillar*|render*|gate|gates|planter*|creek*|level|storey*|unit|units|apartment*|upstairs|carpark*|podium*',
  'car park',
  'hollow*|void*|cavity|washed|undermin*|undercut|sunk|sinking|sinks|sinkhole*|collaps*|subsid*|hole|gave|caved|caving',
];

/** Told by where the path is: then it is something else that is cracked. */
const ELSEWHERE =
  /\b(?:above|beside|by|near|next to|behind|below|under|against|alongside|facing) (?:(?:the|a|our|my|their|that|this) )?(?:\w+ )?(?:drive ?ways?|crossovers?|(?:foot|path|walk)?(?:paths?|ways?)|pavements?|paving|pavers?|patios?|kerbs?)\b/i;

/** True where the words say that it is a driveway or path and name nothing that carries or is carried. */
export const isPavement = (words: string): boolean =>
  statesAny(words, PAVEMENT) && !statesAny(words, MORE) && !ELSEWHERE.test(words);

const isSlabOrUnnamed = ({ defectId, family }: Pick<Subject, 'defectId' | 'family'>): boolean =>
  defectId === 'slab_crack' || (defectId === null && family === 'crack');

/** True of a crack in such a slab. */
export const isPavementCrack = (subject: Pick<Subject, 'defectId' | 'family'>, words: string): boolean =>
  isSlabOrUnnamed(subject) && isPavement(words);

/** What such a crack is called: no panel of a driveway is a floor. */
export const PAVEMENT_NAME = 'Crack in a driveway or path';

/** What such a crack is called, comes of and needs. */
export function pavementSubject(subject: Subject, words: string): Subject {
  if (!isPavementCrack(subject, words)) return subject;
  return {
    ...subject,
    name: PAVEMENT_NAME,
    typicalSeverity: 'low',
    typicalReason: 'A crack in a slab that carries no building is low as a rule.',
    safetyHazardPossible: false,
    causes: [
      'shrinkage as the concrete dried',
      'tree roots or ground that moves',
      'vehicles, or thin concrete',
    ],
    actions: {
      immediate: ['mark an edge that stands up, so that nobody trips on it'],
      shortTerm: ['seal the crack if water or weeds get in'],
      longTerm: ['grind an edge that stands up, or replace the panel'],
    },
    whoToCall: ['concreter'],
    confusableWith: [],
    ask: null,
  };
}
