import type { Alert } from '@plumbline/knowledge/hazards';
import { readHazards } from '../judgement/index.ts';
import type { Member } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { findProject } from '../projects/index.ts';

/** The most of a request's words that hazards are read from; a longer text is refused as too long anyway. */
const READ_AT_MOST = 8000;

/**
 * What the words of a request and its project warn of, however far the request comes: without the photo, without a
 * credit and without the database it goes by the words alone.
 */
export async function requestAlerts(
  database: Database,
  actor: Member,
  fields: Readonly<Record<string, string>>,
): Promise<Alert[]> {
  const words = (fields.defectDescription ?? '').slice(0, READ_AT_MOST);
  const id = /^[1-9]\d{0,8}$/.test(fields.projectId ?? '') ? Number(fields.projectId) : undefined;
  const found = id === undefined ? undefined : await findProject(database, actor, id).catch(() => undefined);
  return readHazards(words, found?.project);
}
