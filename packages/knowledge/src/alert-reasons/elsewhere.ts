import type { AlertKind } from '../hazards/index.ts';
import type { OfAlert } from './things.ts';

const ROOMS =
  /\b(?:kitchen|lounge|living|dining|hall(?:way)?|bath(?:room)?|ensuite|laundry|bedroom|study|office|toilet|pantry|nursery|sunroom|rumpus)(?=s?\b)/g;
const OUTBUILDINGS = /\b(?:garage|shed|carport|yard|granny flat|studio|barn|cellar)(?=s?\b)/g;
const SIDES: readonly (readonly RegExp[])[] = [
  [/\bfront\b/, /\b(?:back|rear)\b/],
  [/\bleft\b/, /\bright\b/],
  [/\b(?:upstairs|upper|first floor|top)\b/, /\b(?:downstairs|lower|ground floor|bottom)\b/],
  [/\bnorth\w*\b/, /\bsouth\w*\b/],
  [/\beast\w*\b/, /\bwest\w*\b/],
];
/** Another building, or another home in it. */
const OTHER_HOME =
  /\b(?:neighbou?r'?s?'?|next door|sister|adjoining|adjacent|(?:another|other|different) (?:house|home|building|unit|flat|apartment|block|site|job|property|place))\b|\b(?:at|in|of|for|from) (?:number|no\.?|unit|flat|apartment|apt|lot) ?#?\d+\w?\b/;
/** What leaks, drips or spreads comes from where it isn't seen. */
const COMES_FROM_AFAR: readonly AlertKind[] = ['sewage', 'mould_health', 'fire', 'pool'];
/** Cut off at the meter or the board, wherever that is. */
const CUT_AFAR: readonly AlertKind[] = ['gas', 'electrical'];

const named = (pattern: RegExp, words: string): readonly string[] => words.match(pattern) ?? [];

/** Whether a clause tells of another home, or of a room or side where the alert's words name others. */
export function isElsewhere(clause: string, { kind, because }: OfAlert): boolean {
  const told = because?.toLowerCase() ?? '';
  if (OTHER_HOME.test(clause) && !OTHER_HOME.test(told)) return true;
  if (told === '' || COMES_FROM_AFAR.includes(kind)) return false;
  const own = [...named(ROOMS, told), ...named(OUTBUILDINGS, told)];
  const rooms = own.length > 0 ? named(ROOMS, clause) : [];
  const outside = CUT_AFAR.includes(kind) ? [] : named(OUTBUILDINGS, clause);
  const places = [...rooms, ...outside];
  if (places.length > 0 && !places.some((place) => own.includes(place))) return true;
  return SIDES.some(([one, two]) =>
    one && two
      ? (one.test(told) && !two.test(told) && two.test(clause) && !one.test(clause)) ||
        (two.test(told) && !one.test(told) && one.test(clause) && !two.test(clause))
      : false,
  );
}
