import * as z from 'zod/mini';
import { permissionFields } from '../actions/permissions.ts';
import { VISIT_ACTIONS } from '../actions/visit-actions.ts';
import { endpoint } from '../basis/endpoint.ts';
import { date, id, idParams, idText, success, text, timestamp, VISIBLE } from '../basis/shapes.ts';
import { findingLine } from '../findings/findings.ts';
import { notInspected, VISIT_KINDS } from './visits.ts';

/** What became of an earlier finding by a later visit. */
export const FOLLOW_UP_STATES = ['worse', 'same', 'fixed', 'not_found'] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

export const INSPECTION_LIMITS = {
  placesMax: 300,
  visitsMax: 300,
  peopleMax: 40,
  areasMax: 60,
  /** Findings or photos that one call files. */
  filedAtOnce: 500,
} as const;

const place = z.object({
  id,
  name: z.string(),
  /** Such as 'Ground floor' or 'Outside'; empty where it has none. */
  level: z.string(),
  findingCount: z.int(),
  photoCount: z.int(),
});
export type Place = z.output<typeof place>;

const NAME = 'Give the room a name';
const placeName = text(120, 'The name can have at most 120 characters', NAME).check(z.regex(VISIBLE, NAME));
const level = text(60, 'At most 60 characters');

const visit = z.object({
  id,
  kind: z.enum(VISIT_KINDS),
  visitedOn: date,
  weather: z.string(),
  attendedBy: z.array(z.string()),
  inspectedAreas: z.array(z.string()),
  notInspected: z.array(notInspected),
  /** null while it is under way. */
  closedAt: z.nullable(timestamp),
  findingCount: z.int(),
  photoCount: z.int(),
  /** Photos kept without analysis that nobody has looked at. */
  unlookedCount: z.int(),
  ...permissionFields(VISIT_ACTIONS),
});
export type Visit = z.output<typeof visit>;

/** Each message says which field of the form it means. */
const list = (missing: string, long: string, most: number) =>
  z
    .array(text(200, long, missing).check(z.minLength(1, missing)))
    .check(z.maxLength(most, `At most ${most}`));
const people = list(
  'Name the person',
  'Each name of the people present can have at most 200 characters',
  INSPECTION_LIMITS.peopleMax,
);
const areas = list('Name the area', 'Each area can have at most 200 characters', INSPECTION_LIMITS.areasMax);

/** Nobody keeps notes of a visit from another century but the last. */
const visitDay = date.check(z.regex(/^(19|20)/, 'Check the year'));

const visitFacts = {
  kind: z.enum(VISIT_KINDS, 'Choose the kind of visit from the list'),
  visitedOn: visitDay,
  weather: z.optional(text(200)),
  attendedBy: z.optional(people),
  inspectedAreas: z.optional(areas),
  notInspected: z.optional(z.array(notInspected).check(z.maxLength(INSPECTION_LIMITS.areasMax))),
};

/** Where something is to be filed: left out, it stays; null, it is taken out. */
const filing = z.object({
  id,
  visitId: z.optional(z.nullable(id)),
  placeId: z.optional(z.nullable(id)),
});
export type Filing = z.output<typeof filing>;

export const filings = z.object({
  items: z
    .array(filing)
    .check(z.minLength(1, 'Choose at least one'), z.maxLength(INSPECTION_LIMITS.filedAtOnce)),
});
/** Hand `before` in again to undo it. */
export const filed = z.object({ before: z.array(filing) });

const compared = z.object({
  /**
   * Where the later visit stands to the earlier one. Never said by anybody are 'look', a hazard that a person has to look
   * at; 'to_check', a repair that was reported as done; and 'unseen', which nobody has looked for yet.
   */
  state: z.enum([...FOLLOW_UP_STATES, 'new', 'look', 'to_check', 'unseen']),
  /** False while it is only what the two findings suggest; true once somebody said so. */
  said: z.boolean(),
  earlier: z.nullable(findingLine),
  later: z.nullable(findingLine),
});
export type Compared = z.output<typeof compared>;

const tag = 'Visits and places';

