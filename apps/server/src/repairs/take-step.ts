import { createHash } from 'node:crypto';
import {
  afterStep,
  describeUserAgent,
  REPAIR_ACTIONS,
  REPAIR_LIMITS,
  type RepairStep,
  refusalOf,
  STEPS_WITH_REASON,
} from '@plumbline/contract';
import type { Alert } from '@plumbline/knowledge/hazards';
import { nameTrade } from '@plumbline/knowledge/trades';
import { and, count, eq, sql } from 'drizzle-orm';
import { findDefect, holdPhotos, warnOfFinding } from '../defects/index.ts';
import { asSentence, hashFindings, namesThatWarn, unsafeWarnedBy } from '../judgement/index.ts';
import { noteAnswer } from '../notifications/index.ts';
import { type LinkHolder, type Member, ownerOf, roleOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects, repairEntries, repairEntryPhotos, repairs } from '../platform/database/schema.ts';
import { AppError, withAlerts } from '../platform/errors.ts';
import { permit } from '../platform/permit.ts';
import { refusePast } from '../platform/refuse-past.ts';
import { holdProject } from '../projects/index.ts';
import { appendTrail } from '../trail/index.ts';
import { type RepairRow, repairStateOf, rowOf } from './read-repair.ts';

export interface Step {
  findingId: number;
  step: RepairStep;
  /** The client's name for this press of a button. */
  key: string;
  /** The state that it was chosen on. */
  revision: number;
  note: string;
  trade?: string | undefined;
  person?: string | undefined;
  dueOn?: string | null | undefined;
}

export interface Stepping {
  /** Who is to be told of as having done it. */
  by: Member | LinkHolder;
  /** Through whom the finding is reached: its owner. */
  owner: Member;
  name: string;
  /** Asked once the project is held: whether they may still act at all. */
  still?: (tx: Queries) => Promise<void>;
  userAgent: string | undefined;
}

/**
 * Takes a step with a repair, or keeps a comment: what changes, its entry and the trail stand together or not at all. The
 * same key again changes nothing more. Where a step is refused and its words warn of a danger, they stay as a comment, once.
 * Returns the entry's id.
 * @throws AppError not_found, forbidden, hazard_open, and conflict for a step that isn't open any more
 */
export async function takeStep(database: Database, who: Stepping, wanted: Step): Promise<number> {
  try {
    return await database.transaction((tx) => stepWithin(tx, who, wanted));
  } catch (error) {
    if (!(error instanceof WarningRefusedError)) throw error;
    const said = { ...wanted, step: 'comment' as const, key: keyOfSaid(wanted) };
    await database
      .transaction((tx) => stepWithin(tx, who, said))
      .catch((again: unknown) => {
        if (!(again instanceof WarningRefusedError)) throw again;
      });
    throw error.refusal;
  }
}

/** The key of the comment that a refused step's words become: other words under the step's key are a comment of their own. */
const keyOfSaid = ({ key, note }: Step): string =>
  `${key}-said-${createHash('sha256').update(note).digest('hex').slice(0, 8)}`;

/** A step isn't taken, and its words warn of a danger. */
class WarningRefusedError extends Error {
  readonly refusal: AppError;
  constructor(refusal: AppError, alerts: readonly Alert[]) {
    super('A step whose words warn is refused', { cause: refusal });
    this.refusal = withAlerts(refusal, alerts);
  }
}

/** Does what may refuse a step whose words warn of this. @throws WarningRefusedError in place of an AppError, if of any */
async function withWarning<T>(alerts: readonly Alert[], work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (alerts.length === 0 || !(error instanceof AppError)) throw error;
    throw new WarningRefusedError(error, alerts);
  }
}

const KEPT_AS_COMMENT =
  'Your words tell of danger; they’re kept as a comment. Leave them out, or close the alert.';

