import type { ReportKind, Visit } from '@plumbline/contract';
import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { AS4349_AREA_OF } from '@plumbline/knowledge/places';
import { useQuery } from '@tanstack/react-query';
import { addEndpoints, call } from '../../../api/client.ts';
import { visitsKey } from '../../../api/query-keys.ts';
import type { FactValues } from './report-facts.ts';

addEndpoints(projectPageEndpoints);

/** Which visit a kind of report rests on. A notice tells of no inspection. */
const VISIT_OF: Readonly<Partial<Record<ReportKind, Visit['kind']>>> = {
  defect_list: 'defect',
  expert: 'defect',
  pre_purchase: 'pre_purchase',
  stage: 'stage',
  handover: 'handover',
  dilapidation: 'dilapidation',
  re_inspection: 're_inspection',
};

/** What a visit fills in. */
export const VISIT_FACTS = [
  'inspectedOn',
  'weather',
  'attendedBy',
  'inspectedAreas',
  'reasons',
  'limitations',
] as const satisfies readonly (keyof FactValues)[];
export type VisitFacts = Pick<FactValues, (typeof VISIT_FACTS)[number]>;

const ATTENDED_MAX = 300;
const LIMITATIONS_MAX = 2000;

/** As many whole names as the field holds, then how many more there were. */
function namesOf(names: readonly string[]): string {
  for (let shown = names.length; shown > 0; shown--) {
    const more = names.length - shown;
    const text = `${names.slice(0, shown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    if (text.length <= ATTENDED_MAX) return text;
  }
  return '';
}

const standardArea = (area: string) => Object.entries(AS4349_AREA_OF).find(([name]) => name === area)?.[1];

/** A visit in the words of a report's form. Areas that the form has no row for go to the limitations, with the reason. */
export function factsOfVisit(visit: Visit): VisitFacts {
  const rows = visit.notInspected.map((row) => ({ ...row, standard: standardArea(row.area) }));
  // An area of which a part was inspected stands among both. The form's row says that it was inspected, the limitations
  // which part wasn't: a reason beside a row that is ticked would be left out.
  const partly = rows.filter(({ area }) => visit.inspectedAreas.includes(area));
  const missed = rows.filter((row) => !partly.includes(row));
  const others = missed.filter(({ standard }) => standard === undefined);
  return {
    inspectedOn: visit.visitedOn,
    weather: visit.weather,
    attendedBy: namesOf(visit.attendedBy),
    inspectedAreas: visit.inspectedAreas.flatMap((area) => standardArea(area) ?? []),
    reasons: Object.fromEntries(
      missed.flatMap(({ standard, reason }) => (standard ? [[standard, reason]] : [])),
    ),
    limitations: [
      ...partly.map(({ area, reason }) => `${area} inspected in part: ${reason}`),
      ...others.map(({ area, reason }) => `${area} not inspected: ${reason}`),
    ]
      .join('\n')
      .slice(0, LIMITATIONS_MAX),
  };
}

/** Closed visits that a report of this kind can start from: those of its kind first, each newest first. */
export function useVisitsFor(projectId: number | null, kind: ReportKind): readonly Visit[] {
  const visits = useQuery({
    queryKey: visitsKey(projectId ?? 0),
    queryFn: ({ signal }) => call('listVisits', { params: { id: projectId ?? 0 }, signal }),
    enabled: projectId !== null,
  });
  const own = VISIT_OF[kind];
  if (own === undefined) return [];
  const closed = (visits.data ?? []).filter(({ closedAt }) => closedAt !== null);
  return [...closed.filter((visit) => visit.kind === own), ...closed.filter((visit) => visit.kind !== own)];
}
