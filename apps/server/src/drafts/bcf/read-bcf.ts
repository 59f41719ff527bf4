import { setImmediate } from 'node:timers/promises';
import { BCF_LIMITS, FINDING_PHOTOS_MAX } from '@plumbline/contract';
import { AppError } from '../../platform/errors.ts';
import { openZip, type Zip, type ZipKind } from '../open-zip.ts';
import { readMarkup } from './read-markup.ts';
import { type ReadTopic, topicOfMarkup } from './topic-of-markup.ts';

/** A topic with its pictures, byte for byte as they lie in the file. */
export type PicturedTopic = ReadTopic & { pictures: Buffer[] };

export interface ReadBcf {
  topics: PicturedTopic[];
  /** Some pictures weren't read. */
  incomplete: boolean;
}

const BCF: ZipKind = {
  // A folder for each topic: its text, its pictures, a viewpoint beside each.
  mostParts: BCF_LIMITS.topics * 60,
  mostUnpacked: BCF_LIMITS.topicBytes,
  broken: 'This BCF file is damaged or incomplete. Export it again and choose that file.',
  tooLarge: 'This BCF file is too large once unpacked. Export fewer topics at once.',
};

const tooLarge = (message: string) => new AppError('too_large', { message });

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const isPicture = (bytes: Buffer) =>
  [PNG, JPEG].some((begins) => bytes.subarray(0, begins.length).equals(begins));

/**
 * Reads a BCF file of version 2.1, 3.0 or near to them: a missing version file, unknown elements and either case of names
 * are no reason to refuse it. Paths are names to look up in the archive and nothing else; no file is written.
 * @throws AppError unsupported_type, too_large, source_unusable
 */
export async function readBcf(bytes: Buffer): Promise<ReadBcf> {
  if (bytes.length > BCF_LIMITS.bytes) {
    throw tooLarge(`A BCF file can have at most ${BCF_LIMITS.bytes / 1024 / 1024} MB. Export fewer topics.`);
  }
  if (!bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) {
    throw new AppError('unsupported_type', { message: 'This isn’t a BCF file. Choose a .bcf or .bcfzip.' });
  }
  const zip = openZip(bytes, BCF);
  const named = new Map(zip.names.map((name) => [plain(name), name]));
  const markups = [...named].filter(([path]) => path.endsWith('/markup.bcf'));
  if (markups.length === 0) {
    throw new AppError('source_unusable', {
      message: 'This BCF file has no topics. A spreadsheet or another archive isn’t one.',
    });
  }
  if (markups.length > BCF_LIMITS.topics) {
    throw tooLarge(`A BCF file can have at most ${BCF_LIMITS.topics} topics. Export fewer at once.`);
  }
  const album = new Album(zip, named);
  const topics: PicturedTopic[] = [];
  let left: number = BCF_LIMITS.textBytes;
  for (const [path, name] of markups) {
    const markup = zip.read(name);
    left -= markup?.length ?? 0;
    if (left < 0) throw tooLarge(BCF.tooLarge);
    const folder = path.slice(0, -'/markup.bcf'.length);
    const topic = markup && topicOfMarkup(readMarkup(markup), folder.slice(folder.lastIndexOf('/') + 1));
    // Reading takes milliseconds each: others are let in between.
    await setImmediate();
    if (!topic || topics.some((one) => one.topic.guid === topic.topic.guid)) continue;
    topics.push({ ...topic, pictures: album.picturesOf(folder, topic.snapshots) });
  }
  if (topics.length === 0) {
    throw new AppError('source_unusable', { message: 'We can’t read any topic in this BCF file.' });
  }
  return { topics, incomplete: album.incomplete };
}

/** Some programs write back slashes, and names in either case. */
const plain = (path: string) => path.replaceAll('\\', '/').toLowerCase();

/** The pictures of a file, up to what all of them may weigh. */
class Album {
  incomplete = false;
  readonly #zip: Zip;
  readonly #named: ReadonlyMap<string, string>;
  #left: number = BCF_LIMITS.picturesBytes;

  constructor(zip: Zip, named: ReadonlyMap<string, string>) {
    this.#zip = zip;
    this.#named = named;
  }

  picturesOf(folder: string, snapshots: readonly string[]): Buffer[] {
    const pictures: Buffer[] = [];
    // What nobody names is looked for where version 2.1 says that it lies.
    const unnamed = ['snapshot.png', 'snapshot.jpg'].filter((name) => this.#named.has(`${folder}/${name}`));
    for (const snapshot of new Set(snapshots.length > 0 ? snapshots.map(plain) : unnamed)) {
      const picture = pictures.length < FINDING_PHOTOS_MAX ? this.#read(`${folder}/${snapshot}`) : undefined;
      if (picture) pictures.push(picture);
      else this.incomplete = true;
    }
    return pictures;
  }

  #read(path: string): Buffer | undefined {
    const most = Math.min(BCF_LIMITS.pictureBytes, this.#left);
    const name = this.#named.get(path);
    if (!name || most <= 0) return undefined;
    try {
      const picture = this.#zip.read(name, most);
      this.#left -= picture?.length ?? 0;
      return picture && isPicture(picture) ? picture : undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Unpacking it took as long as one that is kept: a file of nothing but bombs ends here, too.
      this.#left -= most;
      return undefined;
    }
  }
}
