/** From where, and in what light, a finish is judged. */
import type { StateCode } from '@plumbline/knowledge';
import { rowsNamed } from '../corpus.ts';
import type { Part } from './part.ts';

const FINISH =
  /\b(?:paint\w*|plaster\w*|gyprock|finish\w*|render|joints?|scratch\w*|blemish\w*|marks?|glass|walls?|ceilings?|cabinet\w*|bench ?top\w*|cook ?top|appliance\w*|taps?|tapware|basins?|fixtures?|dint|dents?|chips?)\b/i;
const GLANCING =
  /\b(?:torch\w*|shin(?:e|es|ing)|glancing|side ?light\w*|critical light\w*|raking|low sun|late (?:arvo|afternoon)|(?:in|at) (?:a )?certain (?:light|angle)s?|sun hits|up close|close up|nose (?:to|against)|magnif\w*|only when|only (?:shows?|visible|see)|viewing distance|distance|from where|where (?:do|does|should|must) (?:we|you|i|they|one) (?:stand|judge|look)|how (?:far|close|many met\w+)|from (?:about |around )?\d(?:\.\d)? ?(?:mm|m|met\w+)(?: away| back)?)\b/i;
const SEEN =
  /\b(?:see|seen|shows?|visible|looks?|view\w*|judg\w*|stand|inspect\w*|defect|notice\w*|distance)\b/i;
const OTHER =
  /\b(?:crack\w*|leak\w*|lean\w*|apart|gap|between|toilet|rail\w*|balustrad\w*|damp|mould|photo\w*|drop|fall|slope)\b/i;
const IN_THE_LIGHT =
  /\b(?:torch\w*|shin(?:e|es|ing)|glancing|side ?light\w*|critical|raking|low sun|sun hits|certain (?:light|angle)s?)\b/i;

const LEVELS = /\blevel ?[345]\b|\b(?:which|what) (?:level|finish)\b/i;
const PLASTER =
  /\b(?:plaster\w*|gyprock|joints?|lining|finish\w*|paint\w*|walls?|ceilings?|down ?lights?)\b/i;
const DEMANDING =
  /\b(?:gloss|semi ?-?gloss|satin|dark|black|navy|charcoal|down ?lights?|wash\w*|critical light\w*|big windows?|side light\w*)\b/i;

/** 'Black semi-gloss with downlights on it: what level should it have been?' */
function levelOfFinish(text: string): Part[] {
  if (
    !LEVELS.test(text) ||
    !PLASTER.test(text) ||
    !DEMANDING.test(text) ||
    /\b(?:slab|floor level)\b/i.test(text)
  )
    return [];
  return [
    {
      text: `**Level 5 is for that, where it was agreed.** ${rowsNamed(
        'tolerance:pb-level5',
        'tolerance:pb-level4',
      )
        .map((row) => row.text)
        .join(' ')} So look into the contract for the level that was specified.`,
      rows: rowsNamed('tolerance:pb-level5', 'tolerance:pb-level4'),
      support: 0.8,
    },
  ];
}

const SQUEAKS = /\bsqueak\w*\b/i;
const OF_A_RULE = /\b(?:standards?|limits?|toleran\w+|allowed|acceptable|defect\w*|guides?|rules?)\b/i;

/** 'The builder says there is no standard for squeaks.' */
const squeaking = (text: string, state: StateCode | null): Part[] =>
  SQUEAKS.test(text) &&
  OF_A_RULE.test(text) &&
  /\b(?:floor\w*|boards?|stairs?)\b/i.test(text) &&
  (state === null || state === 'NSW')
    ? rowsNamed('tolerance:floor-squeak').map((row) => ({ text: row.text, rows: [row], support: 0.75 }))
    : [];

export function viewing(text: string, state: StateCode | null): Part[] {
  const level = levelOfFinish(text);
  if (level.length > 0) return level;
  const squeaks = squeaking(text, state);
  if (squeaks.length > 0) return squeaks;
  if (!FINISH.test(text) || !GLANCING.test(text) || !SEEN.test(text) || OTHER.test(text)) return [];
  const held = state === null || state === 'NSW' || state === 'VIC';
  const rows = rowsNamed(
    ...(state === 'VIC'
      ? ['tolerance:view-normal-vic26']
      : state === 'NSW'
        ? ['tolerance:view-normal-nsw']
        : ['tolerance:view-normal-nsw', 'tolerance:view-normal-vic26']),
  );
  const lead = IN_THE_LIGHT.test(text)
    ? '**Not by that light alone.** What shows only in a glancing light, or from closer than the normal viewing position, isn’t normally a defect under the guide. '
    : '';
  const elsewhere = held ? '' : `I hold no such row for ${state}; elsewhere it is this. `;
  return [
    { text: `${lead}${elsewhere}${rows.map((row) => row.text).join(' ')}`, rows, support: held ? 0.8 : 0.6 },
  ];
}
