import data from './data/walks.json' with { type: 'json' };

export interface WalkStep {
  src: string;
  width: number;
  height: number;
  /** What is done and seen in this step. */
  words: string;
}

const files: Record<string, string> = import.meta.glob('../assets/walks/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Recorded from the product by scripts/record-walks.mjs, by the id of the section that tells of them. */
export const WALKS: ReadonlyMap<string, readonly WalkStep[]> = new Map(
  Object.entries(data).map(([id, steps]) => [
    id,
    steps.map(({ file, width, height, words }) => ({
      src: files[`../assets/walks/${file}.webp`] ?? '',
      width,
      height,
      words,
    })),
  ]),
);
