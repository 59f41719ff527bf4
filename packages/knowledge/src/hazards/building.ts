/** What a building itself warns of before any work: what one of its age is likely to hold, and what its description names. */
import type { Alert, HazardInput } from './alert.ts';
import { ageOf } from './from-project.ts';
import { alertOf } from './read-alerts.ts';
import { ASBESTOS_TO, LEAD_BEFORE } from './years.ts';

/** What a building of this year is likely to hold, which no photograph settles. */
export function heldByYear(year: number): ('asbestos' | 'lead paint')[] {
  if (!Number.isFinite(year) || year > ASBESTOS_TO) return [];
  return year < LEAD_BEFORE ? ['asbestos', 'lead paint'] : ['asbestos'];
}

const SHEETS = /\b(?:asbestos|fibro|ac sheet\w*|super ?six|tilux|hardiflex|versilux|zelemite)\b/gi;
/** Gone or not there, right before or later in the same clause. 'To be removed' and 'not removed' is there. */
const DENIED_BEFORE = /\b(?:no|non|not|nil|without|free of)(?: (?:any|known|visible|suspected))?[ -]$/i;
const DENIED_AFTER =
  /^[^.;,\n]{0,40}\b(?:(?<!\b(?:be|being|not|never|isn.t|been|get|getting|half|partly) )(?:removed|stripped|replaced|gone|cleared)|free\b(?!-)|negative|none|not (?:found|detected|present))\b/i;

/** Gone at a clause's end or with its year alone: what follows, or comes between, may tell of another place or another thing. */
const ENDS =
  /^[^.;,\n]{0,40}?\b(?:removed|stripped|replaced|gone|cleared|free)\b(?! *(?:$|[.;,\n]|(?:in )?(?:19|20)\d\d\b))/i;
/** Only part of it is denied, or what is gone or missing is something else. */
const IN_PART = /\b(?:part\w*|but|some|most|except|remain\w*|still|only|and|or|report not|not found in)\b/i;

function deniedAfter(words: string, from: number, to: number): boolean {
  const after = words.slice(to, to + 60);
  const around = `${words
    .slice(Math.max(0, from - 30), from)
    .split(/[.;\n]/)
    .at(-1)} ${words.slice(to, to + 100)}`;
  return DENIED_AFTER.test(after) && !ENDS.test(after) && !IN_PART.test(around);
}

/** The words that name a sheet of asbestos in a project's description; undefined where none does, or all deny it. */
const sheetNamed = (words: string): string | undefined =>
  [...words.matchAll(SHEETS)].find(
    ({ 0: name, index }) =>
      !DENIED_BEFORE.test(words.slice(Math.max(0, index - 40), index)) &&
      !deniedAfter(words, index, index + name.length),
  )?.[0];

/** Alerts before any work, by the latest date of the project and by what its description names. */
export function buildingAlerts({
  project = {},
  projectWords = '',
  today,
}: Omit<HazardInput, 'words'>): Alert[] {
  const years = [project.contractDate, project.approvalDate, project.completionDate]
    .filter((date): date is string => date !== undefined)
    .map((date) => Number(date.slice(0, 4)));
  const year = years.length > 0 ? Math.max(...years) : Number.NaN;
  const held = heldByYear(year);
  const told = ageOf({ words: '', project, projectWords });
  const named = sheetNamed(projectWords);
  const age = held.length > 0 ? `Building of ${year}` : told.because;
  const aged = ageOf({ words: '', projectWords }).because;
  const day = today ?? new Date().toISOString().slice(0, 10);
  const of = (hazard: 'asbestos' | 'lead_paint', because: string): Alert => ({
    ...alertOf(hazard, 'project', because, { project }, day),
    urgency: 'soon',
  });
  return [
    ...(named || held.includes('asbestos') || told.classes.has('yearold')
      ? [of('asbestos', named ? `The project’s description names ‘${named}’` : age)]
      : []),
    ...(held.includes('lead paint') || told.classes.has('yearlead')
      ? [of('lead_paint', held.includes('lead paint') ? age : aged || told.because)]
      : []),
  ];
}
