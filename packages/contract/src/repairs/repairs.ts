import * as z from 'zod/mini';
import { permissionFields } from '../actions/permissions.ts';
import { REPAIR_ACTIONS, REPAIR_STATES, REPAIR_STEPS, type RepairStep } from '../actions/repair-actions.ts';
import { alert } from '../basis/alerts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { date, id, idParams, revision, success, text, timestamp } from '../basis/shapes.ts';
import { deviceStatement } from '../photos/device-statement.ts';
import { recording } from '../photos/voice-notes.ts';
import { secondLook } from './second-looks.ts';

export const REPAIR_LIMITS = {
  noteMax: 2000,
  nameMax: 120,
  /** Steps and comments of one finding. */
  entriesMax: 500,
  /** The same with comments that warn of a danger. */
  withWarningsMax: 1000,
  /** Findings that one call takes a step with. */
  stepsAtOnce: 50,
  /** What is due: the most that one answer lists. */
  listed: 1000,
} as const;

/** The client's own name for one press of a button: the same one again changes nothing more. */
export const repairKey = z.string().check(z.regex(/^[\w-]{8,64}$/, 'Must be 8 to 64 letters and digits'));
/** A day that something is due on. A year of another century is a slip of the pen. */
export const dueDay = date.check(z.regex(/^20/, 'Check the year'));
/** Steps that take a reason. */
export const STEPS_WITH_REASON: ReadonlySet<RepairStep> = new Set([
  'reopen',
  'dispute',
  'accept',
  'notDefect',
]);
/** Steps that are taken with several findings at once. */
export const STEPS_OF_MANY = [
  'assign',
  'unassign',
  'reportFixed',
  'fixOwn',
  'verify',
  'reopen',
  'dispute',
  'accept',
  'notDefect',
] as const satisfies readonly RepairStep[];
export type StepOfMany = (typeof STEPS_OF_MANY)[number];
export const repairNote = z._default(z.optional(text(REPAIR_LIMITS.noteMax)), '');

/** A step or a comment: who, when, from where, what. Nothing of it is ever changed. */
export const repairEntry = z.object({
  id,
  step: z.enum(REPAIR_STEPS),
  from: z.enum(REPAIR_STATES),
  to: z.enum(REPAIR_STATES),
  by: z.enum(['owner', 'holder']),
  name: z.string(),
  /** Such as 'Chrome on Android'. */
  device: z.string(),
  note: z.string(),
  person: z.string(),
  dueOn: z.nullable(z.string()),
  at: timestamp,
});
export type RepairEntry = z.output<typeof repairEntry>;

const repair = z.object({
  findingId: id,
  state: z.enum(REPAIR_STATES),
  /** Counts steps up; a step names the one that it was chosen on. */
  revision: z.int(),
  trade: z.string(),
  person: z.string(),
  dueOn: z.nullable(z.string()),
  /** Until somebody has set them. */
  suggested: z.object({ trade: z.string(), dueOn: z.nullable(z.string()), why: z.string() }),
  entries: z.array(
    z.extend(repairEntry, {
      photoIds: z.array(id),
      /** What was said with them. */
      voices: z.array(z.extend(recording, { photoId: id })),
    }),
  ),
  /** Each photo of the repair compared with the finding's. */
  looks: z.array(secondLook),
  /** Photos are being compared. */
  looking: z.boolean(),
  /** The newest entries by others that nobody of the account has seen. */
  unread: z.int(),
  ...permissionFields(REPAIR_ACTIONS),
});
export type Repair = z.output<typeof repair>;

const repairLine = z.object({
  findingId: id,
  /** Of the finding, within its project. */
  number: z.int(),
  projectId: id,
  projectName: z.string(),
  title: z.string(),
  severity: z.string(),
  /** Its open hazards, the most pressing first. */
  alerts: z.array(z.pick(alert, { kind: true, urgency: true, title: true })),
  /** Null where a crack is to be read again, and nothing to be repaired. */
  state: z.nullable(z.enum(REPAIR_STATES)),
  trade: z.string(),
  person: z.string(),
  dueOn: z.nullable(z.string()),
  unread: z.int(),
});
export type RepairLine = z.output<typeof repairLine>;

export const DUE_DATE_KINDS = ['warranty', 'strata_inspection', 'visit', 'reply'] as const;

const dueDate = z.object({
  kind: z.enum(DUE_DATE_KINDS),
  projectId: id,
  projectName: z.string(),
  /** ISO. */
  day: z.string(),
  title: z.string(),
  /** A fact is missing that may move a last day forward. */
  orEarlier: z.boolean(),
});
/** A day that a project brings with it, beside those of its repairs. */
export type DueDate = z.output<typeof dueDate>;

