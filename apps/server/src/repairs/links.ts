import { createHash, randomBytes } from 'node:crypto';
import { REPAIR_LINK_LIMITS, type RepairLink, type RepairStateId } from '@plumbline/contract';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { asSentence, keepAllWarned } from '../judgement/index.ts';
import { type Member, ownedBy, ownerOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects, repairLinkFindings, repairLinks } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { findProject, holdProject } from '../projects/index.ts';
import { appendTrail } from '../trail/index.ts';
import { projectDay } from './project-day.ts';
import { rowOf } from './read-repair.ts';
import { stepWithin } from './take-step.ts';
import { planFor } from './take-steps.ts';

/** 256 bits: nobody guesses it. */
const SECRET_BYTES = 32;
export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex');

interface Asked {
  findingIds: readonly number[];
  name: string;
  contact: string;
  message: string;
  trade?: string | undefined;
  dueOn?: string | null | undefined;
  days: number;
  voices: boolean;
  words: boolean;
}

interface Making {
  actor: Member;
  projectId: number;
  /** Of the owner, for the history. */
  displayName: string;
  userAgent: string | undefined;
}

const toLink = (
  row: Omit<typeof repairLinks.$inferSelect, 'userId' | 'tokenHash' | 'message'>,
  findingIds: number[],
): RepairLink => ({
  ...{ id: row.id, projectId: row.projectId, name: row.name, contact: row.contact, findingIds },
  voices: row.voices,
  words: row.words,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  openedAt: row.openedAt?.toISOString() ?? null,
});

/** Whoever gets a link is to fix these. What is somebody else's to fix stays theirs. */
const UNASSIGNED: ReadonlySet<RepairStateId> = new Set(['open', 'disputed']);

/**
 * Makes a link to findings of one project, and assigns those that nobody is to fix to who gets it, each with its trade and
 * a day, so that nothing that is sent has no date by accident. The secret is answered and kept nowhere: of it the database
 * has a hash. @throws AppError not_found, conflict for too many links
 */
export async function makeLink(
  database: Database,
  { actor, projectId, displayName, userAgent }: Making,
  { findingIds, name, contact, message, days, voices, words, trade, dueOn }: Asked,
): Promise<{ link: RepairLink; secret: string }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const ids = [...new Set(findingIds)].sort((one, other) => one - other);
  const link = await database.transaction(async (tx) => {
    await holdProject(tx, actor, projectId, 'key share');
    const found = await tx
      .select({
        id: defects.id,
        severity: defects.severity,
        taxonomyId: defects.taxonomyId,
        answers: defects.answers,
        verdict: defects.verdict,
        renamed: defects.renamed,
        alerts: defects.alerts,
        assessment: defects.assessment,
      })
      .from(defects)
      .where(and(inArray(defects.id, ids), eq(defects.projectId, projectId), ownedBy(actor, defects)))
      .for('key share');
    if (found.length < ids.length) throw notFound('Finding not found. It may have been deleted.');
    const [there] = await tx
      .select({ links: count() })
      .from(repairLinks)
      .where(eq(repairLinks.projectId, projectId));
    if ((there?.links ?? 0) >= REPAIR_LINK_LIMITS.linksMax) {
      throw new AppError('conflict', {
        message: `A project has at most ${REPAIR_LINK_LIMITS.linksMax} links.`,
      });
    }
    const [row] = await tx
      .insert(repairLinks)
      .values({
        ...{ ...ownerOf(actor), projectId, name, contact, message, voices, words, tokenHash: digest(secret) },
        expiresAt: sql`now() + ${days} * interval '1 day'`,
      })
      .returning();
    if (!row) throw new Error('PostgreSQL returned no row for an insert');
    await tx.insert(repairLinkFindings).values(ids.map((findingId) => ({ linkId: row.id, findingId })));
    const today = await projectDay(tx, actor, projectId, new Date());
    // By id, as everybody locks them.
    for (const finding of found.toSorted((one, other) => one.id - other.id)) {
      const before = await rowOf(tx, finding);
      if (finding.verdict === 'rejected') continue;
      if (!UNASSIGNED.has(before.state) && !(before.state === 'reopened' && before.person === '')) continue;
      const step = {
        findingId: finding.id,
        step: 'assign',
        key: `link-${row.id}-made`,
        revision: before.revision,
        note: '',
        person: name,
        ...planFor(finding, before, { trade, dueOn }, today),
      } as const;
      await stepWithin(tx, { by: actor, owner: actor, name: displayName, userAgent }, step);
    }
    await appendTrail(tx, { projectId, ...ownerOf(actor), by: actor }, [
      {
        event: 'repair_link_made',
        subject: { kind: 'link', id: row.id },
        detail: { findings: ids.length, days, ...(voices ? { voices } : {}), ...(words ? { words } : {}) },
      },
    ]);
    await keepAllWarned(tx, actor, { projectId }, [['From the message of a private link', message]]);
    await keepAllWarned(tx, actor, { projectId, aside: true }, [
      ['From whom a private link is for', asSentence(name)],
      ['From how its holder is reached', asSentence(contact)],
    ]);
    return toLink(row, ids);
  });
  return { link, secret };
}

/** The links of a project, the newest first. @throws AppError not_found */
export async function listLinks(queries: Queries, actor: Member, projectId: number): Promise<RepairLink[]> {
  await findProject(queries, actor, projectId);
  const rows = await queries
    .select({
      id: repairLinks.id,
      projectId: repairLinks.projectId,
      name: repairLinks.name,
      contact: repairLinks.contact,
      voices: repairLinks.voices,
      words: repairLinks.words,
      createdAt: repairLinks.createdAt,
      expiresAt: repairLinks.expiresAt,
      revokedAt: repairLinks.revokedAt,
      openedAt: repairLinks.openedAt,
      findingIds: sql<number[]>`array(select f.finding_id from repair_link_findings f
        where f.link_id = repair_links.id order by 1)`,
    })
    .from(repairLinks)
    .where(and(eq(repairLinks.projectId, projectId), ownedBy(actor, repairLinks)))
    .orderBy(desc(repairLinks.id));
  return rows.map(({ findingIds, ...row }) => toLink(row, findingIds));
}

/** Ends a link at once. Ended twice, it ended the first time. @throws AppError not_found */
export async function revokeLink(database: Database, actor: Member, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    const thisLink = and(eq(repairLinks.id, id), ownedBy(actor, repairLinks));
    const [link] = await tx.select({ projectId: repairLinks.projectId }).from(repairLinks).where(thisLink);
    if (!link) throw notFound('Link not found. Its project may have been deleted.');
    await holdProject(tx, actor, link.projectId, 'key share');
    const ended = await tx
      .update(repairLinks)
      .set({ revokedAt: new Date() })
      .where(and(thisLink, isNull(repairLinks.revokedAt)))
      .returning({ id: repairLinks.id });
    if (ended.length === 0) return;
    await appendTrail(tx, { projectId: link.projectId, ...ownerOf(actor), by: actor }, [
      { event: 'repair_link_ended', subject: { kind: 'link', id } },
    ]);
  });
}
