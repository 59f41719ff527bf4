import { expect, test } from 'vitest';
import { FINDING_ACTIONS, type FindingState } from './finding-actions.ts';
import { permissionFields, permissionsOf, refusalOf } from './permissions.ts';
import { PHOTO_ACTIONS } from './photo-actions.ts';
import { PROJECT_ACTIONS } from './project-actions.ts';
import { afterStep, REPAIR_ACTIONS, REPAIR_STATES, REPAIR_STEPS } from './repair-actions.ts';
import { REPORT_ACTIONS, type ReportState } from './report-actions.ts';
import { VISIT_ACTIONS, type VisitState } from './visit-actions.ts';

const finding = (state: Partial<FindingState> = {}): FindingState => ({
  ...{ onHold: false, hazardOpen: false },
  ...state,
});
const visit = (state: Partial<VisitState> = {}): VisitState => ({ onHold: false, closed: false, ...state });
const report = (state: Partial<ReportState> = {}): ReportState => ({
  ...{ onHold: false, status: 'completed', purchased: true, projectGone: false },
  ...state,
});

test('a legal hold closes every deletion and no other action', () => {
  const onHold = true;
  const closed = [
    permissionsOf(PROJECT_ACTIONS, 'owner', { onHold }).whyNot,
    permissionsOf(FINDING_ACTIONS, 'owner', finding({ onHold })).whyNot,
    permissionsOf(VISIT_ACTIONS, 'owner', visit({ onHold })).whyNot,
    permissionsOf(PHOTO_ACTIONS, 'owner', { onHold, showsFinding: false }).whyNot,
    permissionsOf(REPORT_ACTIONS, 'owner', report({ onHold })).whyNot,
  ];
  expect(closed).toEqual([
    { setHold: 'held_already', deleteWithin: 'on_hold', delete: 'on_hold' },
    { delete: 'on_hold' },
    { reopen: 'visit_open', delete: 'on_hold' },
    { delete: 'on_hold' },
    { retry: 'report_not_failed', delete: 'on_hold' },
  ]);
});

test('a reader may do nothing with anything', () => {
  const all = [
    permissionsOf(PROJECT_ACTIONS, 'reader', { onHold: false }).can,
    permissionsOf(FINDING_ACTIONS, 'reader', finding()).can,
    permissionsOf(VISIT_ACTIONS, 'reader', visit()).can,
    permissionsOf(PHOTO_ACTIONS, 'reader', { onHold: false, showsFinding: false }).can,
    permissionsOf(REPORT_ACTIONS, 'reader', report()).can,
  ];
  expect(all.flatMap((can) => Object.values(can)).filter(Boolean)).toEqual([]);
});

test('a closed visit can be reopened and nothing else', () => {
  expect(permissionsOf(VISIT_ACTIONS, 'owner', visit({ closed: true })).can).toEqual({
    ...{ edit: false, file: false, close: false, reopen: true, delete: false },
  });
});

test('a finding with an open hazard can be confirmed and not rejected', () => {
  const { can, whyNot } = permissionsOf(FINDING_ACTIONS, 'owner', finding({ hazardOpen: true }));
  expect([can.confirm, can.reject, whyNot]).toEqual([true, false, { reject: 'hazard_open' }]);
});

test('a photo that shows a finding goes with it alone', () => {
  const state = { onHold: false, showsFinding: true };
  expect(refusalOf(PHOTO_ACTIONS, 'delete', 'owner', state)).toBe('shows_finding');
});

test.each<[string, Partial<ReportState>, object]>([
  ['generating', { status: 'generating' }, { delete: true }],
  ['failed', { status: 'failed' }, { edit: true, retry: true, delete: true }],
  ['unpaid', { purchased: false }, { preview: true, edit: true, delete: true }],
  ['without its project', { projectGone: true }, { preview: true, download: true, delete: true }],
])('a report that is %s offers what is left', (_what, state, open) => {
  const none = { preview: false, download: false, edit: false, retry: false, delete: false };
  expect(permissionsOf(REPORT_ACTIONS, 'owner', report(state)).can).toEqual({ ...none, ...open });
});

test('an answer’s schema takes what the table says and nothing it doesn’t know', () => {
  const { can, whyNot } = permissionFields(VISIT_ACTIONS);
  const said = permissionsOf(VISIT_ACTIONS, 'owner', visit({ closed: true }));
  expect(can.parse(said.can)).toEqual(said.can);
  expect(whyNot.parse(said.whyNot)).toEqual(said.whyNot);
  expect(whyNot.safeParse({ edit: 'because' }).success).toBe(false);
  expect(can.safeParse({ edit: true }).success).toBe(false);
});

test('nobody but owner and link holder takes a step with a repair, and nobody verifies their own work', () => {
  for (const state of REPAIR_STATES) {
    for (const fixedBy of ['owner', 'holder', 'trade', null] as const) {
      const repair = { state, fixedBy, hazardOpen: false, rejected: false, assigned: true };
      for (const role of ['administrator', 'system', 'reader'] as const) {
        expect(Object.values(permissionsOf(REPAIR_ACTIONS, role, repair).can)).not.toContain(true);
      }
      expect(permissionsOf(REPAIR_ACTIONS, 'holder', repair).can.verify).toBe(false);
      expect(permissionsOf(REPAIR_ACTIONS, 'owner', { ...repair, fixedBy: 'owner' }).can.verify).toBe(false);
    }
  }
});

test('every step but a comment leads to another state of a repair, and only verifying keeps who fixed it', () => {
  const before = { state: 'fixed', fixedBy: 'holder' } as const;
  expect(afterStep(before, 'comment', 'owner')).toBe(before);
  const kept = REPAIR_STEPS.filter(
    (step) => step !== 'comment' && afterStep(before, step, 'owner').fixedBy === 'holder',
  );
  expect(kept).toEqual(['verify']);
  expect(afterStep(before, 'fix', 'holder').fixedBy).toBe('holder');
});

test('a finding that is rejected is given to nobody and marked as fixed by nobody, and may still be reopened or commented on', () => {
  const repair = { state: 'assigned', fixedBy: null, hazardOpen: false, assigned: true } as const;
  for (const role of ['owner', 'holder'] as const) {
    const open = permissionsOf(REPAIR_ACTIONS, role, { ...repair, rejected: false }).can;
    const rejected = permissionsOf(REPAIR_ACTIONS, role, { ...repair, rejected: true });
    expect([open.fix, open.reportFixed, open.fixOwn]).toContain(true);
    expect([rejected.can.fix, rejected.can.reportFixed, rejected.can.fixOwn]).not.toContain(true);
    expect(rejected.can.comment).toBe(true);
  }
  const { whyNot } = permissionsOf(REPAIR_ACTIONS, 'owner', { ...repair, rejected: true });
  expect([whyNot.fixOwn, whyNot.assign]).toEqual(['finding_rejected', 'finding_rejected']);
  expect(
    permissionsOf(REPAIR_ACTIONS, 'owner', { ...repair, state: 'fixed_unverified', rejected: true }).can
      .reopen,
  ).toBe(true);
});