const tag = 'Repairs';
const plan = {
  trade: z.optional(text(REPAIR_LIMITS.nameMax)),
  person: z.optional(text(REPAIR_LIMITS.nameMax)),
  dueOn: z.optional(z.nullable(dueDay)),
};

export const repairEndpoints = {
  getRepair: endpoint({
    method: 'GET',
    path: '/api/defects/:id/repair',
    summary: 'Where the repair of a finding stands, who is to do it by when, and everything that was said',
    tag,
    access: 'session',
    params: idParams,
    response: repair,
    errors: ['not_found'],
  }),
  changeRepair: endpoint({
    method: 'POST',
    path: '/api/defects/:id/repair/steps',
    summary: 'Take a step with a repair, or comment on it; the same key again changes nothing more',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      step: z.enum(REPAIR_STEPS, 'Must be a step of a repair'),
      key: repairKey,
      revision,
      note: repairNote,
      ...plan,
    }),
    response: repair,
    errors: ['not_found', 'conflict', 'forbidden', 'hazard_open'],
    limitPerMinute: 120,
  }),
  changeRepairs: endpoint({
    method: 'POST',
    path: '/api/projects/:id/repairs/steps',
    summary:
      'Take one step with the repairs of several findings; those that refuse it are named, and the others go on. The same key again changes nothing more',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      ids: z
        .array(id)
        .check(
          z.minLength(1, 'Choose at least one finding'),
          z.maxLength(REPAIR_LIMITS.stepsAtOnce, `At most ${REPAIR_LIMITS.stepsAtOnce} findings at a time`),
        ),
      step: z.enum(STEPS_OF_MANY, 'Must be a step that several repairs may take'),
      key: repairKey,
      note: repairNote,
      ...plan,
    }),
    response: z.object({
      changed: z.array(id),
      refused: z.array(z.object({ id, number: z.int(), title: z.string(), message: z.string() })),
    }),
    errors: ['not_found'],
    limitPerMinute: 60,
  }),
  addRepairPhoto: endpoint({
    method: 'POST',
    path: '/api/defects/:id/repair/photos',
    summary: 'Add a photo of a repair; the same key again adds no other',
    tag,
    access: 'session',
    params: idParams,
    file: 'image',
    form: z.object({ key: repairKey, ...deviceStatement }),
    response: repair,
    status: 201,
    errors: ['not_found', 'conflict', 'too_large', 'unsupported_type', 'unusable_photo', 'upload_failed'],
    limitPerMinute: 30,
    heavy: true,
  }),
  seeRepair: endpoint({
    method: 'POST',
    path: '/api/defects/:id/repair/seen',
    summary: 'Mark what others said of a repair as read, up to this entry',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({ entry: id }),
    response: success,
    errors: ['not_found'],
  }),
  listDue: endpoint({
    method: 'GET',
    path: '/api/repairs',
    summary:
      'Every repair of all projects that isn’t done and every crack to be read again: what has an open hazard first, to be acted on now before today before later, gas first of each; then what is due first',
    tag,
    access: 'session',
    response: z.array(repairLine),
  }),
  listDueDates: endpoint({
    method: 'GET',
    path: '/api/due-dates',
    summary:
      'The last days of every project’s warranties, its strata inspections, planned visits and awaited replies, the next first',
    tag,
    access: 'session',
    response: z.array(dueDate),
  }),
  readDueFeed: endpoint({
    method: 'GET',
    path: '/api/repairs/feed',
    summary: 'Whether there is a secret calendar link to what is due, and when it was last read',
    tag,
    access: 'session',
    response: z.nullable(z.object({ createdAt: timestamp, readAt: z.nullable(timestamp) })),
  }),
  makeDueFeed: endpoint({
    method: 'POST',
    path: '/api/repairs/feed',
    summary: 'Make a secret calendar link to what is due, answered once; one made before ends',
    tag,
    access: 'session',
    response: z.object({ address: z.string() }),
    limitPerMinute: 10,
  }),
  endDueFeed: endpoint({
    method: 'DELETE',
    path: '/api/repairs/feed',
    summary: 'End the calendar link at once',
    tag,
    access: 'session',
    response: success,
  }),
  dueCalendar: endpoint({
    method: 'GET',
    path: '/api/repairs.ics',
    summary: 'What is due as an iCalendar file, by its secret link alone',
    tag,
    access: 'public',
    query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: 'binary',
    errors: ['not_found'],
    limitPerMinute: 30,
  }),
};

export type { RepairStep };
