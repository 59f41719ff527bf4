import type { Judged } from '../src/learning/figures.ts';
import { judge } from '../src/learning/judge.ts';
import type { Engine } from '../src/panel.ts';
import type { Labelled } from './folders.ts';
import { examineFile } from './panel-run.ts';
import type { Heard } from './with-hosted.ts';

export interface MeasuredPhotos {
  /** Every photo, in order; those that couldn't be read as not answered. */
  judged: Judged[];
  /** Every photo that could be read, with its votes. */
  heard: Heard[];
  unreadable: { file: string; problem: string }[];
  /** On how many photos an engine gave no opinion though it should have, by its id and why. */
  unwell: Map<string, number>;
}

/** A photo that the panel can't read gets no answer, and scores that speak for neither side. */
const unanswered = (file: string, truth: Judged['truth']): Judged => ({
  file,
  truth,
  predicted: 'not_sure',
  confidence: 0,
  any_defect: 0.5,
  building: 0.5,
  milliseconds: Number.NaN,
});

/** Shows photos to a panel, one after the other, whatever their files are like. */
export async function measurePhotos(
  photos: readonly Labelled[],
  engines: readonly Engine[],
  onPhoto: (done: number) => void = () => undefined,
): Promise<MeasuredPhotos> {
  const measured: MeasuredPhotos = { judged: [], heard: [], unreadable: [], unwell: new Map() };
  const { judged, heard, unreadable, unwell } = measured;
  // Opening the network is paid once a process, not once a photo.
  for (const warm of photos.slice(0, 1)) await examineFile(warm.path, engines).catch(() => undefined);
  for (const { path, file, truth } of photos) {
    try {
      const { votes, consensus, milliseconds } = await examineFile(path, engines);
      judged.push(judge(file, truth, consensus, milliseconds));
      heard.push({ file, truth, votes });
      for (const { engineId, family, status, reason = status } of votes) {
        // What needs words abstains without any; a hosted model looks at every photo.
        if (status === 'voted' || (status === 'abstained' && family !== 'hosted')) continue;
        const why = `engine ${engineId}: ${reason}`;
        unwell.set(why, (unwell.get(why) ?? 0) + 1);
      }
    } catch (cause) {
      unreadable.push({ file, problem: cause instanceof Error ? cause.message : String(cause) });
      judged.push(unanswered(file, truth));
    }
    onPhoto(judged.length);
  }
  return measured;
}

/** One object a photo, as FILE holds them; with `group` where the answer names a group of families and none of them. */
export const asJson = (judged: readonly Judged[]) =>
  judged.map(({ milliseconds: _, group, ...rest }) => (group ? { ...rest, group } : rest));
