import type { DueDate, RepairLine } from '@plumbline/contract';
import { ASK_A_LAWYER } from '@plumbline/knowledge/warranties';
import { digest } from './links.ts';

/** Something that is due on a day, wherever its reader is. */
export interface DueEvent {
  uid: string;
  /** YYYY-MM-DD. */
  day: string;
  summary: string;
  description: string;
  url: string;
}

/** A line is at most 75 bytes long, its break not counted (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/** What has a day, each as an event of that whole day: a due date means the same in every time zone. */
export const dueEvents = (lines: readonly RepairLine[], publicUrl: string): DueEvent[] =>
  lines.flatMap(({ findingId, number, title, projectName, state, person, trade, alerts, dueOn }) =>
    dueOn === null
      ? []
      : [
          {
            uid: `${state === null ? 'reading' : 'finding'}-${findingId}@${new URL(publicUrl).hostname}`,
            day: dueOn,
            summary: `${hazardOf(alerts)}${state === null ? 'Read the crack again: ' : ''}${title}, ${projectName}`,
            description: [`Finding ${number}`, person, trade].filter((part) => part !== '').join('\n'),
            url: `${publicUrl}/defects/${findingId}`,
          },
        ],
  );

const hazardOf = ([first]: RepairLine['alerts']): string => (first ? `${first.title}: ` : '');

/** The days that projects bring with them, as events. A day that may come earlier says so. */
export const dateEvents = (dates: readonly DueDate[], publicUrl: string): DueEvent[] =>
  dates.map(({ kind, projectId, projectName, day, title, orEarlier }) => ({
    uid: `${kind}-${projectId}-${day}-${digest(title).slice(0, 12)}@${new URL(publicUrl).hostname}`,
    day,
    summary: `${title}${orEarlier ? ' (or earlier)' : ''}, ${projectName}`,
    description: kind === 'warranty' ? ASK_A_LAWYER : '',
    url: `${publicUrl}/projects/${projectId}${kind === 'warranty' ? '?view=deadlines' : ''}`,
  }));

/** Events as an iCalendar file (RFC 5545). One that names no end lasts for the whole of its day (3.6.1). */
export function toCalendar(name: string, events: readonly DueEvent[], now = new Date()): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plumbline//Repairs due//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap(({ uid, day, summary, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Text as a value: what people typed can neither end a line nor begin another. */
const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' ? '\\n' : ' '));

/** A long line goes on in the next one after a space; no letter is cut in two. */
function folded(line: string): string {
  let out = '';
  let bytes = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (bytes + more > LINE_BYTES) {
      out += '\r\n ';
      bytes = 1;
    }
    out += letter;
    bytes += more;
  }
  return out;
}
