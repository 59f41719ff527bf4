import type { TrailLine } from './check-trail.ts';
import type { PackManifest } from './manifest.ts';

/**
 * Where the list of files and the trail don't say the same of a photo, an original, a recording or a report. A trail that
 * others have seen can't be written anew; without this, files that were exchanged on the server would pass beside it.
 */
export function compareTrail(
  { project, photos, files }: PackManifest,
  trail: readonly TrailLine[],
): string[] {
  const contradictions: string[] = [];
  if (trail.length > 0 && trail[0]?.projectId !== project.id) {
    contradictions.push('The trail is from another project.');
  }
  const photosById = new Map(photos.map((photo) => [photo.id, photo]));
  const reports = new Map(
    files.flatMap((file) => (file.report ? [[`${file.report.id}-${file.report.version}`, file]] : [])),
  );
  /** The newest recording by photo; none after it was deleted. */
  const recordings = new Map<number, TrailLine>();
  for (const entry of trail) {
    const { event, sequence, subjectId, subjectSha256, detail } = entry;
    const photo = photosById.get(subjectId);
    if (event === 'photo_added' && photo && subjectSha256 !== null && subjectSha256 !== photo.sha256) {
      contradictions.push(`Photo ${subjectId} isn’t the one that entry ${sequence} of the trail records.`);
    }
    if (event === 'original_added' && photo && subjectSha256 !== photo.larger?.sha256) {
      contradictions.push(
        `The original of photo ${subjectId} isn’t the one that entry ${sequence} of the trail records.`,
      );
    }
    if (event === 'voice_added') recordings.set(subjectId, entry);
    if (event === 'voice_deleted') recordings.delete(subjectId);
    const report = event === 'report_made' && reports.get(`${subjectId}-${detail.version}`);
    if (report && subjectSha256 !== report.sha256) {
      contradictions.push(`${report.path} isn’t the report that entry ${sequence} of the trail records.`);
    }
  }
  for (const [id, { sequence, subjectSha256 }] of recordings) {
    const voice = photosById.get(id)?.voice;
    if (voice && voice.sha256 !== subjectSha256) {
      contradictions.push(
        `The voice note of photo ${id} isn’t the one that entry ${sequence} of the trail records.`,
      );
    }
  }
  return contradictions;
}
