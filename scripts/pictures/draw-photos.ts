/** Draws the photos of the sample reports and of the demo: nobody's house, nobody's photo. */
import { mkdir, writeFile } from 'node:fs/promises';
import { photograph } from './camera.ts';
import { SHOTS } from './shots.ts';

const folder = new URL('../../packages/documents/assets/samples/', import.meta.url);
const only = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const [name, shot] of Object.entries(SHOTS)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const photo = await photograph(shot);
  await writeFile(new URL(`${name}.jpg`, folder), photo);
  console.log(`${name}.jpg  ${Math.round(photo.length / 1024)} KB`);
}