export const inspectionEndpoints = {
  listPlaces: endpoint({
    method: 'GET',
    path: '/api/projects/:id/places',
    summary: 'A project’s places in their order',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(place),
    errors: ['not_found'],
  }),
  addPlace: endpoint({
    method: 'POST',
    path: '/api/projects/:id/places',
    summary: 'Add a place at the end of the list',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({ name: placeName, level: z.optional(level) }),
    response: place,
    status: 201,
    errors: ['not_found', 'conflict'],
  }),
  addUsualPlaces: endpoint({
    method: 'POST',
    path: '/api/projects/:id/places/usual',
    summary: 'Add the usual places of this building type, as far as they aren’t there',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(place),
    errors: ['not_found', 'conflict'],
  }),
  orderPlaces: endpoint({
    method: 'PUT',
    path: '/api/projects/:id/places/order',
    summary: 'Put a project’s places into this order; those left out keep theirs behind it',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({ ids: z.array(id).check(z.maxLength(INSPECTION_LIMITS.placesMax)) }),
    response: z.array(place),
    errors: ['not_found'],
  }),
  changePlace: endpoint({
    method: 'PATCH',
    path: '/api/places/:id',
    summary: 'Rename a place',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({ name: z.optional(placeName), level: z.optional(level) }),
    response: place,
    errors: ['not_found', 'conflict'],
  }),
  deletePlace: endpoint({
    method: 'DELETE',
    path: '/api/places/:id',
    summary: 'Delete a place; findings and photos in it stay, without a place',
    tag,
    access: 'session',
    params: idParams,
    response: success,
    errors: ['not_found', 'legal_hold'],
  }),
  listVisits: endpoint({
    method: 'GET',
    path: '/api/projects/:id/visits',
    summary: 'A project’s visits, newest first',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(visit),
    errors: ['not_found'],
  }),
  addVisit: endpoint({
    method: 'POST',
    path: '/api/projects/:id/visits',
    summary: 'Begin a visit',
    tag,
    access: 'session',
    params: idParams,
    body: z.object(visitFacts),
    response: visit,
    status: 201,
    errors: ['not_found', 'conflict'],
  }),
  changeVisit: endpoint({
    method: 'PATCH',
    path: '/api/visits/:id',
    summary: 'Change what is written of a visit',
    tag,
    access: 'session',
    params: idParams,
    body: z.partial(z.object(visitFacts)),
    response: visit,
    errors: ['not_found', 'conflict'],
  }),
  closeVisit: endpoint({
    method: 'POST',
    path: '/api/visits/:id/close',
    summary: 'Close a visit: nothing is filed in it or taken out of it any more',
    tag,
    access: 'session',
    params: idParams,
    response: visit,
    errors: ['not_found', 'conflict'],
  }),
  reopenVisit: endpoint({
    method: 'POST',
    path: '/api/visits/:id/reopen',
    summary: 'Open a closed visit again',
    tag,
    access: 'session',
    params: idParams,
    response: visit,
    errors: ['not_found', 'conflict'],
  }),
  deleteVisit: endpoint({
    method: 'DELETE',
    path: '/api/visits/:id',
    summary: 'Delete a visit; its findings and photos stay, without a visit',
    tag,
    access: 'session',
    params: idParams,
    response: success,
    errors: ['not_found', 'conflict', 'legal_hold'],
  }),
  compareVisits: endpoint({
    method: 'GET',
    path: '/api/visits/:id/compare',
    summary: 'A visit beside an earlier one: what is new, worse, the same, fixed or wasn’t found again',
    tag,
    access: 'session',
    params: idParams,
    query: z.object({ earlierVisitId: idText }),
    response: z.array(compared),
    errors: ['not_found'],
  }),
  followUp: endpoint({
    method: 'PUT',
    path: '/api/visits/:id/follow-ups',
    summary: 'Say what became of an earlier finding by this visit',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      findingId: id,
      /** null takes it back: the comparison suggests again. */
      state: z.nullable(z.enum(FOLLOW_UP_STATES, 'Must be worse, same, fixed or not_found')),
      laterFindingId: z.optional(z.nullable(id)),
    }),
    response: success,
    errors: ['not_found', 'conflict'],
  }),
  fileFindings: endpoint({
    method: 'POST',
    path: '/api/projects/:id/findings/file',
    summary: 'File findings under a visit or a place of their project, their photos with them',
    tag,
    access: 'session',
    params: idParams,
    body: filings,
    response: filed,
    errors: ['not_found', 'conflict'],
  }),
};
