import type { ClosedAlert } from '@plumbline/contract';
import { type Alert, covers } from '@plumbline/knowledge/hazards';
import type { Consensus } from '@plumbline/vision';
import { and, asc, desc, eq, inArray, isNotNull, like, or, sql } from 'drizzle-orm';
import { openAlerts } from '../judgement/index.ts';
import { onBehalfOf, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { analyses, defects, photos, projects } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { type Request, TRIAL_HASH } from './claim-run.ts';
import { costsCredit } from './costs-credit.ts';

/** A file by its hashes: of what came, and of what the device had before it made that smaller. */
interface File {
  sha256: string;
  deviceSha256?: string | null | undefined;
}

/** Of the answers to one photo, how many are looked through for one that tells of what the words warn of. */
const LOOKED_THROUGH = 50;

/**
 * Refuses a photo that its project has an answer to already: the panel says the same of the same photo. An answer that was
 * free counts only with the same words, since doubt asks for more of them. A trial's answer was free to all: it counts
 * where another such would cost a credit, and in every project, since nobody chose the one that it came into. What was
 * deleted can't be opened and doesn't count, nor does a finding that doesn't tell of a danger that this request tells of
 * (`alerts`): its words would be kept nowhere. An analysis that was begun is waited for.
 * @throws AppError analysed_before, still_running
 */
export async function refuseAnalysed(
  queries: Queries,
  request: Pick<Request, 'userId' | 'projectId' | 'requestHash'>,
  { sha256, deviceSha256 }: File,
  alerts: readonly Alert[],
): Promise<void> {
  const inProject = eq(photos.projectId, request.projectId);
  const ofTrial = like(analyses.requestHash, `${TRIAL_HASH}%`);
  // A trial sends its file as it is, which a device may make smaller the next time.
  const sameFile = deviceSha256
    ? or(inArray(photos.sha256, [sha256, deviceSha256]), eq(photos.deviceSha256, deviceSha256))
    : eq(photos.sha256, sha256);
  const answered = and(
    eq(analyses.state, 'succeeded'),
    isNotNull(defects.id),
    or(analyses.charged, eq(analyses.requestHash, request.requestHash), ofTrial),
  );
  const rows = await queries
    .select({
      state: analyses.state,
      charged: analyses.charged,
      requestHash: analyses.requestHash,
      consensus: sql<Consensus | null>`${defects.examination} -> 'consensus'`,
      project: projects.name,
      projectId: photos.projectId,
      at: analyses.createdAt,
      findingId: defects.id,
      number: defects.number,
      title: defects.title,
      open: defects.alerts,
      closed: defects.closedAlerts,
    })
    .from(photos)
    .innerJoin(analyses, eq(analyses.photoId, photos.id))
    .innerJoin(projects, eq(projects.id, photos.projectId))
    .leftJoin(defects, eq(defects.analysisId, analyses.id))
    .where(
      and(
        or(inProject, ofTrial),
        ownedBy(onBehalfOf(request), photos),
        sameFile,
        or(eq(analyses.state, 'running'), answered),
      ),
    )
    .orderBy(desc(analyses.id), asc(defects.part))
    .limit(LOOKED_THROUGH);
  const there = rows
    .map((row) => ({ ...row, charged: row.charged || isTrialsAnswer(row) }))
    .find(
      ({ state, charged, requestHash, open, closed }) =>
        state === 'running' ||
        ((charged || requestHash === request.requestHash) && tellsOf(alerts, { open, closed })),
    );
  if (!there) return;
  const { state, findingId, number, title, charged, project, projectId, at } = there;
  if (state === 'running' || findingId === null || number === null || title === null)
    throw new AppError('still_running', { retryAfterSeconds: 2 });
  throw new AppError('analysed_before', {
    // The next answer may be free as well.
    ...(charged
      ? {}
      : { message: 'You analysed this photo before. Open what was found, or analyse it again.' }),
    before: {
      ...{ findingId, number, title, charged, at: at.toISOString() },
      ...(projectId === request.projectId ? {} : { project }),
    },
  });
}

/** Whether it is a trial's, of the kind that costs an account a credit. */
function isTrialsAnswer({
  requestHash,
  consensus,
}: Pick<typeof analyses.$inferSelect, 'requestHash'> & { consensus: Consensus | null }): boolean {
  return requestHash.startsWith(TRIAL_HASH) && consensus !== null && costsCredit(consensus);
}

/** Whether each of these is open there, as pressing or more so, or was closed there. */
function tellsOf(
  alerts: readonly Alert[],
  { open, closed }: { open: Alert[] | null; closed: ClosedAlert[] | null },
): boolean {
  return openAlerts(alerts, closed ?? []).every((alert) =>
    (open ?? []).some((known) => covers(known, alert)),
  );
}
