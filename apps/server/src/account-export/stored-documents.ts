import { and, eq } from 'drizzle-orm';
import { originalKey } from '../originals/index.ts';
import type { Queries } from '../platform/database/connect.ts';
import {
  letterheads,
  photoOriginals,
  photos,
  planPages,
  plans,
  profiles,
  projectDocuments,
  projects,
  reports,
  reportVersions,
  voiceNotes,
} from '../platform/database/schema.ts';
import { versionKey } from '../reports/index.ts';
import { documentKey, imageKey, planPageKey } from '../uploads/index.ts';
import { audioKey } from '../voice/index.ts';

export const reportUrl = (id: number, version: number) => `/api/account/reports/${id}/${version}`;

export interface StoredDocument {
  /** Its place in the zip. */
  path: string;
  /** As `account.json` names it. */
  url: string;
  key: string;
}

const plain = (name: string) => name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(0, 100);

/** Photos and documents as they came, every report that was made, the logo and the profile photo. */
export async function findDocuments(
  queries: Pick<Queries, 'select'>,
  userId: number,
): Promise<StoredDocument[]> {
  const taken = await queries
    .select({ id: photos.id, name: photos.fileName, folder: photos.folder })
    .from(photos)
    .where(eq(photos.userId, userId))
    .orderBy(photos.id);
  const made = await queries
    .select({ id: reports.id, title: reports.title, folder: reports.folder, version: reportVersions.version })
    .from(reports)
    .innerJoin(reportVersions, eq(reportVersions.reportId, reports.id))
    .where(and(eq(reports.userId, userId), eq(reportVersions.status, 'completed')))
    .orderBy(reports.id, reportVersions.version);
  const drawn = await queries
    .select({ id: plans.id, name: plans.name, folder: plans.folder, page: planPages.number })
    .from(plans)
    .innerJoin(projects, eq(projects.id, plans.projectId))
    .innerJoin(planPages, eq(planPages.planId, plans.id))
    .where(eq(projects.userId, userId))
    .orderBy(plans.id, planPages.number);
  const papers = await queries
    .select({
      id: projectDocuments.id,
      name: projectDocuments.name,
      type: projectDocuments.type,
      folder: projectDocuments.folder,
    })
    .from(projectDocuments)
    .innerJoin(projects, eq(projects.id, projectDocuments.projectId))
    .where(eq(projects.userId, userId))
    .orderBy(projectDocuments.id);
  const said = await queries
    .select({ photoId: voiceNotes.photoId, type: voiceNotes.type, folder: voiceNotes.folder })
    .from(voiceNotes)
    .where(eq(voiceNotes.userId, userId))
    .orderBy(voiceNotes.photoId);
  const larger = await queries
    .select({ photoId: photoOriginals.photoId, kind: photoOriginals.kind, folder: photoOriginals.folder })
    .from(photoOriginals)
    .where(eq(photoOriginals.userId, userId))
    .orderBy(photoOriginals.photoId);
  const [profile] = await queries.select().from(profiles).where(eq(profiles.userId, userId));
  const [letterhead] = await queries.select().from(letterheads).where(eq(letterheads.userId, userId));
  return [
    ...taken.map(({ id, name, folder }) => ({
      path: `photos/${id}-${plain(name)}`,
      url: `/api/migration/pictures/${id}`,
      key: imageKey(folder, 'original'),
    })),
    ...larger.map(({ photoId, kind, folder }) => ({
      path: `originals/${photoId}.${kind === 'jpeg' ? 'jpg' : kind}`,
      url: `/api/migration/originals/${photoId}`,
      key: originalKey(folder),
    })),
    ...said.map(({ photoId, type, folder }) => ({
      path: `voice-notes/${photoId}.${type.split('/')[1]}`,
      url: `/api/migration/recordings/${photoId}`,
      key: audioKey(folder),
    })),
    ...made.map(({ id, title, folder, version }) => ({
      path: `reports/${id}-${plain(title)}-version-${version}.pdf`,
      url: reportUrl(id, version),
      key: versionKey(folder, version, 'report'),
    })),
    ...drawn.map(({ id, name, folder, page }) => ({
      path: `plans/${id}-${plain(name)}-page-${page}.webp`,
      url: `/api/migration/plans/${id}/pages/${page}`,
      key: planPageKey(folder, page),
    })),
    ...papers.map(({ id, name, type, folder }) => ({
      path: `documents/${id}-${plain(name)}.${type.split('/')[1]}`,
      url: `/api/migration/documents/${id}`,
      key: documentKey(folder, 'original'),
    })),
    ...(profile?.photoFolder
      ? [
          {
            path: 'profile-photo.webp',
            url: `/api/migration/avatars/${userId}`,
            key: `${profile.photoFolder}/photo.webp`,
          },
        ]
      : []),
    ...(letterhead?.logo
      ? [{ path: 'letterhead-logo.png', url: `/api/migration/logos/${userId}`, key: letterhead.logo }]
      : []),
  ];
}
