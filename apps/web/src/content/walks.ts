import data from './data/walks.json' with { type: 'json' };

export interface Walk {
  /** Addresses of the video, in the order that a browser tries them. */
  videos: readonly { src: string; type: string }[];
  captions: string;
  /** The picture before it plays. */
  poster: string;
  width: number;
  height: number;
  seconds: number;
  /** What is done and seen, in order. */
  steps: readonly string[];
}

/** Recorded from the product by `npm run record:walkthroughs`, by the id of the section that tells of them. */
export const WALKS: ReadonlyMap<string, Walk> = new Map(
  Object.entries(data).map(([id, { width, height, seconds, steps }]) => [
    id,
    {
      videos: [
        { src: `/walks/${id}.webm`, type: 'video/webm' },
        { src: `/walks/${id}.mp4`, type: 'video/mp4' },
      ],
      captions: `/walks/${id}.vtt`,
      poster: `/walks/${id}.webp`,
      width,
      height,
      seconds,
      steps: steps.map(({ words }) => words),
    },
  ]),
);
