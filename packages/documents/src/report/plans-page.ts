import type { ReportKind } from '@plumbline/knowledge/report-kinds';
import type { Picture } from './finding-page.ts';
import { ratingOf } from './rating.ts';
import { planPageName, type ReportFinding, type ReportPlan } from './report-content.ts';

type Numbered = readonly { finding: ReportFinding; number: string }[];

const titleOf = ({ name, page }: ReportPlan) => (page > 1 ? `${name}, page ${page}` : name);

/** The pages of plans that could be read, with the findings on them by their numbers in the report. */
export function plansPage(
  plans: readonly ReportPlan[],
  counted: Numbered,
  { pictures, kind }: { pictures: ReadonlyMap<string, Picture> | undefined; kind: ReportKind },
) {
  return plans.flatMap((plan) => {
    const picture = pictures?.get(planPageName(plan));
    const pins = plan.pins.flatMap(({ findingId, ...place }) => {
      const of = counted.find(({ finding }) => finding.id === findingId);
      return of
        ? [
            {
              ...place,
              number: of.number,
              title: of.finding.title,
              severity: ratingOf(of.finding, kind).mark,
            },
          ]
        : [];
    });
    pins.sort((a, b) => a.number.localeCompare(b.number));
    if (!picture || pins.length === 0) return [];
    const alt = `Plan ${titleOf(plan)} with the places of findings ${pins.map(({ number }) => number).join(', ')}`;
    return [{ title: titleOf(plan), picture, pins, alt }];
  });
}

/** Where a finding is marked, such as 'Ground floor, page 2'; empty where it isn't. */
export function placeOnPlan(plans: readonly ReportPlan[], { id }: Pick<ReportFinding, 'id'>): string {
  const marked = plans.filter(({ pins }) => pins.some(({ findingId }) => findingId === id));
  return marked.map(titleOf).join('; ');
}
