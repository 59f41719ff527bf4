import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, idText, success, text, timestamp, VISIBLE } from '../basis/shapes.ts';

export const PLAN_LIMITS = { pagesMax: 20, pinsMax: 500, cornersMax: 60, plansMax: 40 } as const;

const share = z.number('Must be a number').check(z.minimum(0), z.maximum(1));

/** A place on a page: shares of its width and height from the top left corner. */
const point = z.object({ x: share, y: share });
export type PinPoint = z.output<typeof point>;

const pin = z.object({
  id,
  /** null: its page is gone since the drawing was replaced, and it waits to be put somewhere. */
  page: z.nullable(z.int()),
  /** As printed beside it. */
  number: z.int(),
  findingId: z.nullable(id),
  label: z.string(),
  x: z.number(),
  y: z.number(),
  corners: z.nullable(z.array(point)),
});
export type Pin = z.output<typeof pin>;

const plan = z.object({
  id,
  name: z.string(),
  version: z.int(),
  createdAt: timestamp,
  pages: z.array(z.object({ number: z.int(), width: z.int(), height: z.int() })),
  pins: z.array(pin),
});
export type Plan = z.output<typeof plan>;

const NAME = 'Give the plan a name';
const name = text(120, 'The name can have at most 120 characters', NAME).check(z.regex(VISIBLE, NAME));
/** Corners of an area; null for a point. */
export const pinCorners = z.nullable(
  z
    .array(point)
    .check(z.minLength(3, 'An area has at least three corners'), z.maxLength(PLAN_LIMITS.cornersMax)),
);
const page = z.int().check(z.minimum(1), z.maximum(PLAN_LIMITS.pagesMax));

const tag = 'Plans';
const UPLOAD_ERRORS = [
  'not_found',
  'conflict',
  'too_large',
  'unsupported_type',
  'unusable_photo',
  'upload_failed',
  'busy',
] as const;

export const planEndpoints = {
  listPlans: endpoint({
    method: 'GET',
    path: '/api/projects/:id/plans',
    summary: 'A project’s plans with their pages and pins',
    tag,
    access: 'session',
    params: idParams,
    response: z.array(plan),
    errors: ['not_found'],
  }),
  addPlan: endpoint({
    method: 'POST',
    path: '/api/projects/:id/plans',
    summary: 'Add a plan: a PDF or a picture',
    tag,
    access: 'session',
    params: idParams,
    file: 'plan',
    form: z.object({ name: z.optional(name) }),
    response: plan,
    status: 201,
    errors: UPLOAD_ERRORS,
    limitPerMinute: 20,
    heavy: true,
  }),
  replacePlan: endpoint({
    method: 'POST',
    path: '/api/plans/:id/drawing',
    summary: 'Replace a plan’s drawing; its pins stay where they are on the page',
    tag,
    access: 'session',
    params: idParams,
    file: 'plan',
    form: z.object({}),
    response: plan,
    errors: UPLOAD_ERRORS,
    limitPerMinute: 20,
    heavy: true,
  }),
  renamePlan: endpoint({
    method: 'PATCH',
    path: '/api/plans/:id',
    summary: 'Rename a plan',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({ name }),
    response: plan,
    errors: ['not_found'],
  }),
  deletePlan: endpoint({
    method: 'DELETE',
    path: '/api/plans/:id',
    summary: 'Delete a plan with its pins; findings stay',
    tag,
    access: 'session',
    params: idParams,
    response: success,
    errors: ['not_found', 'legal_hold'],
  }),
  planPage: endpoint({
    method: 'GET',
    path: '/api/plans/:id/page',
    summary: 'A page of a plan as a picture',
    tag,
    access: 'session',
    params: idParams,
    query: z.object({ number: z._default(z.optional(idText), 1) }),
    response: 'binary',
    errors: ['not_found'],
  }),
  printPlan: endpoint({
    method: 'GET',
    path: '/api/plans/:id/print',
    summary: 'A plan as a PDF, its pins with their numbers and a list of them',
    tag,
    access: 'session',
    params: idParams,
    response: 'binary',
    errors: ['not_found', 'busy'],
    limitPerMinute: 20,
    heavy: true,
  }),
  addPin: endpoint({
    method: 'POST',
    path: '/api/plans/:id/pins',
    summary: 'Put a pin or an area on a plan, for a finding of its project or with a note',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      page,
      x: share,
      y: share,
      corners: z.optional(pinCorners),
      findingId: z.optional(z.nullable(id)),
      label: z.optional(text(200)),
    }),
    response: pin,
    status: 201,
    errors: ['not_found', 'conflict'],
  }),
  movePin: endpoint({
    method: 'PATCH',
    path: '/api/pins/:id',
    summary: 'Move a pin or change what it says',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      page: z.optional(page),
      x: z.optional(share),
      y: z.optional(share),
      corners: z.optional(pinCorners),
      findingId: z.optional(z.nullable(id)),
      label: z.optional(text(200)),
    }),
    response: pin,
    errors: ['not_found'],
  }),
  deletePin: endpoint({
    method: 'DELETE',
    path: '/api/pins/:id',
    summary: 'Take a pin off a plan; its finding stays',
    tag,
    access: 'session',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
