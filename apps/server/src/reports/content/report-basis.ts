import type { ReportContent } from '@plumbline/documents';
import { forumOf } from '@plumbline/knowledge/forums';
import { PARTICULAR_FIELDS } from '@plumbline/knowledge/report-kinds';
import type { DefectRow } from '../../defects/index.ts';
import type { projects, reports } from '../../platform/database/schema.ts';

/** The days that editions, guides and warranties follow from. */
export const datesOf = (project: typeof projects.$inferSelect) => [
  { name: 'contract date', date: project.contractDate ?? '' },
  { name: 'approval date', date: project.approvalDate ?? '' },
  { name: 'completion date', date: project.completionDate ?? '' },
];

/** Which edition and guide the findings were judged by, each with its reason, once. */
export function basisOf(rows: readonly DefectRow[]): ReportContent['basis'] {
  const all = rows.flatMap(({ outcome, assessment: { nccEdition, guide, warranty } }) =>
    outcome === 'defect'
      ? [
          { name: 'National Construction Code', held: nccEdition.display, why: nccEdition.why },
          { name: 'Guide to standards', held: guide.title, why: guide.why },
          ...(warranty?.summary
            ? [
                {
                  name: 'Warranty',
                  held: warranty.law,
                  why: warranty.deadlines?.length
                    ? 'Its last days are under Time limits'
                    : `${warranty.summary} ${warranty.note}`,
                },
              ]
            : []),
        ]
      : [],
  );
  const known = new Map(all.filter(({ held }) => held).map((line) => [JSON.stringify(line), line]));
  return [...known.values()];
}

/** What the kind of this report asks for, as it is printed. */
export function particularsOf({
  kind,
  particulars,
}: Pick<typeof reports.$inferSelect, 'kind' | 'particulars'>): NonNullable<ReportContent['particulars']> {
  const forum = forumOf(particulars.forum ?? '');
  return {
    fields: (PARTICULAR_FIELDS[kind] ?? []).map(({ key, label }) => ({
      key,
      label,
      text: particulars[key] ?? '',
    })),
    forum: forum
      ? {
          name: forum.name,
          state: forum.state,
          expertCode: forum.expertCode,
          prescribed: forum.prescribed,
          aiRule: forum.aiRule,
          leave: particulars.aiLeave ?? 'none',
          leaveDetails: particulars.aiLeaveDetails ?? '',
        }
      : null,
  };
}
