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
  /\b(?:heater|air ?con\w*|fridge|freezer|dishwasher|washing machine|dryer|oven|cook ?top|range ?hood|boiler|pool pump|inverter|microwave|heat pump)\b/i;

/** Doors that no carpenter hangs in a house. */
const OTHER_DOORS =
  /\b(?:oven|fridge|freezer|dishwasher|washing machine|dryer|microwave|car|ute|van|caravan|lift)\b(?: \w+)? doors?\b/i;

const RULED: readonly Ruled[] = [
  {
    out: ['plasterboard_crack'],
    where: /\bbrick(?:s|work)?\b|\bmasonry\b|\bblock ?work\b|\bveneer\b/i,
    unless: /\b(?:plaster\w*|gyprock|ceiling|cornice|drywall|hebel)\b/i,
    instead: 'brick_vertical_crack',
  },
  {
    out: ['plasterboard_crack'],
    where: /\brender(?:ed|ing)?\b|\bstucco\b/i,
    unless: /\b(?:plaster\w*|gyprock|ceiling|cornice|drywall|inside)\b/i,
    instead: 'render_defect',
  },
  { out: ['plasterboard_crack'], where: APPLIANCES, unless: /\bcrack\w*\b/i },
  { out: ['door_binding'], where: OTHER_DOORS },
  { out: ['pool_barrier'], where: /^(?!.*\b(?:pools?|spas?|swim\w*|1926)\b)/is },
  {
    out: ['barrier_noncompliant'],
    where:
      /^(?!.*\b(?:rails?|railings?|hand ?rails?|balustrad\w*|balastrad\w*|balusters?|barriers?|guards?|wires?|palings?|pickets?|posts?|glass|edge|drop|fall\w*|fell|climb\w*|gaps?|low|height|high|wobbl\w*|loose|rock\w*|mov\w+)\b)/is,
  },
  {
    out: ['missing_smoke_alarm'],
    where: /\b(?:blink\w*|flash\w*|beep\w*|chirp\w*|light|battery)\b/i,
    unless:
      /\b(?:no|missing|without|not|never|remov\w*|expired|out of date|old|years?|need|require\w*|law|legal|rule)\b/i,
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
