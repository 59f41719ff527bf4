import { BUILDING_TYPES, OVERALL_CONDITION_LABELS } from '@plumbline/contract';
import { type Inspection, openPointsOf, type ReportContent } from '@plumbline/documents';
import { clockOf } from '@plumbline/knowledge';
import { AS4349_AREAS } from '@plumbline/knowledge/as4349';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Environment } from '../../environment.ts';
import { readingsOf } from '../../monitoring/index.ts';
import { onBehalfOf } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/connect.ts';
import { defects, findingPhotos, photos, places, projects, reports } from '../../platform/database/schema.ts';
import { trailHead } from '../../trail/index.ts';
import { readLetterhead } from '../letterhead/letterhead.ts';
import type { PrintedPhoto } from '../pictures/pictures.ts';
import { countBySeverity } from './count-issues.ts';
import { hazardsNotChosen } from './hazards-not-chosen.ts';
import { basisOf, datesOf, particularsOf } from './report-basis.ts';
import { historiesOf } from './report-history.ts';
import { planFiles, plansOf } from './report-plans.ts';
import { seenAreasOf, visitBeside } from './seen-areas.ts';
import { toFinding } from './to-finding.ts';
import { readAddedBy } from './who-added.ts';

export interface Gathered {
  content: ReportContent;
  /** The cover of a finding, by the finding's id. */
  covers: Map<number, PrintedPhoto>;
  /** Of the findings' other photos, by the photo's id. */
  further: Map<number, PrintedPhoto>;
  /** Keys of the drawings of plan pages, by `planPageName`. */
  planPages: Map<string, string>;
  logo: string | null;
  /** The project’s trail as it stood before the version was made. */
  trail: { entries: number; head: string };
  projectId: number;
  userId: number;
  folder: string;
}

/** Reads all that a version says, as it stands now. Undefined when the report has gone meanwhile. */
export async function gatherContent(
  database: Database,
  {
    reportId,
    version,
    selectedDefectIds,
  }: { reportId: number; version: number; selectedDefectIds: number[] },
  { printedUrl, publicUrl }: Pick<Environment, 'printedUrl' | 'publicUrl'>,
): Promise<Gathered | undefined> {
  const [found] = await database
    .select({ report: reports, project: projects })
    .from(reports)
    .innerJoin(projects, eq(projects.id, reports.projectId))
    .where(eq(reports.id, reportId));
  if (!found) return undefined;
  const { report, project } = found;
  const of = { reportId, version, selectedDefectIds };
  const trail = await trailHead(database, project.id);
  const { content, ...files } = await contentOf(database, report, { project, ...of, printedUrl });
  const verifyUrl = `${printedUrl ?? publicUrl}/verify`;
  return {
    content: { ...content, evidence: { projectId: project.id, ...trail, verifyUrl } },
    ...files,
    trail,
    projectId: project.id,
    userId: report.userId,
    folder: report.folder,
  };
}

/** What a report says, whether it is kept already or only about to be asked for. */
export type AskedReport = Pick<
  typeof reports.$inferSelect,
  | 'userId'
  | 'title'
  | 'kind'
  | 'declaredInspection'
  | 'inspectedAreas'
  | 'notInspected'
  | 'attendedBy'
  | 'weather'
  | 'overallCondition'
  | 'particulars'
  | 'clientName'
  | 'inspectedOn'
  | 'limitations'
>;

interface Selection {
  project: typeof projects.$inferSelect;
  /** 0 while there is no report yet. */
  reportId: number;
  version: number;
  selectedDefectIds: readonly number[];
  printedUrl: string | undefined;
}

