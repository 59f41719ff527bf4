/** Accounts with projects, findings and what else is moved, written straight into the database: as many as wanted. */
import { createHash } from 'node:crypto';
import type { Examination, Vote } from '@plumbline/vision';
import { enter } from '../../src/credits/index.ts';
import { type FindingRow, keepFindings, untouched } from '../../src/judgement/index.ts';
import {
  chatExchanges,
  findingFollowUps,
  letterheads,
  photos,
  places,
  projects,
  reports,
  reportVersions,
  users,
  visits,
} from '../../src/platform/database/schema.ts';
import type { Services } from '../../src/services.ts';
import { imageKey } from '../../src/uploads/index.ts';

interface WorldSize {
  users: number;
  projectsPerUser: number;
  defectsPerProject: number;
  /** Every so many findings have this photo; none where there is none. */
  photo?: { bytes: Uint8Array; every: number };
}

const START = Date.UTC(2025, 0, 1);
const minutes = (count: number) => new Date(START + count * 60_000);

/** Fills an installation. Every finding is a minute younger than the one before, so that each can be told from the rest. */
export async function makeWorld(
  { database, files }: Pick<Services, 'database' | 'files'>,
  { users: people, projectsPerUser, defectsPerProject, photo }: WorldSize,
): Promise<void> {
  let finding = 0;
  for (let person = 0; person < people; person++) {
    await database.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          email: `person-${person}@example.com`,
          displayName: `Person ${person}`,
          createdAt: minutes(person),
        })
        .returning({ id: users.id });
      const userId = user?.id ?? 0;
      await enter(tx, { userId, kind: 'signup_grant', reference: `user:${userId}`, amount: 5 });
      if (person % 3 === 0) await tx.insert(letterheads).values({ userId, companyName: `Company ${person}` });
      for (let place = 0; place < projectsPerUser; place++) {
        const [project] = await tx
          .insert(projects)
          .values({
            ...{ userId, name: `Project ${person}.${place}`, state: 'NSW', createdAt: minutes(place) },
            ...(place === 0 ? OLD_AND_TESTED : {}),
          })
          .returning();
        if (!project) throw new Error('no project');
        const rows = Array.from({ length: defectsPerProject }, () => findingRow(finding++));
        const { visitIds, placeIds } = await addVisits(tx, project.id, minutes(place));
        const photoIds: (number | null)[] = [];
        for (const [at, row] of rows.entries()) {
          const withPhoto = photo && (finding - rows.length + at) % photo.every === 0;
          const { createdAt } = row;
          photoIds.push(
            withPhoto
              ? await addPhoto(tx, files, { userId, projectId: project.id, createdAt }, photo.bytes)
              : null,
          );
        }
        const kept = await keepFindings(
          tx,
          rows.map((row, at) => ({
            ...row,
            userId,
            projectId: project.id,
            photoId: photoIds[at] ?? null,
            // One of each three stands in no visit and no room.
            visitId: visitIds[at % 3] ?? null,
            placeId: placeIds[at % 3] ?? null,
          })),
        );
        const [first, second] = kept;
        if (first && second && visitIds[1]) {
          await tx.insert(findingFollowUps).values({
            projectId: project.id,
            findingId: first,
            visitId: visitIds[1],
            state: 'worse',
            laterId: second,
            notedAt: minutes(place + 7),
          });
        }
        await addReport(tx, {
          userId,
          projectId: project.id,
          defectId: kept[0],
          title: `Report ${person}.${place}`,
        });
        await tx.insert(chatExchanges).values({
          userId,
          defectId: kept[0] ?? null,
          projectId: project.id,
          clientId: `chat-${project.id}`,
          question: 'How bad is it?',
          answer: 'Watch it for a season.',
          answeredAt: minutes(place),
          createdAt: minutes(place),
        });
      }
    });
  }
}

type Tx = Parameters<Parameters<Services['database']['transaction']>[0]>[0];

/** Two visits, one of them closed, and two rooms in an order that isn't that of their names. */
async function addVisits(tx: Tx, projectId: number, createdAt: Date) {
  const visited = await tx
    .insert(visits)
    .values([
      {
        projectId,
        kind: 'handover',
        visitedOn: '2025-02-03',
        weather: 'Fine, 24 °C',
        attendedBy: ['Ann “Example”', 'Buyer'],
        inspectedAreas: ['Interior'],
        notInspected: [{ area: 'Subfloor', reason: 'The hatch was locked' }],
        closedAt: createdAt,
        createdAt,
      },
      { projectId, kind: 're_inspection', visitedOn: '2025-06-03', createdAt },
    ])
    .returning({ id: visits.id });
  const rooms = await tx
    .insert(places)
    .values([
      { projectId, name: 'Kitchen', level: 'Ground floor', position: 0, createdAt },
      { projectId, name: 'Attic', position: 1, createdAt },
    ])
    .returning({ id: places.id });
  return { visitIds: visited.map(({ id }) => id), placeIds: rooms.map(({ id }) => id) };
}

