/** When a building was finished, by the person's own words: 'handed over 8 months ago', 'built in 1965', 'old house'. */
import { addMonths, isIsoDate } from '../dates.ts';
import type { ProjectFacts } from '../findings.ts';
import { statesAny } from '../stated-cues.ts';

const NUMBERS: ReadonlyMap<string, number> = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
    .map((word, index): [string, number] => [word, index])
    .concat([
      ['a', 1],
      ['an', 1],
      ['eighteen', 18],
    ]),
);
const COUNT = String.raw`(\d{1,3}|${[...NUMBERS.keys()].join('|')})`;
const UNIT = '(day|week|month|year)s?';
const FINISHED =
  '(?:hand(?:ed|ing)?[ -]?over|handover|complet(?:ed|ion)|finished|built|moved in|moving in|new)';

const AGO = new RegExp(String.raw`\b${FINISHED}\b[^.;]{0,30}?\b${COUNT} ${UNIT} (?:ago|back)\b`, 'i');
const AFTER = new RegExp(
  String.raw`\b${COUNT} ${UNIT} (?:after|since|from|past) (?:the |it was |we )?${FINISHED}\b`,
  'i',
);
const OLD = new RegExp(String.raw`\b${COUNT}[ -]${UNIT}[ -]old\b`, 'i');
const LAST = new RegExp(String.raw`\b${FINISHED}\b[^.;]{0,20}?\blast (week|month|year)\b`, 'i');
const AT_HANDOVER =
  /\b(?:at|on|before) (?:the )?(?:handover|hand-over|practical completion)\b|\bhandover inspection\b/i;
const BUILT_IN = new RegExp(
  String.raw`\b(?:${FINISHED}|dates? from|from|circa|c\.|house of)\b[^.;\d]{0,12}\b(1[89]\d\d|20[0-2]\d)\b`,
  'i',
);
const DECADE = /\b(1[89]\d0|20[0-2]0)'?s\b/i;

/** Words that tell of a building that has stood for long, without its year. */
const EXISTING = [
  'old|older|existing|heritage|federation|victorian|edwardian|interwar|californian house|home|building|unit|flat|terrace|cottage|bungalow|weatherboard|place',
  'period home|house',
];

const MONTHS_IN = { month: 1, year: 12 } as const;
const DAYS_IN = { day: 1, week: 7 } as const;

const count = (text: string): number => NUMBERS.get(text.toLowerCase()) ?? Number(text);

function before(inspectedOn: string, amount: number, unit: string): string {
  const length = unit.toLowerCase();
  if (length === 'month' || length === 'year') return addMonths(inspectedOn, -amount * MONTHS_IN[length]);
  const days = amount * DAYS_IN[length === 'week' ? 'week' : 'day'];
  return new Date(Date.parse(inspectedOn.slice(0, 10)) - days * 86_400_000).toISOString().slice(0, 10);
}

/** The day on which it was finished, as far as the words tell; undefined where they don't. */
export function statedCompletion(words: string, inspectedOn: string): string | undefined {
  if (!isIsoDate(inspectedOn)) return undefined;
  if (AT_HANDOVER.test(words)) return inspectedOn.slice(0, 10);
  const ago = AGO.exec(words) ?? AFTER.exec(words) ?? OLD.exec(words);
  if (ago) return before(inspectedOn, count(ago[1] ?? ''), ago[2] ?? '');
  const last = LAST.exec(words);
  if (last) return before(inspectedOn, 1, last[1] ?? '');
  const year = BUILT_IN.exec(words)?.[1];
  if (year) return `${year}-12-31` < inspectedOn ? `${year}-12-31` : inspectedOn.slice(0, 10);
  const decade = DECADE.exec(words)?.[1];
  return decade ? `${Number(decade) + 9}-12-31` : undefined;
}

/** True where the words tell of a building that isn't new: today's date stands for nothing then. */
export function isExistingBuilding(words: string): boolean {
  return DECADE.test(words) || statesAny(words, EXISTING);
}

/** The project with what the words say of its completion, where the project itself doesn't say. */
export function withStatedCompletion(
  project: ProjectFacts,
  words: string,
  inspectedOn: string,
): ProjectFacts {
  if (project.completionDate !== undefined) return project;
  const completionDate = statedCompletion(words, inspectedOn);
  return completionDate ? { ...project, completionDate } : project;
}
