import { OUTCOMES, SEVERITIES } from '@plumbline/knowledge';
import * as z from 'zod/mini';
import { alert, reasonToDelete } from '../basis/alerts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, timestamp } from '../basis/shapes.ts';
import { DECISIONS } from './defects.ts';

/** What a last day may lack, and the state without which there is no law to read. */
const WARRANTY_LACKS = [
  'state',
  'contractDate',
  'completionDate',
  'occupancyDate',
  'noticedOn',
  'plumbingCertificateDate',
] as const;

/** A finding in a project's own list: small, so that thousands of them fit on one screen's memory. */
export const findingLine = z.object({
  id,
  /** Its number within the project. */
  number: z.int(),
  outcome: z.enum(OUTCOMES),
  defectType: z.string(),
  severity: z.enum(SEVERITIES),
  aiConfidence: z.number(),
  /** What that is of, where only the words give the rest of the name. */
  sureOf: z.optional(z.string()),
  location: z.string(),
  visitId: z.nullable(id),
  placeId: z.nullable(id),
  decision: z.nullable(z.enum(DECISIONS)),
  /** Whether there is a photo of it. */
  hasPhoto: z.boolean(),
  /** Open hazards, the most urgent first. */
  alerts: z.array(alert),
  /** What to do until somebody has said whether anything has fallen or is loose; null where that isn't open. */
  precaution: z.nullable(z.string()),
  /** Its repair was verified, it is no defect, or a later visit saw it fixed, and no alert is open: it is grave no longer. */
  mended: z.boolean(),
  /**
   * Of critical and high findings that aren't mended: the statutory warranty's earliest possible last day, ISO, and the facts that it
   * lacks. Null where no day is told at all, as in the ACT and the NT.
   */
  warranty: z.nullable(
    z.object({ lastDay: z.nullable(z.string()), missing: z.array(z.enum(WARRANTY_LACKS)) }),
  ),
  createdAt: timestamp,
});
export type FindingLine = z.output<typeof findingLine>;

/** The most lines in one page of a project's findings. */
export const FINDING_LINES = 1000;

/** The most findings that one call decides or deletes. */
export const FINDINGS_AT_ONCE = 200;

const chosen = z
  .array(id)
  .check(
    z.minLength(1, 'Choose at least one finding'),
    z.maxLength(FINDINGS_AT_ONCE, `At most ${FINDINGS_AT_ONCE} findings at a time`),
  );

const limitText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,4}$/, `Must be a whole number from 1 to ${FINDING_LINES}`)),
  z.transform((typed) => Math.min(Number(typed), FINDING_LINES)),
);

const tag = 'Findings of a project';

export const findingEndpoints = {
  listFindingLines: endpoint({
    method: 'GET',
    path: '/api/projects/:id/findings',
    summary: 'All findings of a project in short, newest first',
    tag,
    access: 'session',
    params: idParams,
    query: z.object({
      limit: z._default(z.optional(limitText), FINDING_LINES),
      after: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: z.array(findingLine),
    errors: ['not_found'],
  }),
  decideFindings: endpoint({
    method: 'POST',
    path: '/api/projects/:id/findings/decide',
    summary: 'Confirm or reject findings that nobody has decided; those that somebody has stay as they are',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      ids: chosen,
      verdict: z.enum(['confirmed', 'rejected'], 'Must be confirmed or rejected'),
    }),
    response: z.object({
      /** Those that were decided now. Hand them to `withdrawDecisions` to undo it. */
      decided: z.array(z.object({ id, decidedAt: timestamp })),
      /** Decided before, and left as they were. */
      decidedBefore: z.array(id),
      /** A hazard is open: its alert has to be closed first. */
      hazardOpen: z.array(id),
    }),
    errors: ['not_found'],
  }),
  withdrawDecisions: endpoint({
    method: 'POST',
    path: '/api/projects/:id/findings/undecide',
    summary: 'Take decisions back, as far as nobody has decided anew since',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      decided: z
        .array(z.object({ id, decidedAt: timestamp }))
        .check(z.minLength(1, 'Choose at least one finding'), z.maxLength(FINDINGS_AT_ONCE)),
    }),
    response: z.object({ withdrawn: z.array(id) }),
    errors: ['not_found'],
  }),
  moveFindings: endpoint({
    method: 'POST',
    path: '/api/projects/:id/findings/move',
    summary:
      'Move findings with their photos to another project, all of them or none; each gets a number there',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({ ids: chosen, projectId: id }),
    response: z.object({
      /** Each with its number in the other project. */
      moved: z.array(z.object({ id, number: z.int() })),
    }),
    errors: ['not_found', 'conflict', 'legal_hold'],
  }),
  deleteFindings: endpoint({
    method: 'POST',
    path: '/api/projects/:id/findings/delete',
    summary:
      'Delete findings, and their photos that nothing else shows; the credits they cost stay spent. Open hazards need a reason',
    tag,
    access: 'session',
    params: idParams,
    body: z.extend(reasonToDelete, { ids: chosen }),
    response: z.object({
      /** Those that were there until now. */
      deleted: z.array(id),
    }),
    errors: ['not_found', 'legal_hold', 'hazard_open'],
  }),
};
