import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm';
import { onBehalfOf, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { analyses, defects, photos } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { Request } from './claim-run.ts';

/** A file by its hashes: of what came, and of what the device had before it made that smaller. */
interface File {
  sha256: string;
  deviceSha256?: string | null | undefined;
}

/**
 * Refuses a photo that its project has an answer to already: the panel says the same of the same photo. An answer that was
 * free counts only with the same words, since doubt asks for more of them. What was deleted can't be opened and doesn't
 * count. An analysis that was begun is waited for.
 * @throws AppError analysed_before, still_running
 */
export async function refuseAnalysed(
  queries: Queries,
  request: Pick<Request, 'userId' | 'projectId' | 'requestHash'>,
  { sha256, deviceSha256 }: File,
): Promise<void> {
  const sameFile = deviceSha256
    ? or(eq(photos.sha256, sha256), eq(photos.deviceSha256, deviceSha256))
    : eq(photos.sha256, sha256);
  const answered = and(
    eq(analyses.state, 'succeeded'),
    isNotNull(defects.id),
    or(analyses.charged, eq(analyses.requestHash, request.requestHash)),
  );
  const [there] = await queries
    .select({
      state: analyses.state,
      charged: analyses.charged,
      at: analyses.createdAt,
      findingId: defects.id,
      number: defects.number,
      title: defects.title,
    })
    .from(photos)
    .innerJoin(analyses, eq(analyses.photoId, photos.id))
    .leftJoin(defects, eq(defects.analysisId, analyses.id))
    .where(
      and(
        eq(photos.projectId, request.projectId),
        ownedBy(onBehalfOf(request), photos),
        sameFile,
        or(eq(analyses.state, 'running'), answered),
      ),
    )
    .orderBy(desc(analyses.id), asc(defects.part))
    .limit(1);
  if (!there) return;
  const { state, findingId, number, title, charged, at } = there;
  if (state === 'running' || findingId === null || number === null || title === null)
    throw new AppError('still_running', { retryAfterSeconds: 2 });
  throw new AppError('analysed_before', {
    before: { findingId, number, title, charged, at: at.toISOString() },
  });
}
