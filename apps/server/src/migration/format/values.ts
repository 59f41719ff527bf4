/** How other systems write numbers, percentages, truth and time. Each reads what is certain and refuses the rest. */

/** 12, '12', ' 1,200.5 '. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (!/^[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/.test(text)) return undefined;
  const number = Number(text.replaceAll(',', ''));
  return Number.isFinite(number) ? number : undefined;
}

/** 0–1 from 0.87, '0.87', 87, '87' and '87%'. 1 is certainty; '1%' is a hundredth. */
export function readConfidence(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim().endsWith('%')) {
    return share(readNumber(value.trim().slice(0, -1)), 100);
  }
  const number = readNumber(value);
  return share(number, number !== undefined && number > 1 ? 100 : 1);
}

function share(number: number | undefined, whole: number): number | undefined {
  return number !== undefined && number >= 0 && number <= whole ? number / whole : undefined;
}

const YES = new Set(['true', 'yes', 'y', '1', 'compliant']);
const NO = new Set(['false', 'no', 'n', '0', 'non-compliant', 'non_compliant', 'noncompliant']);

export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = String(typeof value === 'number' || typeof value === 'string' ? value : '')
    .trim()
    .toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

interface ReadDate {
  /** ISO 8601 in UTC. */
  iso: string;
  /** What was taken for granted, where something was. */
  remark?: string;
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;
const SLASHED = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;
const NAMED =
  /\b(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\b/i;

/** ISO 8601 with or without time and zone, milliseconds or seconds since 1970, 21/11/2026, and dates with a month's name. */
export function readDate(value: unknown): ReadDate | undefined {
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^\d{10}(\d{3})?$/.test(text)) return fromNumber(Number(text));
  const iso = ISO.exec(text);
  if (iso) return fromIso(iso);
  const slashed = SLASHED.exec(text);
  if (slashed) return fromSlashed(slashed);
  if (text.length > 60 || !NAMED.test(text) || !/\b\d{4}\b/.test(text)) return undefined;
  const zoned = /(?:\b(?:GMT|UTC)|Z|[+-]\d{2}:?\d{2})/.test(text);
  const time = Date.parse(zoned ? text : `${text} UTC`);
  return plausible(time, zoned ? undefined : 'States no time zone; read as UTC');
}

function fromNumber(value: number): ReadDate | undefined {
  // Ten digits count seconds until the year 2286.
  return plausible(value < 1e10 ? value * 1000 : value);
}

function fromIso([, year, month, day, hour, minute, second = '00', fraction = '0', zone]: RegExpExecArray) {
  if (!isCalendarDate(Number(year), Number(month), Number(day))) return undefined;
  if (hour === undefined) return plausible(Date.parse(`${year}-${month}-${day}T00:00:00Z`));
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3);
  const offset =
    zone && /\d$/.test(zone) && !zone.includes(':') ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const time = Date.parse(
    `${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${offset ?? 'Z'}`,
  );
  return plausible(time, zone ? undefined : 'States no time zone; read as UTC');
}

function fromSlashed([, first, second, year]: RegExpExecArray): ReadDate | undefined {
  const [day, month] = [Number(first), Number(second)];
  if (!isCalendarDate(Number(year), month, day)) return undefined;
  const date = [year, second, first].map((part) => String(part).padStart(2, '0')).join('-');
  const unclear = day <= 12 && day !== month;
  return plausible(
    Date.parse(`${date}T00:00:00Z`),
    unclear ? `Could be read two ways; read day first, as ${date}` : undefined,
  );
}

function isCalendarDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

function plausible(time: number, remark?: string): ReadDate | undefined {
  if (!(time >= EARLIEST && time < LATEST)) return undefined;
  return { iso: new Date(time).toISOString(), ...(remark ? { remark } : {}) };
}
