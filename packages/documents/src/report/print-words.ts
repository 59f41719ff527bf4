import type { ComplianceVerdict, Severity } from '@plumbline/knowledge';

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

/** The day of a moment in Sydney, as everywhere in the product where no browser says another: '2026-11-21'. */
const DAY_IN_SYDNEY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney', dateStyle: 'short' });

/** '2026-11-21T08:00' → '21 Nov 2026'. Anything that isn't a date comes back as it is. */
function dayOf(iso: string): string {
  const [, year, month, day] = iso.match(/^(\d{4})-(\d{2})-(\d{2})/) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year && name ? `${Number(day)} ${name} ${year}` : iso;
}

/** The day of a date or of a moment: '2026-11-21T20:00:00Z' → '22 Nov 2026', '2026-11-21' → '21 Nov 2026'. */
export function printDate(iso: string): string {
  const moment = iso.endsWith('Z') ? Date.parse(iso) : Number.NaN;
  return dayOf(Number.isNaN(moment) ? iso : DAY_IN_SYDNEY.format(moment));
}

/** The time as the camera or the device wrote it, with its offset where it knew one: '21 Nov 2026, 08:14 +11:00'. */
export function printTime(iso: string): string {
  const [, time, zone = ''] = iso.match(/T(\d{2}:\d{2})[\d:.]*(Z|[+-]\d{2}:\d{2})?/) ?? [];
  if (!time) return dayOf(iso);
  return `${dayOf(iso)}, ${time}${zone === 'Z' ? ' UTC' : zone && ` ${zone}`}`;
}

const MOMENT_IN_SYDNEY = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

/** A moment that the server recorded, by Sydney's clock: '21 Nov 2026, 08:14 AEDT'. */
export const printMoment = (iso: string): string =>
  `${printDate(iso)}, ${MOMENT_IN_SYDNEY.format(Date.parse(iso))}`;

/** '33.91240° S, 151.15520° E', broken only between the two. */
export function printPlace(latitude: number, longitude: number): string {
  const north = `${Math.abs(latitude).toFixed(5)}°\u00a0${latitude < 0 ? 'S' : 'N'}`;
  const east = `${Math.abs(longitude).toFixed(5)}°\u00a0${longitude < 0 ? 'W' : 'E'}`;
  return `${north}, ${east}`;
}

/** A calibrated probability in words, by the bands of the screens: one figure has one word. */
export function confidenceWords(confidence: number): string {
  const percent = Math.round(confidence * 100);
  return percent >= 90 ? 'very sure' : percent >= 75 ? 'fairly sure' : 'not sure';
}

/** 'roof space' → 'Roof space'. */
export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

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
