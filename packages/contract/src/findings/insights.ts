import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { idText, timestamp } from '../basis/shapes.ts';

export const AREAS = ['structural', 'waterproofing', 'fire_safety', 'accessibility', 'other'] as const;

const counts = {
  critical: z.int(),
  high: z.int(),
  medium: z.int(),
  low: z.int(),
};

/** Defects by severity. What the inspector rejected isn't counted. */
const severityCounts = z.object(counts);
export type SeverityCounts = z.output<typeof severityCounts>;

const insights = z.object({
  /** The last twelve months by the calendar of eastern Australia, oldest first; months without defects are there. */
  months: z.array(z.object({ month: z.string(), ...counts })),
  /** Stages of works that have defects. A defect of two stages counts in both. */
  stages: z.array(z.object({ stageId: z.string(), ...counts })),
  areas: z.array(z.object({ area: z.enum(AREAS), ...counts })),
  /** By the trade of the defect, most defects first; defects that have no name yet aren't counted here. */
  trades: z.array(z.object({ trade: z.string(), ...counts })),
  /** Stages of which findings were kept, defects or not: of one project, where one was asked for. */
  inspected: z.array(z.object({ stageId: z.string(), firstInspectedAt: timestamp })),
});
export type Insights = z.output<typeof insights>;

export const insightEndpoints = {
  insights: endpoint({
    method: 'GET',
    path: '/api/insights',
    summary: 'Defects over time, by stage, by area and by trade',
    tag: 'Defects',
    access: 'session',
    query: z.object({ projectId: z.optional(idText) }),
    response: insights,
    errors: ['not_found'],
  }),
};
