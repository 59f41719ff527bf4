import type { ReportKind, Visit } from '@plumbline/contract';
import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { standardArea } from '@plumbline/knowledge/places';
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
  'partAreas',
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

/** A visit in the words of a report's form. Areas that the form has no row for go to the limitations, with the reason. */
export function factsOfVisit(visit: Visit): VisitFacts {
  const rows = visit.notInspected.map((row) => ({ ...row, standard: standardArea(row.area) }));
  const others = rows.filter(({ standard }) => standard === undefined);
  const inspectedAreas = [...new Set(visit.inspectedAreas.flatMap((area) => standardArea(area) ?? []))];
  const reasons = Object.fromEntries(
    rows.flatMap(({ standard, reason }) => (standard ? [[standard, reason]] : [])),
  );
  return {
    inspectedOn: visit.visitedOn,
    weather: visit.weather,
    attendedBy: namesOf(visit.attendedBy),
    inspectedAreas,
    partAreas: inspectedAreas.filter((area) => reasons[area] !== undefined),
    reasons,
    limitations: others
      .map(({ area, reason }) => {
        const how = visit.inspectedAreas.includes(area) ? 'inspected in part' : 'not inspected';
        return `${area} ${how}: ${reason}`;
      })
      .join('\n')
      .slice(0, LIMITATIONS_MAX),
  };
}

/**
 * Visits that a report of this kind can start from: closed ones of its kind, those of another kind, then what is under way;
 * each newest first.
 */
export function useVisitsFor(projectId: number | null, kind: ReportKind): readonly Visit[] {
  const visits = useQuery({
    queryKey: visitsKey(projectId ?? 0),
    queryFn: ({ signal }) => call('listVisits', { params: { id: projectId ?? 0 }, signal }),
    enabled: projectId !== null,
  });
  const own = VISIT_OF[kind];
  if (own === undefined) return [];
  const all = visits.data ?? [];
  const closed = all.filter(({ closedAt }) => closedAt !== null);
  return [
    ...closed.filter((visit) => visit.kind === own),
    ...closed.filter((visit) => visit.kind !== own),
    ...all.filter(({ closedAt }) => closedAt === null),
  ];
}

/** The report that a visit of this kind is mostly made into. */
export const REPORT_OF_VISIT: Readonly<Record<Visit['kind'], ReportKind>> = {
  defect: 'defect_list',
  pre_purchase: 'pre_purchase',
  stage: 'stage',
  handover: 'handover',
  dilapidation: 'dilapidation',
  re_inspection: 're_inspection',
};
