import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  photoLooks,
  photoOriginals,
  photos,
  places,
  planPages,
  planPins,
  plans,
  projectDocuments,
  projects,
  visits,
  voiceNotes,
} from '../../platform/database/schema.ts';
import { type Exporter, inPages, ofUsers } from './pages.ts';
import { type PinThere, type ShowsThere, toDocument, toPhoto, toPlan } from './project-rows.ts';
import { trailDocuments } from './trail-file.ts';

/** The findings that a photo shows. */
const shows = sql<ShowsThere[] | null>`(select json_agg(json_build_object('findingId', f.finding_id,
  'position', f.position, 'region', f.region, 'role', f.role) order by f.finding_id)
  from finding_photos f where f.photo_id = photos.id)`;

const pages = sql<
  { number: number; width: number; height: number }[] | null
>`(select json_agg(json_build_object('number', p.number, 'width', p.width, 'height', p.height) order by p.number)
  from ${planPages} p where p.plan_id = plans.id)`;

const pins = sql<PinThere[] | null>`(select json_agg(json_build_object('page', p.page, 'number', p.number,
  'findingId', p.finding_id, 'label', p.label, 'x', p.x, 'y', p.y, 'corners', p.corners, 'createdAt', p.created_at)
  order by p.number) from ${planPins} p where p.plan_id = plans.id)`;

/** What belongs to a project besides its findings. */
export const PROJECT_EXPORTERS: Readonly<Record<'photos' | 'plans' | 'documents', Exporter>> = {
  photos: {
    section: 'photos',
    pages: (queries, userIds) =>
      inPages(
        (after, limit) =>
          queries
            .select({
              photo: photos,
              visit: visits,
              place: places.name,
              look: photoLooks,
              voice: voiceNotes,
              original: photoOriginals,
              shows,
            })
            .from(photos)
            // One whose project is gone is kept for a bought report alone, which isn't moved either.
            .innerJoin(projects, eq(projects.id, photos.projectId))
            .leftJoin(visits, eq(visits.id, photos.visitId))
            .leftJoin(places, eq(places.id, photos.placeId))
            .leftJoin(photoLooks, eq(photoLooks.photoId, photos.id))
            .leftJoin(voiceNotes, eq(voiceNotes.photoId, photos.id))
            .leftJoin(photoOriginals, eq(photoOriginals.photoId, photos.id))
            .where(ofUsers(photos.userId, photos.id, userIds, after))
            .orderBy(asc(photos.id))
            .limit(limit),
        ({ photo }) => photo.id,
        toPhoto,
      ),
  },
  plans: {
    section: 'plans',
    pages: (queries, userIds) =>
      inPages(
        (after, limit) =>
          queries
            .select({ plan: plans, pages, pins })
            .from(plans)
            .innerJoin(projects, eq(projects.id, plans.projectId))
            .where(ofUsers(projects.userId, plans.id, userIds, after))
            .orderBy(asc(plans.id))
            .limit(limit),
        ({ plan }) => plan.id,
        toPlan,
      ),
  },
  documents: {
    section: 'documents',
    async *pages(queries, userIds) {
      yield* inPages(
        (after, limit) =>
          queries
            .select(getTableColumns(projectDocuments))
            .from(projectDocuments)
            .innerJoin(projects, eq(projects.id, projectDocuments.projectId))
            .where(ofUsers(projects.userId, projectDocuments.id, userIds, after))
            .orderBy(asc(projectDocuments.id))
            .limit(limit),
        ({ id }) => id,
        toDocument,
      );
      yield* trailDocuments(queries, userIds);
    },
  },
};
