import { actionsOn } from './permissions.ts';
import { type ProjectState, unlessOnHold } from './project-actions.ts';
import type { Refusal } from './refusals.ts';

export const REPORT_STATUSES = ['generating', 'completed', 'failed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export interface ReportState extends ProjectState {
  /** Of the version that is meant: the newest unless another is named. */
  status: ReportStatus;
  purchased: boolean;
  /** It has outlived its project. */
  projectGone: boolean;
}

const unlessGone = ({ projectGone }: ReportState): Refusal | undefined =>
  projectGone ? 'project_gone' : undefined;
const unlessUnmade = ({ status }: ReportState): Refusal | undefined =>
  status === 'completed' ? undefined : 'report_not_ready';

export const REPORT_ACTIONS = actionsOn<ReportState>()({
  preview: { by: ['owner'], unless: [unlessUnmade] },
  download: {
    by: ['owner'],
    unless: [unlessUnmade, ({ purchased }) => (purchased ? undefined : 'unpaid')],
  },
  edit: {
    by: ['owner'],
    unless: [({ status }) => (status === 'generating' ? 'report_not_ready' : undefined), unlessGone],
  },
  retry: {
    by: ['owner'],
    unless: [({ status }) => (status === 'failed' ? undefined : 'report_not_failed'), unlessGone],
  },
  delete: { by: ['owner'], unless: [unlessOnHold] },
});
