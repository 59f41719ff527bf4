import { STATE_CODES } from '@plumbline/knowledge';
import { ALERT_KINDS } from '@plumbline/knowledge/hazards';
import type { WarrantyFinding } from '@plumbline/knowledge/rules';
import * as z from 'zod/mini';
import { permissionFields } from '../actions/permissions.ts';
import { PROJECT_ACTIONS } from '../actions/project-actions.ts';
import { alertReason, closedAlert, gravestHazard, reasonToDelete } from '../basis/alerts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { LIMITS } from '../basis/limits.ts';
import { date, id, idParams, paging, success, text, timestamp, typedDate, VISIBLE } from '../basis/shapes.ts';

export const PROJECT_STATUSES = ['active', 'on_hold', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const PROJECT_STATUS_LABELS: Readonly<Record<ProjectStatus, string>> = {
  active: 'In Progress',
  on_hold: 'On Hold',
  completed: 'Complete',
};

export const BUILDING_TYPES = [
  ['residential-house', 'Residential House'],
  ['townhouse', 'Townhouse'],
  ['apartment', 'Apartment'],
  ['commercial-office', 'Commercial Office'],
  ['retail', 'Retail Space'],
  ['industrial', 'Industrial Building'],
] as const;
export const BUILDING_TYPE_IDS = [
  'residential-house',
  'townhouse',
  'apartment',
  'commercial-office',
  'retail',
  'industrial',
] as const satisfies (typeof BUILDING_TYPES)[number][0][];
export const buildingType = z.enum(BUILDING_TYPE_IDS);

const project = z.object({
  id,
  name: z.string(),
  description: z.string(),
  status: z.enum(PROJECT_STATUSES),
  /** 0–100. Derived from the stages inspected unless `progressSetByHand`. */
  progress: z.int(),
  progressSetByHand: z.boolean(),
  /** An active project under 50 % progress. */
  needsAttention: z.boolean(),
  address: z.string(),
  state: z.nullable(z.enum(STATE_CODES)),
  buildingType: z.nullable(buildingType),
  contractDate: z.nullable(date),
  approvalDate: z.nullable(date),
  completionDate: z.nullable(date),
  defectCount: z.int(),
  criticalCount: z.int(),
  /** Findings with an open hazard alert. */
  openHazards: z.int(),
  /** The most pressing of them; null without any. */
  gravestHazard: z.nullable(gravestHazard),
  /** Drafts of imported lists and reports that wait and warn of a hazard: counted above once they are accepted. */
  hazardsInDrafts: z.int(),
  /**
   * Notices of the building that somebody closed with a reason. One comes back when a date or the description changes, or
   * what it was read from. Findings keep their own.
   */
  closedAlerts: z.array(closedAlert),
  createdAt: timestamp,
  userId: id,
  ...permissionFields(PROJECT_ACTIONS),
});
export type Project = z.output<typeof project>;

const legalHold = z.object({
  id,
  reason: z.string(),
  setAt: timestamp,
  /** Empty while it stands. */
  liftedReason: z.string(),
  liftedAt: z.nullable(timestamp),
});
export type LegalHold = z.output<typeof legalHold>;

const legalHolds = z.object({
  /** The one that stands. */
  hold: z.nullable(legalHold),
  /** Newest first. */
  lifted: z.array(legalHold),
});

const holdReason = z.object({
  reason: text(500, undefined, 'Give the reason').check(z.regex(VISIBLE, 'Give the reason')),
});

const name = text(
  LIMITS.projectNameMax,
  'Project name must be at most 200 characters',
  'Project name is required',
).check(z.regex(VISIBLE, 'Project name is required'));

const facts = {
  address: z.optional(text(300)),
  state: z.optional(z.nullable(z.enum(STATE_CODES, 'Must be a state or territory such as NSW'))),
  buildingType: z.optional(z.nullable(buildingType)),
  contractDate: z.optional(z.nullable(typedDate)),
  approvalDate: z.optional(z.nullable(typedDate)),
  completionDate: z.optional(z.nullable(typedDate)),
  /** Somebody says that dates are right which usually contradict each other: later work on an older building. */
  datesConfirmed: z.optional(z.boolean()),
};

const newProject = z.object({
  name,
  description: z.optional(text(LIMITS.projectDescriptionMax)),
  status: z.optional(z.enum(PROJECT_STATUSES, 'Must be active, on_hold or completed')),
  ...facts,
  /** Accepted for compatibility and ignored: who asks is always the session. */
  userId: z.optional(z.unknown()),
});

const projectChanges = z.object({
  name: z.optional(name),
  description: z.optional(text(LIMITS.projectDescriptionMax)),
  status: z.optional(z.enum(PROJECT_STATUSES, 'Must be active, on_hold or completed')),
  /** null returns to the derived progress. */
  progress: z.optional(
    z.nullable(z.int('Must be a whole number from 0 to 100').check(z.minimum(0), z.maximum(100))),
  ),
  ...facts,
});

const tag = 'Projects';

const buildingAlertParams = z.extend(idParams, { kind: z.enum(ALERT_KINDS) });

export const projectEndpoints = {
  listProjects: endpoint({
    method: 'GET',
    path: '/api/projects',
    summary: 'Your projects, newest first',
    tag,
    access: 'session',
    query: z.object({ ...paging, status: z.optional(z.enum(PROJECT_STATUSES)) }),
    response: z.array(project),
  }),
  createProject: endpoint({
    method: 'POST',
    path: '/api/projects',
    summary: 'Create a project',
    tag,
    access: 'session',
    body: newProject,
    response: project,
    status: 201,
  }),
  getProject: endpoint({
    method: 'GET',
    path: '/api/projects/:id',
    summary: 'One project',
    tag,
    access: 'session',
    params: idParams,
    response: project,
    errors: ['not_found'],
  }),
  updateProject: endpoint({
    method: 'PATCH',
    path: '/api/projects/:id',
    summary: 'Change a project’s details, status or progress',
    tag,
    access: 'session',
    params: idParams,
    body: projectChanges,
    response: project,
    errors: ['not_found'],
  }),
  deleteProject: endpoint({
    method: 'DELETE',
    path: '/api/projects/:id',
    summary: 'Delete a project with its defects, photos and reports. Open hazards in it need a reason',
    tag,
    access: 'session',
    params: idParams,
    body: z.nullish(reasonToDelete),
    response: success,
    errors: ['not_found', 'conflict', 'legal_hold', 'hazard_open'],
  }),
};

/** What a project's own page asks beside the project: its holds, the notices that are closed, and its deadlines by law. */
export const holdAndDeadlineEndpoints = {
  readLegalHold: endpoint({
    method: 'GET',
    path: '/api/projects/:id/legal-hold',
    summary: 'The legal hold on a project, and the ones that were lifted',
    tag,
    access: 'session',
    params: idParams,
    response: legalHolds,
    errors: ['not_found'],
  }),
  setLegalHold: endpoint({
    method: 'POST',
    path: '/api/projects/:id/legal-hold',
    summary: 'Put a project on legal hold: nothing in it can be deleted until it is lifted',
    tag,
    access: 'session',
    params: idParams,
    body: holdReason,
    response: legalHolds,
    errors: ['not_found', 'conflict'],
  }),
  liftLegalHold: endpoint({
    method: 'POST',
    path: '/api/projects/:id/legal-hold/lift',
    summary: 'Lift the legal hold on a project',
    tag,
    access: 'session',
    params: idParams,
    body: holdReason,
    response: legalHolds,
    errors: ['not_found', 'conflict'],
  }),
  closeBuildingAlert: endpoint({
    method: 'POST',
    path: '/api/projects/:id/alerts/:kind/close',
    summary: 'Close what the building’s age or description warns of, such as asbestos, with the reason',
    tag,
    access: 'session',
    params: buildingAlertParams,
    body: z.object({ reason: alertReason }),
    response: project,
    errors: ['not_found', 'conflict'],
  }),
  reopenBuildingAlert: endpoint({
    method: 'DELETE',
    path: '/api/projects/:id/alerts/:kind/close',
    summary: 'Open a closed notice of the building again',
    tag,
    access: 'session',
    params: buildingAlertParams,
    response: project,
    errors: ['not_found'],
  }),
  getDeadlines: endpoint({
    method: 'GET',
    path: '/api/projects/:id/deadlines',
    summary: 'Warranty deadlines of a project by its state and dates, whatever the defect',
    tag,
    access: 'session',
    params: idParams,
    response: z.object({
      /** null where the state isn't known. */
      warranty: z.nullable(z.custom<WarrantyFinding>()),
    }),
    errors: ['not_found'],
  }),
};
