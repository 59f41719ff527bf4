import type { Family } from '@plumbline/knowledge';
import { type DecidedVote, fitTrust } from '@plumbline/vision';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/connect.ts';
import { type defects, hostedTrust, trainerState } from '../platform/database/schema.ts';
import { decidedLabel } from './candidates.ts';

/** The newest decisions count: a provider changes what stands behind a model's name. */
const NEWEST = 2000;
/** Of one account, so that nobody alone decides how far a model is believed. */
const OF_ONE_ACCOUNT = 100;

/**
 * A vote is about the whole photo, so it is held against the finding that answers for the whole. A second defect in a
 * part of its own says nothing of it, and a rejected first one doesn't make a wall sound that shows a second.
 */
const STANDS_FOR_PHOTO = sql`d.part = 0 and (d.verdict <> 'rejected' or not exists (
  select 1 from defects other
  where other.analysis_id = d.analysis_id and other.part > 0 and other.verdict is distinct from 'rejected'))`;

interface Row
  extends Record<string, unknown>,
    Pick<typeof defects.$inferSelect, 'verdict' | 'outcome' | 'title' | 'family'> {
  engineId: string;
  stated: DecidedVote['stated'];
  taxonomyId: string | null;
}

/**
 * Learns how far to believe each hosted model from what it said of findings that were decided since, where their owner
 * lets findings be learned from. Returns whether anything changed; every process then sets its panel up anew.
 */
export function learnTrust(database: Database): Promise<boolean> {
  return database.transaction(async (tx) => {
    const byEngine = new Map<string, DecidedVote[]>();
    for (const row of await unsafeReadVotes(tx)) {
      const truth = shownBy(row);
      if (!truth) continue;
      const votes = byEngine.get(row.engineId) ?? [];
      votes.push({ stated: row.stated, truth });
      byEngine.set(row.engineId, votes);
    }
    const known = new Map((await tx.select().from(hostedTrust)).map((row) => [row.engineId, row]));
    let changed = false;
    for (const engineId of new Set([...known.keys(), ...byEngine.keys()])) {
      const trust = fitTrust(byEngine.get(engineId) ?? []);
      const before = known.get(engineId);
      if (before?.strength === trust.strength && before.decided === trust.decided) continue;
      const learned = { ...trust, learnedAt: new Date() };
      await tx
        .insert(hostedTrust)
        .values({ engineId, ...learned })
        .onConflictDoUpdate({ target: hostedTrust.engineId, set: learned });
      changed = true;
    }
    if (changed) {
      await tx
        .update(trainerState)
        .set({ revision: sql`${trainerState.revision} + 1` })
        .where(eq(trainerState.id, 1));
    }
    return changed;
  });
}

async function unsafeReadVotes(tx: Queries): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    with decided as (
      select d.*, row_number() over (partition by d.user_id order by d.decided_at desc) as turn
      from defects d join training_consents c on c.user_id = d.user_id
      where d.decided_at is not null and not d.imported and ${STANDS_FOR_PHOTO}),
    newest as (select * from decided where turn <= ${OF_ONE_ACCOUNT} order by decided_at desc limit ${NEWEST})
    select vote->>'engineId' as "engineId",
      coalesce(vote->'opinion'->'stated', vote->'opinion'->'families') as stated,
      n.verdict, n.outcome, n.title, n.taxonomy_id as "taxonomyId", n.family
    from newest n, jsonb_array_elements(n.examination->'votes') vote
    where vote->>'family' = 'hosted' and vote->>'status' = 'voted'`);
  return rows;
}

/** What the photo shows by the decision: where a defect was rejected, none. */
function shownBy(row: Row): Family | undefined {
  if (row.verdict === 'rejected') return row.outcome === 'defect' ? 'normal' : undefined;
  return decidedLabel(row)?.family;
}
