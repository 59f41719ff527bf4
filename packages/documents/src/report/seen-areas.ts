import { capital, countOf, listOf, printDate, sentence } from './print-words.ts';
import type { Inspection, ReportContent, ReportFinding, SeenArea } from './report-content.ts';

/** Inspected, but not all of it: a reason stands beside it. */
export const partlySeen = ({ areas, reasons = {} }: Inspection): string[] =>
  areas.filter((area) => reasons[area]);

/** What a report without a declaration says that nobody saw, or only in part, each with the reason. */
export const unseenLines = ({ inspection, seenAreas = [] }: ReportContent): string[] =>
  inspection
    ? []
    : seenAreas
        .filter(({ seen }) => seen !== 'whole')
        .map(
          ({ area, seen, reason }) =>
            `${capital(area)}, ${seen === 'part' ? 'inspected in part' : 'not inspected'}: ${sentence(reason)}`,
        );

interface AreaPoint {
  code: 'areas_differ' | 'unseen_with_findings';
  at: 'details' | 'finding';
  findings: readonly ReportFinding[];
  text: string;
  limitation: string;
}

const SEEN_WORDS: Readonly<Record<SeenArea['seen'], string>> = {
  whole: 'inspected',
  part: 'in part',
  none: 'not inspected',
};

/** Where what a report says of its areas doesn't fit its visit or its own findings. */
export function areaPoints(content: ReportContent): AreaPoint[] {
  return [...againstVisit(content), ...againstFindings(content)];
}

/** A declaration says of every area how far it was seen; without one, what the visit didn't see may not be left out. */
function againstVisit({ visit, seenAreas = [], declaredInspection }: ReportContent): AreaPoint[] {
  if (!visit) return [];
  const differing = visit.areas.filter(({ area, seen }) => {
    const said = seenAreas.find((one) => one.area === area)?.seen;
    return declaredInspection ? said !== seen : seen !== 'whole' && said !== seen;
  });
  if (differing.length === 0) return [];
  const named = listOf(differing.map(({ area, seen }) => `${shortOf(area)} (${SEEN_WORDS[seen]})`));
  const day = printDate(visit.visitedOn);
  return [
    {
      code: 'areas_differ',
      at: 'details',
      findings: [],
      text: `The visit of ${day} says otherwise of: ${named}. Take it over, or correct the visit.`,
      limitation: `The notes of the visit of ${day} say otherwise of: ${named}.`,
    },
  ];
}

/** The long name of the site says in brackets what belongs to it. */
const shortOf = (area: string) => area.replace(/ \(.*\)$/, '');

/** A photo of an area that nobody inspected was taken by somebody who was there. */
function againstFindings({ seenAreas = [], findings }: ReportContent): AreaPoint[] {
  return seenAreas
    .filter(({ seen }) => seen === 'none')
    .flatMap(({ area }) => {
      const there = findings.filter(
        (finding) =>
          finding.area === area &&
          finding.group !== 'rejected' &&
          (finding.photo || finding.furtherPhotos?.length),
      );
      if (there.length === 0) return [];
      const [name, count] = [capital(shortOf(area)), countOf(there.length, 'finding')];
      return [
        {
          code: 'unseen_with_findings' as const,
          at: 'finding' as const,
          findings: there,
          text: `${name} is said not to be inspected, and has ${count} with photos. Say ‘in part’, or correct the room.`,
          limitation: `${name} is listed as not inspected. ${capital(count)} with photos ${there.length === 1 ? 'lies' : 'lie'} in it.`,
        },
      ];
    });
}
