/** Fits the score by which somebody is asked about a photo that was kept without analysis. */
import { overlookedScore } from '../src/overlooked.ts';
import { type Linear, softmax } from './softmax.ts';

export interface KeptPhoto {
  facts: readonly number[];
  clean: boolean;
}

const RIDGE = 0.015;
/** This share of the sound photos that it is fitted on may be asked about; of others it is more (decision 0525). */
const ASKED_IN_VAIN = 0.015;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A linear score of the facts, above 0 where somebody is asked. Sound photos and those with a defect weigh the same. */
export function fitOverlooked(photos: readonly KeptPhoto[]): Linear {
  const width = photos[0]?.facts.length ?? 0;
  const scales = Array.from({ length: width }, (_, at) => {
    const values = photos.map(({ facts }) => facts[at] ?? 0);
    const middle = mean(values);
    return { middle, spread: Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1 };
  });
  const clean = photos.filter((photo) => photo.clean);
  const rows = photos.map((photo) => ({
    row: scales.map(({ middle, spread }, at) => ((photo.facts[at] ?? 0) - middle) / spread),
    label: photo.clean ? 0 : 1,
    weight: 1 / (photo.clean ? clean.length : photos.length - clean.length),
  }));
  const [sound, defect] = softmax(rows, 2, RIDGE);
  const weights = scales.map(
    ({ spread }, at) => ((defect?.weights[at] ?? 0) - (sound?.weights[at] ?? 0)) / spread,
  );
  const scores = clean
    .map(({ facts }) => overlookedScore({ weights, offset: 0 }, facts))
    .sort((one, other) => other - one);
  return { weights, offset: -(scores[Math.floor(ASKED_IN_VAIN * clean.length)] ?? 0) };
}
