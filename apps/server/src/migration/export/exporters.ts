import { and, asc, eq, getTableColumns, gt, isNotNull, ne, sql } from 'drizzle-orm';
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
import type { ReadingsThere, RepairThere } from '../format/read-life.ts';
import { type Exporter, inPages, ofUsers } from './pages.ts';
import { PROJECT_EXPORTERS } from './project-exporters.ts';
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

/** Whom the project names; other people's names go with their owner's data. */
const people = sql<
  Parameters<typeof toProject>[0]['people']
>`(select json_agg(json_build_object('role', p.role, 'name', p.name, 'phone', p.phone, 'email', p.email)
  order by p.id) from project_people p where p.project_id = projects.id)`;

const rooms = sql<Parameters<typeof toProject>[0]['rooms']>`(select json_agg(json_build_object('name', p.name,
  'level', p.level, 'parent', (select a.name from places a where a.id = p.parent_id)) order by p.position, p.id) from places p where p.project_id = projects.id)`;

/** Whose hand it was is told as far as the account itself goes: other people's ids mean nothing elsewhere. */
const holds = sql<
  Parameters<typeof toProject>[0]['holds']
>`(select json_agg(json_build_object('reason', h.reason,
  'setBy', case when h.set_by = projects.user_id then 'owner' end, 'setAt', h.set_at,
  'liftedReason', h.lifted_reason, 'liftedBy', case when h.lifted_by = projects.user_id then 'owner' end,
  'liftedAt', h.lifted_at) order by h.id) from legal_holds h where h.project_id = projects.id)`;

/** What became of each finding by later visits, each named as findings name theirs. */
const followUps = sql<
  Parameters<typeof toDefect>[0]['followUps']
>`(select json_agg(json_build_object('kind', v.kind,
  'visitedOn', v.visited_on, 'visitCreatedAt', v.created_at, 'state', f.state, 'laterId', f.later_id,
  'notedAt', f.noted_at) order by f.visit_id)
  from finding_follow_ups f join visits v on v.id = f.visit_id where f.finding_id = defects.id)`;

/** Where its repair stands and every step of it; links and what they were sent to stay behind. */
const repair = sql<RepairThere | null>`(select json_build_object('state', r.state, 'revision', r.revision,
  'trade', r.trade, 'person', r.person, 'dueOn', r.due_on, 'fixedBy', r.fixed_by, 'entries', coalesce((
    select json_agg(json_build_object('key', e.key, 'step', e.step, 'from', e.from_state, 'to', e.to_state,
      'by', e.actor_kind, 'name', e.name, 'device', e.device, 'note', e.note, 'person', e.person, 'dueOn', e.due_on,
      'at', e.created_at, 'photoIds', array(select p.photo_id from repair_entry_photos p where p.entry_id = e.id
        order by p.photo_id)) order by e.id)
    from repair_entries e where e.finding_id = r.finding_id), '[]'), 'looks', coalesce((
    select json_agg(json_build_object('beforeId', l.before_id, 'afterId', l.after_id, 'answer', l.answer,
      'reason', l.reason, 'confidence', l.confidence, 'remains', l.remains, 'widthRatio', l.width_ratio,
      'at', l.created_at) order by l.created_at, l.after_id)
    from repair_looks l where l.finding_id = r.finding_id), '[]'))
  from repairs r where r.finding_id = defects.id)`;

/** What a crack measured, each correction after what it corrects. */
const readings = sql<ReadingsThere>`json_build_object('nextOn',
  (select p.next_on from reading_plans p where p.finding_id = defects.id), 'entries', coalesce((
    select json_agg(json_build_object('key', c.key, 'readOn', c.read_on, 'point', c.point, 'instrument', c.instrument,
      'mm', c.mm, 'plusMinus', c.plus_minus, 'note', c.note, 'name', c.name, 'device', c.device,
      'corrects', (select o.key from crack_readings o where o.id = c.corrects_id), 'at', c.created_at) order by c.id)
    from crack_readings c where c.finding_id = defects.id), '[]'))`;

/** Whoever takes a finding in makes these anew of the rest. They are two fifths of it, and would be unpacked for nothing. */
const { listing: _listing, assessment: _assessment, ...COLUMNS } = getTableColumns(defects);

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
            .select({ project: projects, stages, people, visited, rooms, holds })
            .from(projects)
            .where(ofUsers(projects.userId, projects.id, userIds, after))
            .orderBy(asc(projects.id))
            .limit(limit),
        ({ project }) => project.id,
        toProject,
      ),
  },
  PROJECT_EXPORTERS.photos,
  {
    section: 'defects',
    pages: (queries, userIds) =>
      inPages(
        (after, limit) =>
          queries
            .select({
              defect: COLUMNS,
              photo: photos,
              visit: visits,
              place: places.name,
              followUps,
              repair,
              readings,
            })
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
  PROJECT_EXPORTERS.plans,
  PROJECT_EXPORTERS.documents,
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
