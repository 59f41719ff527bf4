import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

/** What photos were labelled for: a file each in `training/`. */
export type Sign = 'bars' | 'fallen' | 'coats';

/** A photo of the collection, and whether it shows the sign. */
export interface SignLabel {
  path: string;
  source: string;
  tier: string;
  is: 'yes' | 'no' | 'unsure';
  /** What it shows in broad words. */
  look: string;
}

/** The labels as they stand in `training/<sign>.csv.gz`. */
export async function labelsOf(sign: Sign): Promise<SignLabel[]> {
  const table = gunzipSync(await readFile(new URL(`../../../training/${sign}.csv.gz`, import.meta.url)));
  const [, ...lines] = table.toString().trim().split('\n');
  return lines.map((line) => {
    const [path = '', source = '', tier = '', is = '', look = ''] = line.split(',');
    return { path, source, tier, is: is as SignLabel['is'], look };
  });
}
