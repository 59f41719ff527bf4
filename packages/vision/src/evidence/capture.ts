import exifr from 'exifr';
import type { CaptureFacts } from './evidence.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '').trim() : '');
const within = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit;

/** '2024:05:06 07:08:09' → '2024-05-06T07:08:09', or '' where it isn't a moment that can be. */
function cameraTime(value: unknown): string {
  const parts = /^(\d{4}):(\d\d):(\d\d)[ T](\d\d):(\d\d):(\d\d)/.exec(text(value));
  if (!parts) return '';
  const [, year, month, day, hour, minute, second] = parts;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const parsed = new Date(`${iso}Z`);
  return Number.isNaN(parsed.getTime()) || Number(year) < 1990 ? '' : iso;
}

function takenAt(tags: Record<string, unknown>): string | undefined {
  const local =
    cameraTime(tags.DateTimeOriginal) || cameraTime(tags.CreateDate) || cameraTime(tags.DateTimeDigitized);
  if (!local) return undefined;
  const zone = text(tags.OffsetTimeOriginal) || text(tags.OffsetTime);
  // '+94:00' looks like an offset and is none.
  const isOffset = /^[+-]\d\d:\d\d$/.test(zone) && !Number.isNaN(Date.parse(`${local}${zone}`));
  // By the clock on the wall: in Coordinated Universal Time a morning in Australia is the day before.
  return isOffset ? `${local}${zone}` : local;
}

/**
 * When, where and with what a photo was taken, from its EXIF block (the raw bytes that sharp hands over).
 * Damaged or missing metadata is no reason to refuse a photo: what can't be read is left out.
 */
export async function readCapture(exif: Buffer | undefined): Promise<CaptureFacts> {
  if (!exif || exif.length < 14) return {};
  // The block starts with 'Exif\0\0', which the parser doesn't take for a TIFF header.
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  let tags: Record<string, unknown> = {};
  try {
    tags = (await exifr.parse(tiff, { reviveValues: false, translateValues: false, gps: true })) ?? {};
  } catch {
    return {};
  }
  const facts: CaptureFacts = {};
  const time = takenAt(tags);
  if (time) facts.takenAt = time;
  const { latitude, longitude } = tags;
  // Phones without a fix write 0, 0.
  if (within(latitude, 90) && within(longitude, 180) && (latitude !== 0 || longitude !== 0)) {
    facts.gps = { latitude, longitude };
  }
  const camera = [text(tags.Make), text(tags.Model)].filter(Boolean).join(' ').slice(0, 120);
  if (camera) facts.camera = camera;
  return facts;
}
