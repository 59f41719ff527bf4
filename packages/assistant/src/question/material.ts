/** What the material that a message names rules out: brick isn't plasterboard, and a floor of tiles doesn't spring. */
import type { DefectId } from '@plumbline/knowledge';

interface Ruled {
  out: readonly DefectId[];
  /** Where the message says this and not that, the defect isn't meant. */
  where: RegExp;
  unless?: RegExp;
  /** What is meant in its place. */
  instead?: DefectId;
}

const APPLIANCES =
  /\b(?:heater|air ?con\w*|fridge|freezer|dishwasher|washing machine|dryer|oven|cook ?top|range ?hood|boiler|pool pump|inverter)\b/i;

const RULED: readonly Ruled[] = [
  {
    out: ['plasterboard_crack'],
    where: /\bbrick(?:s|work)?\b|\bmasonry\b|\bblock ?work\b|\bveneer\b/i,
    unless: /\b(?:plaster\w*|gyprock|ceiling|cornice|drywall|hebel)\b/i,
    instead: 'brick_vertical_crack',
  },
  {
    out: ['bouncy_floor', 'squeaky_floor'],
    where: /\btil(?:es?|ed)\b/i,
    unless: /\b(?:timber|boards?|floorboards?|bounc\w*|spring\w*|squeak\w*|creak\w*)\b/i,
    instead: 'tile_cracked',
  },
  {
    out: ['squeaky_floor', 'bouncy_floor'],
    where: APPLIANCES,
    unless: /\b(?:floor\w*|boards?|joists?|walk\w*|step\w*|under ?foot)\b/i,
  },
  { out: ['peeling_paint'], where: /\bbricks?\b/i, unless: /\bpaint\w*|\bvarnish\w*|\bcoating\b/i },
];

/** The defect that is meant; undefined where what is named rules it out. */
export function asMaterialAllows(text: string, defectId: DefectId): DefectId | undefined {
  const ruled = RULED.find(
    ({ out, where, unless }) => out.includes(defectId) && where.test(text) && !unless?.test(text),
  );
  return ruled ? ruled.instead : defectId;
}
