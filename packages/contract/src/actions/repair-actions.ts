import { type ActorRole, actionsOn } from './permissions.ts';
import type { Refusal } from './refusals.ts';

/** Where the repair of a finding stands. A finding of which nobody has said anything is open. */
export const REPAIR_STATES = [
  'open',
  'assigned',
  /** Somebody says that it is fixed; nobody else has looked. */
  'fixed',
  /** Its owner fixed it alone, so that nobody can verify it. */
  'fixed_unverified',
  /** Somebody other than who fixed it has looked. It says who, not that the part is sound. */
  'verified',
  'reopened',
  'disputed',
  /** Left as it is, on purpose. */
  'accepted',
  'not_defect',
] as const;
export type RepairStateId = (typeof REPAIR_STATES)[number];

/** Nothing is left to mend: whoever didn't fix it looked, or it was no defect. What is accepted as it is still stands. */
export const MENDED_STATES = ['verified', 'not_defect'] as const satisfies readonly RepairStateId[];

/** Who says that it is fixed. `trade`: the owner passes on what the person responsible told them. */
export const FIXERS = ['owner', 'holder', 'trade'] as const;
export type Fixer = (typeof FIXERS)[number];

/** All that decides over the next step, besides who asks. */
export interface RepairState {
  state: RepairStateId;
  /** Somebody may be in danger: an alert is open. */
  hazardOpen: boolean;
  /** The inspector has rejected the finding: there is nothing to be fixed. */
  rejected: boolean;
  fixedBy: Fixer | null;
  /** Somebody is named as responsible. */
  assigned: boolean;
}

/** The step is there only from these states. */
const from =
  (...states: readonly RepairStateId[]) =>
  ({ state }: RepairState): Refusal | undefined =>
    states.includes(state) ? undefined : 'repair_moved';

/** What ends a repair in a good way doesn't while somebody may be in danger. */
const unlessHazard = ({ hazardOpen }: RepairState): Refusal | undefined =>
  hazardOpen ? 'hazard_open' : undefined;

const unlessRejected = ({ rejected }: RepairState): Refusal | undefined =>
  rejected ? 'finding_rejected' : undefined;

const unlessOwnWork = ({ fixedBy }: RepairState): Refusal | undefined =>
  fixedBy === 'owner' ? 'own_work' : undefined;

const unlessNobody = ({ assigned }: RepairState): Refusal | undefined =>
  assigned ? undefined : 'nobody_assigned';

const unlessAnothers = ({ fixedBy }: RepairState): Refusal | undefined =>
  fixedBy === 'holder' ? undefined : 'not_yours';

/** Still to be fixed. */
const TO_FIX = ['open', 'assigned', 'reopened'] as const;

/**
 * Every step in the life of a repair: who may take it, and from where. Administrators and the server itself are named
 * nowhere: they close nothing, and read another account's findings as little as anybody else does.
 */
export const REPAIR_ACTIONS = actionsOn<RepairState>()({
  assign: { by: ['owner'], unless: [from(...TO_FIX, 'disputed'), unlessRejected] },
  unassign: { by: ['owner'], unless: [from('assigned')] },
  /** Who holds a link says that it is fixed. */
  fix: { by: ['holder'], unless: [unlessRejected, from('assigned', 'reopened')] },
  /** They pressed the wrong button. */
  takeBackFix: { by: ['holder'], unless: [from('fixed'), unlessAnothers] },
  /** The person responsible told the owner that it is fixed. */
  reportFixed: { by: ['owner'], unless: [from('assigned', 'reopened'), unlessNobody, unlessRejected] },
  /** The owner fixed it. */
  fixOwn: { by: ['owner'], unless: [from(...TO_FIX), unlessRejected] },
  verify: { by: ['owner'], unless: [unlessOwnWork, from('fixed'), unlessHazard] },
  reopen: {
    by: ['owner'],
    unless: [from('fixed', 'fixed_unverified', 'verified', 'disputed', 'accepted', 'not_defect')],
  },
  dispute: { by: ['owner', 'holder'], unless: [from(...TO_FIX)] },
  accept: { by: ['owner'], unless: [from(...TO_FIX, 'disputed', 'fixed'), unlessHazard] },
  notDefect: { by: ['owner'], unless: [from(...TO_FIX, 'disputed'), unlessHazard] },
  comment: { by: ['owner', 'holder'] },
});
export type RepairStep = keyof typeof REPAIR_ACTIONS;
export const REPAIR_STEPS = Object.keys(REPAIR_ACTIONS) as [RepairStep, ...RepairStep[]];

/** Where a step leads; a comment leads nowhere. */
const LEADS_TO: Readonly<Record<Exclude<RepairStep, 'comment'>, RepairStateId>> = {
  assign: 'assigned',
  unassign: 'open',
  fix: 'fixed',
  takeBackFix: 'assigned',
  reportFixed: 'fixed',
  fixOwn: 'fixed_unverified',
  verify: 'verified',
  reopen: 'reopened',
  dispute: 'disputed',
  accept: 'accepted',
  notDefect: 'not_defect',
};

/** Where the repair stands after a step that was open, and by whom it is fixed then. */
export function afterStep(
  before: Pick<RepairState, 'state' | 'fixedBy'>,
  step: RepairStep,
  role: ActorRole,
): Pick<RepairState, 'state' | 'fixedBy'> {
  if (step === 'comment') return before;
  const state = LEADS_TO[step];
  if (step === 'verify') return { state, fixedBy: before.fixedBy };
  if (step === 'reportFixed') return { state, fixedBy: 'trade' };
  const fixes = step === 'fix' || step === 'fixOwn';
  return { state, fixedBy: fixes ? (role === 'holder' ? 'holder' : 'owner') : null };
}
