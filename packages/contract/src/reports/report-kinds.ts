import { FORUM_IDS } from '@plumbline/knowledge/forums';
import * as z from 'zod/mini';
import { date, text } from '../basis/shapes.ts';

export {
  PARTICULAR_FIELDS,
  REPORT_KIND_FACTS,
  REPORT_KINDS,
  type ReportKind,
} from '@plumbline/knowledge/report-kinds';

/** Leave of the forum for the use of AI, as far as the expert records it. */
export const AI_LEAVE = ['none', 'granted', 'refused'] as const;
export type AiLeave = (typeof AI_LEAVE)[number];

const long = z.optional(text(4000));
const short = z.optional(text(300));

/** What only some kinds of report say. All of it is typed by a person; nothing is filled in. */
export const particulars = z.object({
  // A notice.
  addressee: short,
  replyBy: z.optional(z.nullable(date)),
  accessLog: long,
  // An expert report.
  forum: z.optional(z.nullable(z.enum(FORUM_IDS))),
  fileNumber: short,
  parties: short,
  retainedBy: short,
  instructions: long,
  documents: long,
  assumptions: long,
  qualifications: long,
  relationship: long,
  tests: long,
  outsideExpertise: long,
  provisional: long,
  codeReadOn: z.optional(z.nullable(date)),
  aiLeave: z.optional(z.enum(AI_LEAVE)),
  aiLeaveDetails: short,
});
export type Particulars = z.output<typeof particulars>;
