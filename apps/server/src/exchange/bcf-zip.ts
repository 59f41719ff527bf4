import { once } from 'node:events';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { loadPhoto } from '../reports/index.ts';
import type { Services } from '../services.ts';
import {
  BcfExtensions,
  type BcfVersion,
  bcfMarkup,
  bcfVersionFile,
  type Snapshot,
  topicGuid,
} from './bcf-markup.ts';
import type { ExportedFinding } from './exported-findings.ts';
import { addressOf, guidOf } from './guid.ts';

interface Wanted {
  version: BcfVersion;

  findings: AsyncIterable<ExportedFinding>;
}

/**
 * Findings as a BCF file, made while it is read: one photo at a time is in memory. What was blurred stays blurred. A
 * photo that can't be read is left out, and its topic goes without it. A file that ends early isn't a zip.
 */
export function bcfZip(services: Services, wanted: Wanted): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  out.on('error', (error) => services.log.info({ err: error }, 'A BCF file ended before it was whole'));
  fill(services, wanted, zip, out).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
}

async function fill(
  { files, environment }: Services,
  { version, findings }: Wanted,
  zip: ZipFile,
  out: Readable,
): Promise<void> {
  const closed = new Promise<void>((left) => out.once('close', left));
  const add = async (path: string, content: string | Uint8Array) => {
    const source = Readable.from([Buffer.from(content)]);
    zip.addReadStream(source, path);
    await Promise.race([once(source, 'end'), closed]);
    if (out.destroyed) throw new Error('The reader went away');
  };
  const extensions = new BcfExtensions();
  const folders = new Set<string>();
  await add('bcf.version', bcfVersionFile(version));
  for await (const finding of findings) {
    const address = addressOf(environment.publicUrl, finding.id);
    // Of two findings that came in as one topic, in two projects, one was moved here: it is a topic of its own.
    const topicFolder = topicGuid(finding, address);
    const folder = folders.has(topicFolder) ? guidOf(address) : topicFolder;
    folders.add(folder);
    const snapshots: Snapshot[] = [];
    for (const photo of finding.photos) {
      const picture = await loadPhoto(files, photo);
      if (!picture) continue;
      const guid = guidOf(`${address}/photos/${photo.id}`);
      // Readers of 2.1 look for a PNG of this name.
      const name = snapshots.length === 0 ? 'snapshot' : `snapshot-${guid}`;
      const fileName = `${name}.${version === '2.1' ? 'png' : 'jpg'}`;
      const bytes =
        version === '2.1' ? await sharp(picture.bytes).png({ palette: true }).toBuffer() : picture.bytes;
      await add(`${folder}/${fileName}`, bytes);
      snapshots.push({ guid, fileName });
    }
    extensions.add(finding);
    await add(`${folder}/markup.bcf`, bcfMarkup(version, finding, snapshots, address, folder));
  }
  if (version === '3.0') await add('extensions.xml', extensions.xml());
  zip.end();
}
