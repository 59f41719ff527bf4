import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { type MarkupShape, markupArea } from '@plumbline/contract';
import { asc, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { accountOf, type Member } from '../platform/actor.ts';
import { photos, trainingExamples } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { enterDownloads } from '../platform/http/fair-slots.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import { burnMarkup } from '../reports/index.ts';
import type { Services } from '../services.ts';
import { imageKey } from '../uploads/index.ts';

type Example = Pick<
  typeof trainingExamples.$inferSelect,
  'id' | 'folder' | 'trueType' | 'taxonomyId' | 'family' | 'severity' | 'source' | 'groupKey' | 'createdAt'
> & { markup: MarkupShape[] | null };

interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

const AT_A_TIME = 200;
const QUALITY = 92;

/**
 * Every labelled photo that may be learned from, in COCO's format for other tools: a zip of upright pictures and, last,
 * `annotations.json` in their pixels. Where somebody drew a box or a circle on the photo, that is the annotation; elsewhere
 * it is the whole picture and says so. What was blurred is gone from the pictures, and no file's name, person or address
 * goes along. It is made while it is sent; one that ends early has no annotations.
 * @throws AppError conflict where no photo is labelled; busy, or rate_limited while this account has its share of downloads
 */
export async function unsafeSendCoco(
  services: Services,
  admin: Member,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { done: isEmpty } = await unsafeExamples(services.database).next();
  if (isEmpty) throw new AppError('conflict', { message: 'No photo has been labelled yet.' });
  reply.raw.once('close', enterDownloads(accountOf(admin), request, reply));
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  out.on('error', (error) =>
    services.log.info({ err: error }, 'A set of labelled photos ended before it was whole'),
  );
  reply.raw.once('close', () => out.destroy());
  unsafeFill(services, zip, out).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  const name = `labelled-photos-coco-${new Date().toISOString().slice(0, 10)}.zip`;
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(out);
}

async function unsafeFill({ database, files }: Services, zip: ZipFile, out: Readable): Promise<void> {
  const closed = once(out, 'close');
  const coco = new Coco();
  for await (const example of unsafeExamples(database)) {
    const picture = await load(files, example);
    if (!picture) {
      coco.missing.push(example.id);
      continue;
    }
    const through = new PassThrough();
    zip.addReadStream(Readable.from([picture.bytes]).pipe(through), coco.add(example, picture), {
      compress: false,
    });
    // One picture in memory at a time: the next is read once this one was taken.
    await Promise.race([once(through, 'end'), closed]);
    if (out.destroyed) return;
  }
  zip.addBuffer(Buffer.from(JSON.stringify(coco.document())), 'annotations.json', { compress: true });
  zip.end();
}

async function* unsafeExamples(database: Services['database']): AsyncGenerator<Example> {
  for (let last = 0; ; ) {
    const rows = await database
      .select({
        id: trainingExamples.id,
        folder: trainingExamples.folder,
        trueType: trainingExamples.trueType,
        taxonomyId: trainingExamples.taxonomyId,
        family: trainingExamples.family,
        severity: trainingExamples.severity,
        source: trainingExamples.source,
        groupKey: trainingExamples.groupKey,
        createdAt: trainingExamples.createdAt,
        markup: photos.markup,
      })
      .from(trainingExamples)
      .leftJoin(photos, eq(photos.id, trainingExamples.photoId))
      .where(gt(trainingExamples.id, last))
      .orderBy(asc(trainingExamples.id))
      .limit(AT_A_TIME);
    yield* rows;
    if (rows.length < AT_A_TIME) return;
    last = rows.at(-1)?.id ?? last;
  }
}

async function load(files: Services['files'], { folder, markup }: Example): Promise<Picture | undefined> {
  const copy = await files.get(imageKey(folder, '1024')).catch((error: unknown) => {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  });
  if (!copy) return undefined;
  const blurred = (markup ?? []).filter(({ kind }) => kind === 'blur');
  if (blurred.length > 0) return burnMarkup(copy, blurred);
  const { data, info } = await sharp(copy).jpeg({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The document, put together picture by picture. */
class Coco {
  /** Examples whose photo couldn't be read. */
  readonly missing: number[] = [];
  readonly #images: object[] = [];
  readonly #annotations: object[] = [];
  readonly #categories = new Map<string, { id: number; name: string; supercategory: string }>();

  /** Adds a picture with what is known of it, and returns its path. */
  add(
    { id, trueType, taxonomyId, family, severity, source, groupKey, createdAt, markup }: Example,
    size: Picture,
  ): string {
    const path = `images/${id}.jpg`;
    const { width, height } = size;
    // Of one scene or one house: pictures that share it belong on one side of a split.
    this.#images.push({
      id,
      file_name: path,
      width,
      height,
      date_captured: createdAt.toISOString(),
      scene: groupKey,
      license: 1,
    });
    const category = this.#categories.get(trueType) ?? {
      id: this.#categories.size + 1,
      name: trueType,
      supercategory: family,
    };
    this.#categories.set(trueType, category);
    const drawn = (markup ?? []).flatMap((shape) => areaOf(shape, size) ?? []);
    for (const area of drawn.length > 0 ? drawn : [whole(size)]) {
      this.#annotations.push({
        id: this.#annotations.length + 1,
        image_id: id,
        category_id: category.id,
        ...area,
        iscrowd: 0,
        attributes: {
          severity,
          taxonomy: taxonomyId,
          confirmed_by: source === 'upload' ? 'administrator' : 'inspector',
          whole_image: drawn.length === 0,
        },
      });
    }
    return path;
  }

  document(): object {
    return {
      info: {
        description:
          'Labelled photos of building defects. Pixels of upright pictures, from the upper left corner.',
        date_created: new Date().toISOString(),
        missing: this.missing,
      },
      licenses: [{ id: 1, name: 'Given by their owners for learning; not to be published', url: '' }],
      images: this.#images,
      annotations: this.#annotations,
      categories: [...this.#categories.values()],
    };
  }
}

interface Area {
  bbox: [number, number, number, number];
  area: number;
  segmentation: number[][];
}

const whole = ({ width, height }: Picture): Area => rectangle(0, 0, width, height);

function rectangle(x: number, y: number, width: number, height: number): Area {
  const corners = [x, y, x + width, y, x + width, y + height, x, y + height];
  return { bbox: [x, y, width, height], area: width * height, segmentation: [corners] };
}

const CORNERS = 24;

/** A box or a circle that somebody drew around the defect, in pixels; nothing for other marks. */
function areaOf(shape: MarkupShape, size: Picture): Area | undefined {
  if (shape.kind !== 'box' && shape.kind !== 'circle') return undefined;
  const { x, y, width, height } = markupArea(shape);
  const round = (value: number) => Math.round(value * 10) / 10;
  const [left, top] = [round(x * size.width), round(y * size.height)];
  const [wide, high] = [round(width * size.width), round(height * size.height)];
  if (wide < 1 || high < 1) return undefined;
  if (shape.kind === 'box') return rectangle(left, top, wide, high);
  const outline = Array.from({ length: CORNERS }, (_, at) => (2 * Math.PI * at) / CORNERS).flatMap((turn) => [
    round(left + (wide / 2) * (1 + Math.cos(turn))),
    round(top + (high / 2) * (1 + Math.sin(turn))),
  ]);
  return { bbox: [left, top, wide, high], area: round((Math.PI * wide * high) / 4), segmentation: [outline] };
}
