/** Which alerts tell of one danger, said once for readings, findings, closings and conversations. */
import { type Alert, URGENCIES } from './alert.ts';
import { HAZARDS, type HazardId } from './facts/hazards.ts';
import { isOfName, isOfRating } from './judged.ts';

/** Rows of the table that are one danger, worse or less so: the steps of either do for both. */
const DEGREES: readonly (readonly HazardId[])[] = [
  ['carbon_monoxide', 'monoxide_inside'],
  ['balcony', 'balcony_load'],
  ['movement', 'wide_crack', 'jamming', 'displaced', 'crack'],
  ['falling_masonry', 'displaced'],
  ['retaining_wall', 'retaining_wall_moving'],
  ['asbestos', 'asbestos_broken'],
  ['lead_paint', 'lead_dust'],
  ['mould', 'mould_small'],
];

/** Rows that are one danger where one sentence tells of both: cause and effect, or a thing and its part. */
const IN_A_SENTENCE: readonly (readonly HazardId[])[] = [
  ['live_parts', 'switchboard'],
  ['live_parts', 'powerline'],
  ['live_pool', 'live_parts'],
  ['live_pool', 'electric_shock'],
  ['live_pool', 'water_electric'],
  ['solar_battery', 'water_electric'],
  ['movement', 'wide_crack', 'weak_frame', 'unpropped'],
  ['settlement', 'movement', 'wide_crack', 'jamming', 'displaced', 'crack'],
  ['weak_frame', 'termites', 'settlement'],
  ['falling_masonry', 'concrete_cancer'],
  ['excavation', 'dig_collapse'],
  ['asbestos', 'loose_fill'],
  ['asbestos_broken', 'silica'],
  ['lead_dust', 'lead_paint', 'lead_eaten'],
  ['loose_barrier', 'barrier', 'trip'],
  ['open_shaft', 'barrier', 'trip'],
  ['stairs', 'trip'],
];

type Titled = Pick<Alert, 'kind' | 'title'>;
type Told = Titled & Pick<Alert, 'urgency' | 'because'>;

/** What somebody answered without saying of what: the same danger as loose masonry. */
export const SOMETHING_LOOSE = 'Something has fallen, is loose or has a hole in it';

const TITLES: readonly (readonly string[])[] = [
  ...DEGREES.map((ids) => ids.map((id) => HAZARDS[id].title)),
  [HAZARDS.falling_masonry.title, SOMETHING_LOOSE],
];

/** Whether two alerts are of one danger: a row of the table, or degrees of the same. */
export const isSameDanger = (one: Titled, other: Titled): boolean =>
  one.kind === other.kind &&
  (one.title === other.title ||
    TITLES.some((titles) => titles.includes(one.title) && titles.includes(other.title)));

/** Whether one is to be acted on sooner than the other. */
export const isMoreUrgent = (one: Pick<Alert, 'urgency'>, other: Pick<Alert, 'urgency'>) =>
  URGENCIES.indexOf(one.urgency) < URGENCIES.indexOf(other.urgency);

/**
 * Whether an alert leaves nothing of another to tell: the same danger, as pressing or more so. What only a name or a rating
 * raised is no second danger of its kind.
 */
export const covers = (known: Told, alert: Told): boolean =>
  known.kind === alert.kind &&
  !isMoreUrgent(alert, known) &&
  (isSameDanger(known, alert) || isOfName(alert) || isOfRating(alert));

/** What belongs to the wiring of a house: what is live there is no line that came down. */
const OF_HOUSE = ['board', 'outlet', 'light', 'junction'];

/** Whether one sentence that tells of both rows, and names these classes, tells of one danger. */
export const isSameInSentence = (one: HazardId, other: HazardId, names: (name: string) => boolean): boolean =>
  IN_A_SENTENCE.some(
    (ids) => ids.includes(one) && ids.includes(other) && !(ids.includes('powerline') && OF_HOUSE.some(names)),
  );
