import { and, asc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect.ts';
import {
  chatExchanges,
  creditAccounts,
  defects,
  letterheads,
  modelVersions,
  pastPerformance,
  pdfPurchases,
  photos,
  places,
  preferences,
  profiles,
  projects,
  reports,
  reportVersions,
  trainingExamples,
  users,
  visits,
} from '../../platform/database/schema.ts';
import type { Section } from '../format/kinds.ts';
import {
  toChat,
  toDefect,
  toPastPerformance,
  toPerformance,
  toProject,
  toReport,
  toTraining,
  toUser,
} from './rows.ts';

interface Exporter {
  section: Section;
  /** Rows of these users by id, a page at a time. `first`: this is the part that holds what belongs to nobody. */
  pages(queries: Queries, userIds: readonly number[], first: boolean): AsyncGenerator<unknown[]>;
}

const AT_A_TIME = 200;

/** Reads page after page by id. */
async function* inPages<R>(
  read: (after: number, limit: number) => Promise<R[]>,
  idOf: (row: R) => number,
  toRow: (row: R) => unknown,
): AsyncGenerator<unknown[]> {
  let last = 0;
  for (;;) {
    const rows = await read(last, AT_A_TIME);
    if (rows.length > 0) yield rows.map(toRow);
    last = rows.at(-1) === undefined ? last : idOf(rows.at(-1) as R);
    if (rows.length < AT_A_TIME) return;
  }
}

const ofUsers = (owner: PgColumn, id: PgColumn, userIds: readonly number[], after: number) =>
  and(inArray(owner, [0, ...userIds]), gt(id, after));

const stages = sql<
  { id: string; at: string }[] | null
>`(select json_agg(json_build_object('id', s.stage_id, 'at', s.created_at)
  order by s.stage_id) from project_stages s where s.project_id = projects.id)`;

/** What was written of each visit, without its number here. */
const visited = sql<
  Parameters<typeof toProject>[0]['visited']
>`(select json_agg(json_build_object('kind', v.kind,
  'visitedOn', v.visited_on, 'weather', v.weather, 'attendedBy', v.attended_by, 'inspectedAreas', v.inspected_areas,
  'notInspected', v.not_inspected, 'closedAt', v.closed_at, 'createdAt', v.created_at) order by v.id)
  from visits v where v.project_id = projects.id)`;

const rooms = sql<Parameters<typeof toProject>[0]['rooms']>`(select json_agg(json_build_object('name', p.name,
  'level', p.level) order by p.position, p.id) from places p where p.project_id = projects.id)`;

/** What became of each finding by later visits, each named as findings name theirs. */
const followUps = sql<
  Parameters<typeof toDefect>[0]['followUps']
>`(select json_agg(json_build_object('kind', v.kind,
  'visitedOn', v.visited_on, 'visitCreatedAt', v.created_at, 'state', f.state, 'laterId', f.later_id,
  'notedAt', f.noted_at) order by f.visit_id)
  from finding_follow_ups f join visits v on v.id = f.visit_id where f.finding_id = defects.id)`;

export const EXPORTERS: readonly Exporter[] = [
  {
    section: 'users',
    pages: (queries, userIds) =>
      inPages(
        (after, limit) =>
          queries
            .select({
              user: users,
              balance: creditAccounts.balance,
              profile: profiles,
              letterhead: letterheads,
              settings: preferences,
            })
            .from(users)
            .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
            .leftJoin(profiles, eq(profiles.userId, users.id))
            .leftJoin(letterheads, eq(letterheads.userId, users.id))
            .leftJoin(preferences, eq(preferences.userId, users.id))
            .where(ofUsers(users.id, users.id, userIds, after))
            .orderBy(asc(users.id))
            .limit(limit),
        ({ user }) => user.id,
        toUser,
      ),
  },
  {
    section: 'projects',
    pages: (queries, userIds) =>
      inPages(
        (after, limit) =>
          queries
            .select({ project: projects, stages, visited, rooms })
            .from(projects)
            .where(ofUsers(projects.userId, projects.id, userIds, after))
            .orderBy(asc(projects.id))
            .limit(limit),
        ({ project }) => project.id,
        toProject,
      ),
  },
  {
    section: 'defects',
    pages: (queries, userIds) =>
      inPages(
        (after, limit) =>
          queries
            .select({ defect: defects, photo: photos, visit: visits, place: places.name, followUps })
            .from(defects)
            .leftJoin(photos, eq(photos.id, defects.photoId))
            .leftJoin(visits, eq(visits.id, defects.visitId))
            .leftJoin(places, eq(places.id, defects.placeId))
            .where(ofUsers(defects.userId, defects.id, userIds, after))
            .orderBy(asc(defects.id))
            .limit(limit),
        ({ defect }) => defect.id,
        toDefect,
      ),
  },
  {
    section: 'reports',
    pages: (queries, userIds) =>
      inPages(
        (after, limit) =>
          queries
            .select({ report: reports, version: reportVersions, purchasedAt: pdfPurchases.purchasedAt })
            .from(reports)
            .innerJoin(
              reportVersions,
              and(eq(reportVersions.reportId, reports.id), eq(reportVersions.version, reports.version)),
            )
            .leftJoin(pdfPurchases, eq(pdfPurchases.reportId, reports.id))
            // Where they arrive they're made anew of their project's findings; without them nothing could be made.
            .where(and(ofUsers(reports.userId, reports.id, userIds, after), isNotNull(reports.projectId)))
            .orderBy(asc(reports.id))
            .limit(limit),
        ({ report }) => report.id,
        toReport,
      ),
  },
  {
    section: 'chats',
    pages: (queries, userIds) =>
      inPages(
        (after, limit) =>
          queries
            .select()
            .from(chatExchanges)
            .where(
              and(
                ofUsers(chatExchanges.userId, chatExchanges.id, userIds, after),
                isNotNull(chatExchanges.answer),
              ),
            )
            .orderBy(asc(chatExchanges.id))
            .limit(limit),
        ({ id }) => id,
        toChat,
      ),
  },
  {
    section: 'trainingData',
    async *pages(queries, _userIds, first) {
      if (!first) return;
      // Examples made of findings hang on consent and decisions, and are made again where those are.
      yield* inPages(
        (after, limit) =>
          queries
            .select()
            .from(trainingExamples)
            .where(and(eq(trainingExamples.source, 'upload'), gt(trainingExamples.id, after)))
            .orderBy(asc(trainingExamples.id))
            .limit(limit),
        ({ id }) => id,
        toTraining,
      );
    },
  },
  {
    section: 'modelPerformance',
    async *pages(queries, _userIds, first) {
      if (!first) return;
      yield* inPages(
        (after, limit) =>
          queries
            .select()
            .from(modelVersions)
            .where(and(ne(modelVersions.kind, 'shipped'), gt(modelVersions.id, after)))
            .orderBy(asc(modelVersions.id))
            .limit(limit),
        ({ id }) => id,
        toPerformance,
      );
      yield* inPages(
        (after, limit) =>
          queries
            .select()
            .from(pastPerformance)
            .where(gt(pastPerformance.id, after))
            .orderBy(asc(pastPerformance.id))
            .limit(limit),
        ({ id }) => id,
        toPastPerformance,
      );
    },
  },
];