async function addPhoto(
  tx: Tx,
  files: Services['files'],
  of: { userId: number; projectId: number; createdAt: Date },
  bytes: Uint8Array,
) {
  const { userId, createdAt } = of;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const folder = `photos/${userId}/${sha256.slice(0, 16)}-${createdAt.getTime()}`;
  await files.put(imageKey(folder, 'original'), bytes, 'image/jpeg');
  const [kept] = await tx
    .insert(photos)
    .values({
      ...of,
      folder,
      fileName: 'photo.jpg',
      kind: 'jpeg',
      sha256,
      bytes: bytes.length,
      width: 1200,
      height: 900,
    })
    .returning({ id: photos.id });
  return kept?.id ?? null;
}

async function addReport(
  tx: Tx,
  {
    userId,
    projectId,
    defectId,
    title,
  }: { userId: number; projectId: number; defectId: number | undefined; title: string },
) {
  const folder = `reports/${userId}/${projectId}`;
  const [report] = await tx
    .insert(reports)
    .values({ userId, projectId, title, folder, createdAt: minutes(projectId) })
    .returning({ id: reports.id });
  await tx.insert(reportVersions).values({
    reportId: report?.id ?? 0,
    version: 1,
    // One that failed isn't printed anew, so that a world of thousands costs no thousand PDFs.
    status: 'failed',
    failure: 'It was never made.',
    selectedDefectIds: defectId === undefined ? [] : [defectId],
    criticalCount: 0,
    highCount: 0,
    mediumCount: defectId === undefined ? 0 : 1,
    lowCount: 0,
    createdAt: minutes(projectId),
  });
}

const FAMILIES = { crack: 0.62, spalling: 0.11, peeling_damp: 0.09, normal: 0.18 };

const GAS: FindingRow['closedAlerts'][number]['alert'] = {
  kind: 'gas',
  urgency: 'now',
  title: 'Possible gas leak',
  steps: ['Leave now.'],
  call: '000',
  source: 'sa.gov.au',
  basis: 'words',
  because: 'smell gas',
};

/** A building of 1965 whose notice of asbestos was closed. */
const OLD_AND_TESTED = {
  completionDate: '1965-03-01',
  closedAlerts: [
    {
      alert: { ...GAS, kind: 'asbestos', basis: 'project', because: 'Building of 1965' },
      reason: 'Laboratory tested it: none found',
      closedAt: minutes(1).toISOString(),
      closedBy: 'Kim',
    },
  ],
} satisfies Partial<typeof projects.$inferInsert>;

function findingRow(number: number): FindingRow {
  const decided = number % 4 === 0;
  return {
    ...untouched(),
    title: 'Crack',
    originalTitle: 'Crack',
    originalSeverity: 'medium',
    originalCompliance: 'undetermined',
    taxonomyId: null,
    examination: examinationOf(number),
    userDescription: `Finding ${number}`,
    stageIds: ['painting'],
    createdAt: minutes(number),
    ...(decided ? decidedAt(number) : {}),
  };
}

const decidedAt = (number: number): Partial<FindingRow> => ({
  verdict: 'confirmed',
  decidedAt: minutes(number + 1),
  closedAlerts: [
    {
      alert: GAS,
      reason: `Fitter found no leak ${number}`,
      closedAt: minutes(number + 1).toISOString(),
      closedBy: 'Kim',
    },
  ],
});

/** About as long as the panel's own. */
function examinationOf(number: number): Examination {
  const votes: Vote[] = ['surface', 'crack', 'texture', 'precedent', 'language', 'standards'].map(
    (engineId) => ({
      engineId,
      engineName: engineId,
      family: 'rules',
      status: 'voted',
      opinion: {
        families: FAMILIES,
        defects: {},
        summary: `What ${engineId} saw of finding ${number}`,
        recommendations: ['Watch it for a season.'],
        measurements: [],
      },
      says: 'Crack',
      confidence: 0.62,
      elapsedMs: 12,
    }),
  );
  const values = Array.from({ length: 576 }, (_, at) => ((at * 7 + number) % 1000) / 1000);
  return {
    votes,
    consensus: {
      outcome: 'defect',
      family: 'crack',
      defectId: null,
      title: 'Crack',
      confidence: 0.62,
      distribution: FAMILIES as unknown as Examination['consensus']['distribution'],
      candidates: [],
      settledByWords: false,
      consensusFactors: ['Most engines see a crack.'],
      divergentPoints: [],
      advice: [],
      enginesAsked: 6,
      enginesVoted: 6,
      measurements: [],
      modelVersion: 'bench',
    },
    overlays: [{ kind: 'heat', label: 'Where it is', columns: 24, rows: 24, values }],
    overlayDescription: 'A line across the wall',
    elapsedMs: 900,
  };
}