/** Reads what these findings say as they stand now. The selection must be of the project. */
export async function contentOf(
  database: Database,
  report: AskedReport,
  { project, reportId, version, selectedDefectIds, printedUrl }: Selection,
): Promise<Omit<Gathered, 'trail' | 'projectId' | 'userId' | 'folder'>> {
  const { logo, limitations, ...letterhead } = await readLetterhead(database, onBehalfOf(report));
  const rows = await database
    .select({ defect: defects, photo: photos, place: { name: places.name, level: places.level } })
    .from(defects)
    .leftJoin(photos, eq(photos.id, defects.photoId))
    .leftJoin(places, eq(places.id, defects.placeId))
    .where(and(eq(defects.projectId, project.id), inArray(defects.id, [0, ...selectedDefectIds])));
  const linked = await database
    .select({ findingId: findingPhotos.findingId, role: findingPhotos.role, photo: photos })
    .from(findingPhotos)
    .innerJoin(photos, eq(photos.id, findingPhotos.photoId))
    .where(inArray(findingPhotos.findingId, [0, ...rows.map(({ defect }) => defect.id)]))
    .orderBy(asc(findingPhotos.position), asc(photos.id));
  const furtherOf = (defect: { id: number; photoId: number | null }) =>
    linked.filter(({ findingId, photo }) => findingId === defect.id && photo.id !== defect.photoId);
  // Worst first; among equals in the order in which they were found.
  rows.sort((a, b) => b.defect.severityRank - a.defect.severityRank || a.defect.id - b.defect.id);
  const addedBy = await readAddedBy(
    database,
    onBehalfOf(report),
    rows.map(({ defect }) => defect.id),
  );
  const plans = await plansOf(
    database,
    project.id,
    rows.map(({ defect }) => defect.id),
  );
  const histories = await historiesOf(
    database,
    project.id,
    rows.map(({ defect }) => defect),
    addedBy,
    clockOf(project.state ?? ''),
  );
  const readings = await readingsOf(
    database,
    rows.map(({ defect }) => defect.id),
  );
  const hazardsLeft = await hazardsNotChosen(database, project.id, selectedDefectIds);
  const visit = await visitBeside(database, project.id, report);
  const content: ReportContent = {
    reportId,
    version,
    title: report.title,
    kind: report.kind,
    madeAt: new Date().toISOString(),
    declaredInspection: report.declaredInspection,
    inspection: inspectionOf(report),
    seenAreas: seenAreasOf(report),
    ...(visit && { visit }),
    project: {
      name: project.name,
      address: project.address,
      state: project.state ?? '',
      buildingType: BUILDING_TYPES.find(([value]) => value === project.buildingType)?.[1] ?? '',
      dates: datesOf(project),
    },
    basis: basisOf(rows.map(({ defect }) => defect)),
    particulars: particularsOf(report),
    clientName: report.clientName,
    inspectedOn: report.inspectedOn ?? '',
    limitations: [limitations, report.limitations].filter((text) => text !== '').join('\n'),
    letterhead,
    counts: countBySeverity(rows.map(({ defect }) => defect)),
    plans,
    findings: rows.map(({ defect, photo, place }) =>
      toFinding(defect, photo, {
        place,
        further: furtherOf(defect),
        history: histories.of.get(defect.id),
        monitoring: readings.get(defect.id),
        printedUrl,
        addedBy,
      }),
    ),
    ...(hazardsLeft.length > 0 && { hazardsNotChosen: hazardsLeft }),
  };
  return {
    content: { ...content, openPoints: openPointsOf(content).map(({ limitation }) => limitation) },
    covers: new Map(rows.flatMap(({ defect, photo }) => (photo ? [[defect.id, photo]] : []))),
    further: new Map(
      [...linked.map(({ photo }) => photo), ...histories.photos].map((photo) => [photo.id, photo]),
    ),
    planPages: await planFiles(database, { projectId: project.id }, plans),
    logo,
  };
}

function inspectionOf(report: AskedReport): Inspection | null {
  if (!report.declaredInspection) return null;
  const { inspectedAreas, notInspected, attendedBy, overallCondition, weather } = report;
  return {
    areas: AS4349_AREAS.filter((area) => inspectedAreas.includes(area)),
    areasNotInspected: AS4349_AREAS.filter((area) => !inspectedAreas.includes(area)),
    reasons: Object.fromEntries(notInspected.map(({ area, reason }) => [area, reason])),
    attendedBy,
    weather,
    overallCondition: overallCondition ? OVERALL_CONDITION_LABELS[overallCondition] : '',
  };
}
