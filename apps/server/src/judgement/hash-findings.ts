import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';

/** What a finding states: what people read of it and what they set. Neither what the panel drew nor when it was judged. */
const STATEMENT = {
  id: defects.id,
  outcome: defects.outcome,
  title: defects.title,
  taxonomyId: defects.taxonomyId,
  family: defects.family,
  severity: defects.severity,
  compliance: defects.compliance,
  confidence: defects.confidence,
  description: defects.description,
  recommendations: defects.recommendations,
  location: defects.location,
  stageIds: defects.stageIds,
  userDescription: defects.userDescription,
  spokenWords: defects.spokenWords,
  alerts: defects.alerts,
  closedAlerts: defects.closedAlerts,
  verdict: defects.verdict,
  decisionNote: defects.decisionNote,
  decidedClass: defects.decidedClass,
  measurements: defects.decisionMeasurements,
  widestReading: defects.widestReading,
  photoId: defects.photoId,
} as const;

/** SHA-256 of what each of these findings states as it is kept now, by its id. */
export async function hashFindings(tx: Queries, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select(STATEMENT)
    .from(defects)
    .where(inArray(defects.id, [...ids]));
  return new Map(rows.map((row) => [row.id, hashOf(row)]));
}

const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(value)))
    .digest('hex');

/** The database keeps the fields of an object in an order of its own: sorted by name, so that the same is the same. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}
