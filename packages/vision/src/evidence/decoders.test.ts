import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Does so in a process of its own: what is blocked stays blocked for as long as a process lives. */
async function decodeApart(): Promise<Record<string, string>> {
  const program = `
    import sharp from 'sharp';
    import { allowOnlyPhotoDecoders } from ${JSON.stringify(new URL('./decoders.ts', import.meta.url).href)};
    const plain = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    const files = { svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>') };
    for (const kind of ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff']) files[kind] = await plain().toFormat(kind).toBuffer();
    await sharp(files.svg).raw().toBuffer();
    allowOnlyPhotoDecoders();
    const said = {};
    for (const [kind, file] of Object.entries(files))
      said[kind] = await sharp(file).raw().toBuffer().then(() => 'decoded', () => 'refused');
    console.log(JSON.stringify(said));`;
  const { stdout } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: new URL('.', import.meta.url),
  });
  return JSON.parse(stdout);
}

test('a process that decodes photos decodes nothing else', async () => {
  expect(await decodeApart()).toEqual({
    jpeg: 'decoded',
    png: 'decoded',
    webp: 'decoded',
    avif: 'decoded',
    gif: 'decoded',
    svg: 'refused',
    tiff: 'refused',
  });
});
