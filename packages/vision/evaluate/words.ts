/**
 * npm run evaluate:words -- <collection> [--work training/scratch] [--most 120]
 * Photo and words together: each photo kept for measuring, shown to the panel beside sentences that were kept apart
 * from tuning. What right words add, what wrong words do, and whether words talk the panel into a defect or a building
 * that isn't there. A sentence is drawn for each photo by its place in the list, the same at every run.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnalysisContext, type Family, findDefectName } from '@plumbline/knowledge';
import { combine } from '../src/consensus/combine.ts';
import { SHIPPED_WEIGHTS } from '../src/consensus/weights.ts';
import { createEngines } from '../src/engines/engines.ts';
import type { Evidence } from '../src/evidence/evidence.ts';
import { isDefect } from '../src/learning/figures.ts';
import { namedFamily } from '../src/learning/judge.ts';
import type { Consensus, Vote } from '../src/panel.ts';
import { type Ballots, ballotsOf, thinned } from './ballots.ts';
import { collectionAsked } from './collection.ts';
import { readManifest } from './manifest.ts';
import { NO_WORDS } from './panel-run.ts';

const asked = collectionAsked('npm run evaluate:words --', { most: 120 });

interface Sentence {
  defectId: string;
  text: string;
}

const { test, narratives } = JSON.parse(
  readFileSync(new URL('./language-sentences.json', import.meta.url), 'utf8'),
) as Record<'test' | 'narratives', Record<string, string[]>>;
const sentences: Sentence[] = [test, narratives].flatMap((split) =>
  Object.entries(split).flatMap(([defectId, texts]) => texts.map((text) => ({ defectId, text }))),
);
const looksOf = (defectId: string): readonly Family[] => findDefectName(defectId)?.families ?? [];
const empty = sentences.filter(({ defectId }) => defectId === 'nothing');
const visible = sentences.filter(({ defectId }) => looksOf(defectId).length > 0);

const language = createEngines({}).find(({ id }) => id === 'language');
if (!language) throw new Error('The panel has no engine that reads words');
const { id: engineId, name: engineName, family: engineFamily, vote: read } = language;

/** The panel's answer to a photo beside a sentence. */
async function answer({ votes }: Ballots, { text }: Sentence): Promise<Consensus> {
  const context: AnalysisContext = { ...NO_WORDS, description: text };
  // Words are read without a look at the photo.
  const opinion = await read({} as Evidence, context, new AbortController().signal);
  const says: Vote = {
    ...{ engineId, engineName, family: engineFamily, says: '', elapsedMs: 0 },
    ...(opinion ? { status: 'voted' as const, opinion } : { status: 'abstained' as const }),
  };
  return combine([...votes.filter((vote) => vote.engineId !== engineId), says], context, SHIPPED_WEIGHTS);
}

async function report(
  title: string,
  photos: readonly Ballots[],
  sentenceFor: (truth: Family) => readonly Sentence[],
): Promise<void> {
  const counts = new Map<string, number>();
  let confidence = 0;
  let n = 0;
  for (const [at, photo] of photos.entries()) {
    const some = sentenceFor(photo.truth);
    const sentence = some[(at * 7) % some.length];
    if (!sentence) continue;
    const result = await answer(photo, sentence);
    n += 1;
    const named = namedFamily(result);
    const words =
      result.defectId === sentence.defectId || looksOf(sentence.defectId).some((look) => look === named);
    const what =
      result.outcome === 'defect'
        ? words && photo.truth !== named
          ? 'what the words say'
          : named === photo.truth
            ? 'what the photo shows'
            : 'another defect'
        : result.outcome;
    counts.set(what, (counts.get(what) ?? 0) + 1);
    if (result.outcome === 'defect') confidence += result.confidence;
  }
  const defects = ['what the photo shows', 'what the words say', 'another defect'].reduce(
    (sum, what) => sum + (counts.get(what) ?? 0),
    0,
  );
  console.log(`\n${title} (n ${n})`);
  for (const [what, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    console.log(`  ${what.padEnd(22)} ${String(count).padStart(4)}  ${(count / n).toFixed(3)}`);
  }
  if (defects > 0) console.log(`  mean confidence of a defect ${(confidence / defects).toFixed(2)}`);
}

const measured = (await readManifest(asked.folder)).filter(({ use }) => use === 'measure');
const ballots = await ballotsOf(
  thinned(measured, asked.most),
  join(asked.work, 'ballots-measure.json'),
  undefined,
  true,
);
const of = (wanted: (truth: Family) => boolean) => ballots.filter(({ truth }) => wanted(truth));

const ofLook = (truth: Family) => visible.filter(({ defectId }) => looksOf(defectId)[0] === truth);
const ofAnother = (truth: Family) => visible.filter(({ defectId }) => !looksOf(defectId).includes(truth));

await report('A defect, beside words that describe its kind', of(isDefect), ofLook);
await report('A defect, beside words for another kind', of(isDefect), ofAnother);
await report('A defect, beside words that say nothing', of(isDefect), () => empty);
await report(
  'A sound surface, beside words for a defect',
  of((truth) => truth === 'normal'),
  () => visible,
);
await report(
  'A sound surface, beside words that say nothing',
  of((truth) => truth === 'normal'),
  () => empty,
);
await report(
  'Not a building, beside words for a defect',
  of((truth) => truth === 'not_building'),
  () => visible,
);
