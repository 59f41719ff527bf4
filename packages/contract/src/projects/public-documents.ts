import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { date, text } from '../basis/shapes.ts';
import { buildingType } from './projects.ts';

/** How much a person may write on a checklist. */
export const CHECKLIST_LIMITS = {
  nameMax: 200,
  addressMax: 300,
  requirementsMax: 2000,
  noteMax: 300,
} as const;

const { nameMax, addressMax, requirementsMax, noteMax } = CHECKLIST_LIMITS;

/** A handover checklist as filled in: all but the building type may be left empty. */
const checklist = z.object({
  buildingType,
  projectName: z.optional(text(nameMax)),
  address: z.optional(text(addressMax)),
  contractorName: z.optional(text(nameMax)),
  inspectionDate: z.optional(z.union([z.literal(''), date])),
  additionalRequirements: z.optional(text(requirementsMax)),
  /** In the order of the list. */
  answers: z.optional(
    z
      .array(z.object({ done: z.boolean(), note: text(noteMax) }))
      .check(z.maxLength(20, 'A checklist can have at most 20 items')),
  ),
});

const tag = 'Public documents';

export const publicDocumentEndpoints = {
  downloadSampleReport: endpoint({
    method: 'GET',
    path: '/api/public/sample-reports/:sample',
    summary: 'One of the three sample reports as PDF',
    tag,
    access: 'public',
    params: z.object({ sample: z.string().check(z.maxLength(100)) }),
    response: 'binary',
    errors: ['not_found'],
    limitPerMinute: 30,
  }),
  downloadNccGuide: endpoint({
    method: 'GET',
    path: '/api/public/ncc-2025-guide',
    summary: 'The NCC 2025 guide as PDF',
    tag,
    access: 'public',
    response: 'binary',
    limitPerMinute: 30,
  }),
  printChecklist: endpoint({
    method: 'POST',
    path: '/api/public/handover-checklist',
    summary: 'A handover checklist, as filled in, as PDF; nothing of it is kept',
    tag,
    access: 'public',
    body: checklist,
    response: 'binary',
    limitPerMinute: 10,
    heavy: true,
  }),
};
