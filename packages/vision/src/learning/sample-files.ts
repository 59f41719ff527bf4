import { readFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { FAMILIES } from '@plumbline/knowledge';
import { z } from 'zod';
import { assetPath } from '../network/assets.ts';
import { observationSchema, type Sample } from './observation.ts';

/**
 * `benchmark`: what every version of the panel is measured on; nothing is ever learned from it.
 * `anchors`: what a new head must still know when it has learned something else.
 */
export type SampleFile = 'benchmark' | 'anchors';

export interface Samples {
  /** The network that looked at these photos, as `networkFingerprint` names it. */
  network: string;
  samples: Sample[];
}

const THOUSAND = 1000;
/** Whole thousandths: shorter to write, and finer than anything that is read from them. */
const thousandths = z.array(z.int()).transform((values) => values.map((value) => value / THOUSAND));

const storedSample = z
  .object({
    family: z.enum(FAMILIES),
    source: z.string(),
    group: z.string(),
    embedding: thousandths,
    scores: thousandths,
    votes: observationSchema.shape.votes,
  })
  .transform((sample) => sample as Sample);

const stored = z.object({ network: z.string(), samples: z.array(storedSample) });

const pathOf = (name: SampleFile, assetsDir?: string) => assetPath(`${name}.json.gz`, assetsDir);

/** The samples that ship with the product. Photos themselves don't. Throws where the file is none of ours. */
export async function readSamples(name: SampleFile, assetsDir?: string): Promise<Samples> {
  const path = pathOf(name, assetsDir);
  const text = gunzipSync(await readFile(path)).toString();
  return stored.parse(JSON.parse(text));
}

/** The file's bytes for these samples, one a line. */
export function packSamples({ network, samples }: Samples): Uint8Array {
  const whole = (values: readonly number[]) => values.map((value) => Math.round(value * THOUSAND));
  const lines = samples.map(({ family, source, group, embedding, scores, votes }) =>
    JSON.stringify({ family, source, group, embedding: whole(embedding), scores: whole(scores), votes }),
  );
  return gzipSync(`{"network":${JSON.stringify(network)},"samples":[\n${lines.join(',\n')}\n]}\n`, {
    level: 9,
  });
}
