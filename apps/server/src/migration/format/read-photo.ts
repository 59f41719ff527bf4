import {
  type MarkupShape,
  markupShapes,
  PHOTO_ROLES,
  type PhotoRegion,
  photoRegion,
  VOICE_LIMITS,
} from '@plumbline/contract';
import type { Examination } from '@plumbline/vision';
import * as z from 'zod/mini';
import { eachOf } from './each-of.ts';
import { readExamination } from './examination.ts';
import { type Fields, RowError } from './fields.ts';
import { readTaken, type Taken } from './read-defect.ts';
import { readImage } from './read-image.ts';
import { type FiledBody, readFiled } from './read-visits.ts';
import type { ImageReference, Row } from './row.ts';

/** A photo of a project: one that shows findings, or one that was kept for its own sake. */
export interface PhotoBody {
  image: ImageReference | null;
  keptByItself: boolean;
  filed: FiledBody;
  taken: Taken | null;
  /** What the device said of it when it was uploaded. Left out by earlier versions. */
  device?: { at: string | null; sha256: string | null };
  shows: ShownBody[];
  /** Left out by earlier versions. */
  markup?: MarkupShape[];
  look: LookBody | null;
  /** Left out by earlier versions. */
  voice?: VoiceBody | null;
  /** What it was made smaller from. Left out by earlier versions. */
  larger?: LargerBody | null;
  createdAt: string | null;
}

export type LargerBody = ImageReference & { createdAt: string | null };

/** What was said with a photo: the recording's file, and its text. */
export interface VoiceBody extends ImageReference {
  /** By which whoever recorded it would send it again. */
  sentAs: string;
  text: string;
  textState: (typeof TEXT_STATES)[number];
  createdAt: string | null;
}

/** A finding that a photo shows, by its id at the source. */
export interface ShownBody {
  findingId: string;
  position: number;
  region: PhotoRegion | null;
  role: (typeof PHOTO_ROLES)[number] | null;
}

/** What the panel saw in a photo that was kept without analysis, and what somebody answered. */
export interface LookBody {
  lookedAt: string;
  examination: Examination;
  asks: boolean;
  answer: (typeof ANSWERS)[number] | null;
  reason: string;
  findingId: string | null;
}

/** Findings that one photo may show: far more than anybody marks. */
const MOST_SHOWN = 1000;

const ANSWERS = ['added', 'dismissed'] as const;

/** Of a text that was still waited for, nothing is moved. */
const TEXT_STATES = ['none', 'machine', 'person'] as const;

/** @throws RowError without an id or without a project that it belongs to */
export function readPhoto(fields: Fields): Row<PhotoBody> {
  const sourceId = fields.requiredId('id');
  const parent = fields.requiredId('projectId');
  const image = readImage(fields);
  if (!image) throw new RowError('imageUrl', 'Is missing: there is no photo without its file');
  const body: PhotoBody = {
    image,
    keptByItself: fields.boolean('keptByItself') ?? false,
    filed: readFiled(fields),
    taken: readTaken(fields.part('taken')),
    device: readDevice(fields.part('device')),
    shows: eachOf(fields, 'shows', MOST_SHOWN, readShown),
    markup: readMarkup(fields),
    look: readLook(fields),
    voice: readVoice(fields),
    larger: readLarger(fields),
    createdAt: fields.createdAt(),
  };
  return { section: 'photos', sourceId, parent, label: image.fileName, body };
}

/** What was drawn on it by hand. Blurred areas that can't be read would show what they hide, so that is said. */
function readMarkup(fields: Fields): MarkupShape[] {
  const drawn = fields.get('markup');
  if (drawn === undefined || drawn === null) return [];
  const shapes = z.safeParse(markupShapes, drawn);
  if (shapes.success) return shapes.data;
  fields.note('markup', 'Can’t be read; the photo comes without marks and without blurred areas');
  return [];
}

function readDevice(device: Fields | undefined) {
  const [at, sha256] = [device?.text('at', 40) ?? '', device?.text('sha256', 64) ?? ''];
  return {
    at: /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)?$/.test(at) ? at : null,
    sha256: /^[0-9a-f]{64}$/.test(sha256) ? sha256 : null,
  };
}

function readShown(one: Fields): ShownBody {
  const region = z.safeParse(photoRegion, one.get('region'));
  return {
    findingId: one.requiredId('findingId'),
    position: Math.round(one.number('position', { min: 0, max: 10_000 }) ?? 0),
    region: region.success ? region.data : null,
    role: one.oneOf('role', PHOTO_ROLES) ?? null,
  };
}

function readLook(fields: Fields): LookBody | null {
  const look = fields.part('look');
  if (!look) return null;
  const examination = readExamination(look.get('examination'));
  const lookedAt = look.time('lookedAt');
  if (!examination || !lookedAt) {
    fields.note('look', 'Can’t be read. We check the photo again before its visit is closed');
    return null;
  }
  return {
    lookedAt,
    examination,
    asks: look.boolean('asks') ?? false,
    answer: look.oneOf('answer', ANSWERS) ?? null,
    reason: look.text('reason', 500),
    findingId: look.id('findingId') ?? null,
  };
}

function readVoice(fields: Fields): VoiceBody | null {
  const voice = fields.part('voice');
  if (!voice) return null;
  const [url, sha256] = [voice.text('url', 2000), voice.text('sha256', 64)];
  const sentAs = voice.text('sentAs', 100);
  const text = voice.text('text', VOICE_LIMITS.text);
  const said = voice.oneOf('textState', TEXT_STATES) ?? 'none';
  if (!url || !sentAs || !/^[0-9a-f]{64}$/.test(sha256)) {
    fields.note('voice', 'Can’t be read; the photo comes without its recording');
    return null;
  }
  return {
    ...{ fileName: 'voice', url, key: null, sha256, sentAs, text },
    textState: text === '' ? 'none' : said === 'none' ? 'person' : said,
    createdAt: voice.time('createdAt') ?? null,
  };
}

function readLarger(fields: Fields): LargerBody | null {
  const original = fields.part('original');
  if (!original) return null;
  const [url, sha256] = [original.text('url', 2000), original.text('sha256', 64)];
  if (!url || !/^[0-9a-f]{64}$/.test(sha256)) {
    fields.note('original', 'Can’t be read; the photo comes without its larger original');
    return null;
  }
  return { fileName: 'original', url, key: null, sha256, createdAt: original.time('createdAt') ?? null };
}