export async function stepWithin(tx: Queries, who: Stepping, wanted: Step): Promise<number> {
  const { by, owner: actor, name, userAgent } = who;
  const { findingId, step, key, note } = wanted;
  const found = (await findDefect(tx, actor, findingId)).defect;
  const { projectId } = found;
  await holdProject(tx, actor, projectId, 'key share');
  await who.still?.(tx);
  // What is written may warn of a danger, which changes the finding.
  if (wordsOf(wanted)) await holdPhotos(tx, actor, [found]);
  else await tx.select({ id: defects.id }).from(defects).where(eq(defects.id, findingId)).for('share');
  const { defect } = await findDefect(tx, actor, findingId);
  await tx
    .insert(repairs)
    .values({ findingId, ...ownerOf(actor) })
    .onConflictDoNothing();
  // From here on nobody else takes a step with this finding.
  await tx.execute(sql`select 1 from repairs where finding_id = ${findingId} for update`);
  const row = await rowOf(tx, defect);
  const entriesUnder = (named: string) =>
    tx
      .select({ id: repairEntries.id, step: repairEntries.step, actorKind: repairEntries.actorKind })
      .from(repairEntries)
      .where(and(eq(repairEntries.findingId, findingId), eq(repairEntries.key, named)));
  const [there] = await entriesUnder(key);
  const actorKind = by.kind === 'holder' ? 'holder' : 'owner';
  if (there?.step === step && there.actorKind === actorKind) return there.id;
  const written = {
    from: by.kind === 'holder' ? ('message' as const) : ('comment' as const),
    words: wordsOf(wanted),
  };
  // Refused before with these words: they were kept and read, and what they told of may be closed by now.
  const isRead = written.words === '' || (await entriesUnder(keyOfSaid(wanted))).length > 0;
  const warned = isRead ? [] : await unsafeWarnedBy(tx, findingId, written);
  await withWarning(warned, async () => {
    if (there) throw new AppError('conflict');
    permit(by, REPAIR_ACTIONS, step, repairStateOf(row, defect));
    if (step !== 'comment' && wanted.revision !== row.revision) throw new AppError('conflict');
    check(wanted, row);
    if (step === 'fix' && note === '' && by.kind === 'holder' && isPressing(defect.alerts))
      await refuseUnlessShown(tx, findingId, by);
    await leaveRoom(tx, findingId, step === 'comment' && warned.length > 0);
  });
  const after = { ...row, ...planned(row, wanted), ...afterStep(row, step, roleOf(by)) };
  const [entry] = await tx
    .insert(repairEntries)
    .values({
      ...{ findingId, ...ownerOf(actor), key, step, note, actorKind, name },
      linkId: by.kind === 'holder' ? by.linkId : null,
      ...{ fromState: row.state, toState: after.state, person: after.person, dueOn: after.dueOn },
      device: describeUserAgent(userAgent ?? null),
    })
    .returning({ id: repairEntries.id, createdAt: repairEntries.createdAt });
  if (!entry) throw new Error('PostgreSQL returned no row for an insert');
  if (warned.length > 0) {
    await warnOfFinding(tx, actor, findingId, written, by);
    const endangered = repairStateOf(row, (await findDefect(tx, actor, findingId)).defect);
    await withWarning(warned, () => {
      const refusal = refusalOf(REPAIR_ACTIONS, step, roleOf(by), endangered);
      // Any other was thrown above.
      if (refusal) throw new AppError('hazard_open', { message: KEPT_AS_COMMENT });
    });
  }
  if (by.kind === 'holder') await noteAnswer(tx, ownerOf(actor).userId, entry.createdAt);
  if (step !== 'comment') {
    const { state, fixedBy, trade, person, dueOn } = after;
    await tx
      .update(repairs)
      .set({ state, fixedBy, trade, person, dueOn, revision: row.revision + 1, updatedAt: new Date() })
      .where(eq(repairs.findingId, findingId));
  }
  const sha256 = (await hashFindings(tx, [findingId])).get(findingId);
  await appendTrail(tx, { projectId, ...ownerOf(actor), by }, [
    {
      event: step === 'comment' ? 'repair_commented' : 'repair_changed',
      subject: { kind: 'finding', id: findingId },
      sha256,
      detail: {
        ...(step === 'comment' ? {} : { step, from: row.state, kind: after.state, due: after.dueOn }),
        ...{ entry: entry.id, device: describeUserAgent(userAgent ?? null) },
        via: by.kind === 'holder' ? 'link' : 'account',
      },
    },
  ]);
  return entry.id;
}

/** All that a step says: who is to fix it, and which trade, may warn as well. */
const wordsOf = ({ note, person, trade }: Step): string =>
  [note, ...namesThatWarn(asSentence(person), asSentence(trade))].filter(Boolean).join('\n');

/** Who is responsible by when is said with an assignment alone; what isn't said stays. */
function planned({ trade, person, dueOn }: RepairRow, wanted: Step) {
  if (wanted.step === 'unassign') return { person: '' };
  if (wanted.step !== 'assign') return {};
  return {
    trade: wanted.trade === undefined ? trade : nameTrade(wanted.trade),
    person: wanted.person ?? person,
    dueOn: wanted.dueOn === undefined ? dueOn : wanted.dueOn,
  };
}

/** What a step has to say: @throws AppError invalid_input */
function check({ step, note, person, dueOn }: Step, before: RepairRow): void {
  const missing = (field: string, message: string) =>
    new AppError('invalid_input', { fields: { [field]: message } });
  if (step === 'assign' && !person) throw missing('person', 'Say who will fix it');
  // What was due before may stay so.
  if (step === 'assign' && dueOn && dueOn !== before.dueOn) refusePast('dueOn', dueOn, new Date());
  if (note) return;
  if (step === 'comment') throw missing('note', 'Write a comment first');
  if (STEPS_WITH_REASON.has(step)) throw missing('note', 'Say why');
}

const isPressing = (alerts: readonly Alert[]) => alerts.some(({ urgency }) => urgency === 'now');

/** A photo by this link, since the finding was last opened again. @throws AppError invalid_input where there is none */
async function refuseUnlessShown(tx: Queries, findingId: number, { linkId }: LinkHolder): Promise<void> {
  const [shown] = await tx
    .select({ id: repairEntries.id })
    .from(repairEntries)
    .innerJoin(repairEntryPhotos, eq(repairEntryPhotos.entryId, repairEntries.id))
    .where(
      and(
        eq(repairEntries.findingId, findingId),
        eq(repairEntries.linkId, linkId),
        sql`${repairEntries.id} > coalesce((select max(id) from repair_entries r where r.finding_id = ${findingId} and r.step = 'reopen'), 0)`,
      ),
    )
    .limit(1);
  if (!shown)
    throw new AppError('invalid_input', {
      fields: { note: 'Someone may be in danger here. Say what you did, or add a photo of it.' },
    });
}

/** What warns of a danger finds room where other comments don't any more. */
async function leaveRoom(tx: Queries, findingId: number, warns: boolean): Promise<void> {
  const { entriesMax, withWarningsMax } = REPAIR_LIMITS;
  const [there] = await tx
    .select({ entries: count() })
    .from(repairEntries)
    .where(eq(repairEntries.findingId, findingId));
  if ((there?.entries ?? 0) < (warns ? withWarningsMax : entriesMax)) return;
  throw new AppError('conflict', { message: `A finding has at most ${entriesMax} steps and comments.` });
}
