import { type ComplianceVerdict, type Severity, USUAL_CLOCK } from '@plumbline/knowledge';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const COMPLIANCE_WORDS: Readonly<Record<ComplianceVerdict, string>> = {
  compliant: 'Complies',
  non_compliant: 'Does not comply',
  undetermined: 'Can’t be told from a photo',
};

/** '2026-11-21T08:00' → '21 Nov 2026'. Anything that isn't a date comes back as it is. */
function dayOf(iso: string): string {
  const [, year, month, day] = iso.match(/^(\d{4})-(\d{2})-(\d{2})/) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year && name ? `${Number(day)} ${name} ${year}` : iso;
}

/**
 * The day of a date or of a moment by the clock of the property: '2026-11-21T20:00:00Z' → '22 Nov 2026',
 * '2026-11-21' → '21 Nov 2026'.
 */
export function printDate(iso: string, clock: string = USUAL_CLOCK): string {
  const moment = iso.endsWith('Z') ? Date.parse(iso) : Number.NaN;
  return dayOf(Number.isNaN(moment) ? iso : partsBy(clock, moment).day);
}

/** The day as YYYY-MM-DD of a time by the clock of the property, or as the camera wrote it. */
export function dayAt(iso: string, clock: string): string {
  return /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(iso) ? partsBy(clock, Date.parse(iso)).day : iso.slice(0, 10);
}

/**
 * A time by the clock of the property where its offset is known, and as the camera wrote it where it isn't:
 * '21 Nov 2026, 08:14 AEST', '21 Nov 2026, 08:14'.
 */
export function printTime(iso: string, clock: string = USUAL_CLOCK): string {
  const [, time, zone] = iso.match(/T(\d{2}:\d{2})[\d:.]*(Z|[+-]\d{2}:\d{2})?/) ?? [];
  const moment = zone ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(moment)) return time ? `${dayOf(iso)}, ${time}` : dayOf(iso);
  const by = partsBy(clock, moment);
  return `${dayOf(by.day)}, ${by.time}`;
}

const clocks = new Map<string, Record<'day' | 'time', Intl.DateTimeFormat>>();

function partsBy(timeZone: string, moment: number): Record<'day' | 'time', string> {
  const by = clocks.get(timeZone) ?? {
    day: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
    time: new Intl.DateTimeFormat('en-AU', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    }),
  };
  clocks.set(timeZone, by);
  return { day: by.day.format(moment), time: by.time.format(moment) };
}

/** '33.91240° S, 151.15520° E', broken only between the two. */
export function printPlace(latitude: number, longitude: number): string {
  const north = `${Math.abs(latitude).toFixed(5)}°\u00a0${latitude < 0 ? 'S' : 'N'}`;
  const east = `${Math.abs(longitude).toFixed(5)}°\u00a0${longitude < 0 ? 'W' : 'E'}`;
  return `${north}, ${east}`;
}

/** A calibrated probability in words, by the bands of the screens: one figure has one word. `of`: what alone it is of. */
export function confidenceWords(confidence: number, of?: string): string {
  const percent = Math.round(confidence * 100);
  const words = percent >= 90 ? 'very sure' : percent >= 75 ? 'fairly sure' : 'not very sure';
  return of ? `${words} of ‘${of}’` : words;
}

/** 'roof space' → 'Roof space'. */
export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** 'Complies' → 'complies', beside what it is of. */
export const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** '1 finding', '3 findings'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** 'a, b and c'. */
export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** 'Text' → 'Text.'; what ends a sentence already stays. */
export function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The paragraphs of a text that somebody typed. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
