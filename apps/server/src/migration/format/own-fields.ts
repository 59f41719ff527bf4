/** What only this product knows of a finding and moves as it stands: the one place to add such a field to moves. */
import { ALERT_REASON, alert, type ClosedAlert, closedAlert, wasAlertReason } from '@plumbline/contract';
import type { Measurement } from '@plumbline/knowledge';
import { ALERT_KINDS, type Alert } from '@plumbline/knowledge/hazards';
import type { Answers } from '@plumbline/knowledge/questions';
import { measurementSchema } from '@plumbline/vision';
import * as z from 'zod/mini';
import { isStanding } from '../../judgement/index.ts';
import type { defects } from '../../platform/database/schema.ts';
import type { WrittenSince } from '../../platform/database/written-since.ts';
import { type Fields, storable, storableThroughout } from './fields.ts';

type Finding = typeof defects.$inferSelect;

/** More of one finding than anybody writes on photos and plans. */
const MOST_WRITTEN = 500;

/** By column: how it is read from a document, where it has the column's own name. `undefined`: it doesn't say. */
const READERS = {
  // Earlier versions moved what was said without the recordings.
  userDescription: (finding: Fields | undefined): string =>
    [finding?.text('userDescription', 4000), finding?.text('spokenWords', 20_000)].filter(Boolean).join('\n'),
  answers: (finding: Fields | undefined) => readAnswers(finding?.part('answers')),
  closedAlerts: readClosedAlerts,
  writtenSince: readWritten,
  standingAlerts: readStandingAlerts,
  // What readings show, though they come along: they may be more than can be read here.
  crackGrows: (finding: Fields | undefined): boolean => finding?.boolean('crackGrows') ?? false,
  widestReading: readMeasured,
} satisfies { [Column in keyof Finding]?: (finding: Fields | undefined) => Finding[Column] };

/** The fields of the table above, in a document's row and in a column alike. */
export type OwnFields = { [Column in keyof typeof READERS]: ReturnType<(typeof READERS)[Column]> };

const NAMES = Object.keys(READERS) as (keyof OwnFields)[];

/** Only these fields of a finding, or of what was read of one. */
export function ownFields(from: OwnFields): OwnFields {
  return Object.fromEntries(NAMES.map((name) => [name, from[name]])) as OwnFields;
}

export function readOwnFields(finding: Fields | undefined): OwnFields {
  return Object.fromEntries(NAMES.map((name) => [name, READERS[name](finding)])) as OwnFields;
}

function readAnswers(answers: Fields | undefined): Answers {
  const material = answers?.text('material', 40);
  const place = answers?.text('place', 40);
  const bars = answers?.text('bars', 40);
  const fallen = answers?.text('fallen', 40);
  return {
    ...(material ? { material } : {}),
    ...(place ? { place } : {}),
    ...(bars ? { bars } : {}),
    ...(fallen ? { fallen } : {}),
  };
}

function readMeasured(finding: Fields | undefined): Measurement | null {
  const read = measurementSchema.safeParse(finding?.get('widestReading'));
  return read.success && read.data.origin === 'inspector' ? storableThroughout(read.data) : null;
}

/** An alert is closed only with its reason: what can't be read comes in open. */
export function readClosedAlerts(finding: Fields | undefined): ClosedAlert[] {
  const rows = finding?.get('closedAlerts');
  if (!finding || !Array.isArray(rows)) return [];
  return rows.slice(0, 2 * ALERT_KINDS.length).flatMap((row) => {
    const read = z.safeParse(closedAlert, row);
    if (read.success && wasAlertReason(storable(read.data.reason))) {
      return { ...read.data, reason: storable(read.data.reason).slice(0, ALERT_REASON.most) };
    }
    finding.note('closedAlerts', 'Can’t be read; the alert comes in open');
    return [];
  });
}

const writtenElsewhere = z.object({ from: z.enum(['mark', 'pin', 'chat']), words: z.string() });

/** What warned on photos and plans or in a chat. What was written with repairs and readings comes along with those. */
function readWritten(finding: Fields | undefined): WrittenSince[] {
  const rows = finding?.get('writtenSince');
  if (!Array.isArray(rows)) return [];
  return rows.slice(0, MOST_WRITTEN).flatMap((row) => {
    const read = z.safeParse(writtenElsewhere, row);
    return read.success ? { from: read.data.from, words: storable(read.data.words).slice(0, 4000) } : [];
  });
}

/** What was written of a danger and is no longer there stands at its new place as well. */
function readStandingAlerts(finding: Fields | undefined): Alert[] {
  const rows = finding?.get('standingAlerts');
  if (!Array.isArray(rows)) return [];
  return rows.slice(0, 2 * ALERT_KINDS.length).flatMap((row) => {
    const read = z.safeParse(alert, row);
    return read.success && isStanding(read.data) ? storableThroughout(read.data) : [];
  });
}
