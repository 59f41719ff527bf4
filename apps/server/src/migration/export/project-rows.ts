/** Photos, plans and documents of a project as a document holds them. */
import type {
  findingPhotos,
  photoLooks,
  photoOriginals,
  photos,
  planPins,
  plans,
  projectDocuments,
  visits,
  voiceNotes,
} from '../../platform/database/schema.ts';

export type ShowsThere = Pick<
  typeof findingPhotos.$inferSelect,
  'findingId' | 'position' | 'region' | 'role'
>;
export type PinThere = Omit<typeof planPins.$inferSelect, 'id' | 'planId' | 'createdAt'> & {
  createdAt: string;
};

/** A visit as findings and photos name it. */
export const namedVisit = (visit: typeof visits.$inferSelect | null) =>
  visit && { kind: visit.kind, visitedOn: visit.visitedOn, createdAt: visit.createdAt.toISOString() };

export function toPhoto({
  photo,
  visit,
  place,
  look,
  voice,
  original,
  shows,
}: {
  photo: typeof photos.$inferSelect;
  visit: typeof visits.$inferSelect | null;
  place: string | null;
  look: typeof photoLooks.$inferSelect | null;
  voice: typeof voiceNotes.$inferSelect | null;
  original: typeof photoOriginals.$inferSelect | null;
  shows: ShowsThere[] | null;
}) {
  const { id, projectId, fileName, sha256, keptByItself, createdAt } = photo;
  return {
    id,
    projectId,
    imageUrl: `/api/migration/pictures/${id}`,
    imageName: fileName,
    imageSha256: sha256,
    keptByItself,
    visit: namedVisit(visit),
    place,
    taken: {
      at: photo.takenAt,
      latitude: photo.latitude,
      longitude: photo.longitude,
      camera: photo.camera,
    },
    device: { at: photo.deviceAt, sha256: photo.deviceSha256 },
    shows: shows ?? [],
    markup: photo.markup,
    look: look && {
      lookedAt: look.lookedAt.toISOString(),
      examination: look.examination,
      asks: look.asks,
      answer: look.answer,
      reason: look.reason,
      findingId: look.findingId,
    },
    original: original && {
      url: `/api/migration/originals/${id}`,
      sha256: original.sha256,
      createdAt: original.createdAt.toISOString(),
    },
    voice: voice && {
      url: `/api/migration/recordings/${id}`,
      sha256: voice.sha256,
      sentAs: voice.key,
      text: voice.text,
      textState: voice.textState === 'waiting' ? 'none' : voice.textState,
      createdAt: voice.createdAt.toISOString(),
    },
    createdAt: createdAt.toISOString(),
  };
}

export function toPlan({
  plan: { id, projectId, name, version, createdAt },
  pages,
  pins,
}: {
  plan: typeof plans.$inferSelect;
  pages: { number: number; width: number; height: number }[] | null;
  pins: PinThere[] | null;
}) {
  return {
    id,
    projectId,
    name,
    version,
    pages: (pages ?? []).map((page) => ({
      ...page,
      imageUrl: `/api/migration/plans/${id}/pages/${page.number}`,
    })),
    pins: (pins ?? []).map((pin) => ({ ...pin, createdAt: new Date(pin.createdAt).toISOString() })),
    createdAt: createdAt.toISOString(),
  };
}

export function toDocument(document: typeof projectDocuments.$inferSelect) {
  const { id, projectId, kind, name, type, bytes, sha256, createdAt } = document;
  return {
    id,
    projectId,
    kind,
    name,
    fileUrl: `/api/migration/documents/${id}`,
    type,
    bytes,
    sha256,
    createdAt: createdAt.toISOString(),
  };
}
