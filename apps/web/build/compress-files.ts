import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a .br and a .gz beside every script and style sheet: done once here, the server only picks. */
export async function compressFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const bytes = await readFile(`${folder}/${name}`);
    await writeFile(
      `${folder}/${name}.br`,
      await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    await writeFile(`${folder}/${name}.gz`, await zip(bytes, { level: 9 }));
  }
}
