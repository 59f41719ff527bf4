import { REPORT_KIND_FACTS, type ReportKind, type Work } from '@plumbline/contract';

/** What their list of defects is called by those who have a word of their own for it. */
const LIST_TITLES: Readonly<Partial<Record<Work, string>>> = {
  owner: 'Defects for the builder',
  tenant: 'Repairs for the landlord',
  strata: 'Defects of the common property',
};

/** The title that a report of this kind begins with, for those who do this; none where nobody has said what they do. */
export function offeredTitle(kind: ReportKind, work: Work | null): string {
  if (work === null) return '';
  return (kind === 'defect_list' && LIST_TITLES[work]) || REPORT_KIND_FACTS[kind].label;
}
