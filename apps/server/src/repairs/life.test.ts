/** The life of a repair under random steps of everybody there is: none that is forbidden, none lost, all of it in the trail. */
import { REPAIR_STEPS, type RepairStateId, type RepairStep } from '@plumbline/contract';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { type LinkHolder, type Member, onBehalfOf, SYSTEM } from '../platform/actor.ts';
import { defects, repairEntries, repairs, trailEntries } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { checkTrail } from '../trail/index.ts';
import { type Stepping, takeStep } from './take-step.ts';

/** `npm run test:whole` runs them all. */
const SEQUENCES = process.env.WHOLE_CAMPAIGN ? 5000 : 20;
const STEPS = 14;

let server: TestServer;
let owner: Member;
let projectId: number;
let findingId: number;
beforeAll(async () => {
  server = await startTestServer({ env: { ROLE: 'web' } });
  const person = await server.member();
  projectId = (await person.project()).id;
  findingId = (await person.analyse(await crackOnPlaster(), { projectId })).body.defect.id;
  const [row] = await server.services.database.select().from(defects).where(eq(defects.id, findingId));
  owner = onBehalfOf({ userId: row?.userId ?? 0 });
});
afterAll(() => server.stop());

type Who = 'owner' | 'holder' | 'administrator' | 'system';
const ACTORS: readonly Who[] = ['owner', 'owner', 'holder', 'holder', 'administrator', 'system'];

/** The life, stated a second time and apart from the table: from where a step goes, where it leads, and whose it is. */
const TO_FIX: RepairStateId[] = ['open', 'assigned', 'reopened'];
const LIFE: Record<RepairStep, { from: RepairStateId[]; to: RepairStateId | null; by: Who[] }> = {
  assign: { from: [...TO_FIX, 'disputed'], to: 'assigned', by: ['owner'] },
  unassign: { from: ['assigned'], to: 'open', by: ['owner'] },
  fix: { from: ['assigned', 'reopened'], to: 'fixed', by: ['holder'] },
  takeBackFix: { from: ['fixed'], to: 'assigned', by: ['holder'] },
  reportFixed: { from: ['assigned', 'reopened'], to: 'fixed', by: ['owner'] },
  fixOwn: { from: TO_FIX, to: 'fixed_unverified', by: ['owner'] },
  verify: { from: ['fixed'], to: 'verified', by: ['owner'] },
  reopen: {
    from: ['fixed', 'fixed_unverified', 'verified', 'disputed', 'accepted', 'not_defect'],
    to: 'reopened',
    by: ['owner'],
  },
  dispute: { from: TO_FIX, to: 'disputed', by: ['owner', 'holder'] },
  accept: { from: [...TO_FIX, 'disputed', 'fixed'], to: 'accepted', by: ['owner'] },
  notDefect: { from: [...TO_FIX, 'disputed'], to: 'not_defect', by: ['owner'] },
  comment: { from: [], to: null, by: ['owner', 'holder'] },
};

/** The same numbers at every run. */
function numbers(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * end);
  };
}

interface Model {
  state: RepairStateId;
  assigned: boolean;
  /** Whose word it is that it is fixed. */
  word: 'holder' | 'owner' | null;
}

function allowed({ state, assigned, word }: Model, who: Who, step: RepairStep): boolean {
  const { from, to, by } = LIFE[step];
  if (!by.includes(who) || (to !== null && !from.includes(state))) return false;
  if (step === 'takeBackFix') return word === 'holder';
  return step !== 'reportFixed' || assigned;
}

function follow(model: Model, step: RepairStep): Model {
  const { to } = LIFE[step];
  if (to === null) return model;
  const word =
    step === 'fix' ? 'holder' : step === 'verify' ? model.word : step === 'takeBackFix' ? null : 'owner';
  const assigned = step === 'assign' || (step !== 'unassign' && model.assigned);
  return { state: to, assigned, word: to === 'fixed' || to === 'verified' ? word : null };
}

const LINK: LinkHolder = { kind: 'holder', linkId: 9 };

function stepping(who: Who): Stepping {
  const by = who === 'holder' ? LINK : owner;
  // An administrator is another account: what isn't theirs isn't there. The server itself stands in no row of the table.
  const reach = who === 'administrator' ? onBehalfOf({ userId: 999_999 }) : owner;
  return {
    by: who === 'system' ? (SYSTEM as never) : who === 'administrator' ? reach : by,
    owner: reach,
    name: who,
    userAgent: undefined,
  };
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error));

test('no sequence of steps does what is forbidden, loses a step or leaves one out of the trail', async () => {
  const { database } = server.services;
  const ofFinding = eq(repairs.findingId, findingId);
  let taken = 0;
  for (let sequence = 1; sequence <= SEQUENCES; sequence += 1) {
    const below = numbers(sequence);
    await database.delete(repairEntries).where(eq(repairEntries.findingId, findingId));
    await database.delete(repairs).where(ofFinding);
    let model: Model = { state: 'open', assigned: false, word: null };
    const story: RepairStep[] = [];
    for (let turn = 0; turn < STEPS; turn += 1) {
      const who = ACTORS[below(ACTORS.length)] ?? 'owner';
      const step = REPAIR_STEPS[below(REPAIR_STEPS.length)] ?? 'comment';
      const [row] = await database.select().from(repairs).where(ofFinding);
      const wanted = { findingId, step, key: `turn-${sequence}-${turn}`, revision: row?.revision ?? 0 };
      const told = { ...wanted, note: 'Because', ...(step === 'assign' ? { person: 'Ben' } : {}) };
      const done = await takeStep(database, stepping(who), told).then(() => 'taken', codeOf);
      const here = `sequence ${sequence}: ${who} ${step} on ${model.state}`;
      const open = allowed(model, who, step);
      expect([here, done === 'taken'], `${here}: ${done}`).toEqual([here, open]);
      if (!open) continue;
      story.push(step);
      model = follow(model, step);
      const [after] = await database.select().from(repairs).where(ofFinding);
      expect([here, after?.state]).toEqual([here, model.state]);
    }
    const kept = await database
      .select({ step: repairEntries.step })
      .from(repairEntries)
      .where(eq(repairEntries.findingId, findingId))
      .orderBy(asc(repairEntries.id));
    expect(kept.map(({ step }) => step)).toEqual(story);
    taken += story.length;
  }
  const told = await database
    .select({ event: trailEntries.event })
    .from(trailEntries)
    .where(
      and(
        eq(trailEntries.projectId, projectId),
        eq(trailEntries.subjectId, findingId),
        eq(trailEntries.subjectKind, 'finding'),
      ),
    );
  expect(told.filter(({ event }) => event.startsWith('repair_'))).toHaveLength(taken);
  expect((await checkTrail(database, projectId)).brokenAt).toBeNull();
  expect(taken).toBeGreaterThan(SEQUENCES * 2);
});

test('a step that was kept is never changed', async () => {
  const { database } = server.services;
  await takeStep(database, stepping('owner'), {
    findingId,
    step: 'comment',
    key: 'to-be-kept',
    revision: 0,
    note: 'So it was',
  });
  const change = database
    .update(repairEntries)
    .set({ note: 'Otherwise' })
    .where(eq(repairEntries.key, 'to-be-kept'));
  await expect(change).rejects.toThrow();
});
