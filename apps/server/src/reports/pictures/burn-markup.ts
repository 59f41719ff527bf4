import { setImmediate } from 'node:timers/promises';
import {
  MARKUP_COLOURS,
  type MarkupColour,
  type MarkupPoint,
  type MarkupShape,
  markupArea,
  markupLine,
  markupLines,
  markupTextHeight,
} from '@plumbline/contract';
import { FAR_EAST_FONT, type LoadedPicture } from '@plumbline/documents';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';

type Size = Pick<LoadedPicture, 'width' | 'height'>;
type Blurred = Extract<MarkupShape, { kind: 'blur' }>;
type Written = Extract<MarkupShape, { kind: 'text' }>;

/** Of a blurred area so many patches of colour are left along its longer side: too few for a face or a number plate. */
const PATCHES = 5;

/**
 * The picture with what was drawn on it made part of it. What is blurred is gone from the bytes: nothing behind it can be
 * had back from a report or a spreadsheet.
 */
export async function burnMarkup(
  photo: Uint8Array,
  shapes: readonly MarkupShape[],
): Promise<Size & { bytes: Buffer }> {
  const { data, info } = await sharp(photo)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const raw = { raw: { ...size, channels: info.channels } };
  const blurred = shapes.filter((shape) => shape.kind === 'blur');
  const hidden: OverlayOptions[] = [];
  // One after the other: forty at once would each hold the whole picture.
  for (const shape of blurred) hidden.push(await blurredArea(sharp(data, raw), shape, size));
  const pixels =
    hidden.length > 0 ? await sharp(data, raw).composite(hidden).removeAlpha().raw().toBuffer() : data;
  await drawLines(pixels, info.channels, shapes, size);
  const written = shapes.filter((shape) => shape.kind === 'text');
  const labels = await Promise.all(written.map((shape) => textLabel(shape, size)));
  const bytes = await sharp(pixels, raw).composite(labels).jpeg({ quality: 82 }).toBuffer();
  return { bytes, ...size };
}

async function blurredArea(whole: Sharp, shape: Blurred, size: Size): Promise<OverlayOptions> {
  const area = markupArea(shape);
  // Outwards to whole pixels: no edge of what is hidden stays.
  const left = Math.min(Math.floor(area.x * size.width), size.width - 1);
  const top = Math.min(Math.floor(area.y * size.height), size.height - 1);
  const width = Math.min(Math.ceil((area.x + area.width) * size.width) + 1, size.width) - left;
  const height = Math.min(Math.ceil((area.y + area.height) * size.height) + 1, size.height) - top;
  const share = Math.min(1, PATCHES / Math.max(width, height));
  const patches = await whole
    .extract({ left, top, width, height })
    .resize(Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share)), { fit: 'fill' })
    .png()
    .toBuffer();
  const input = await sharp(patches).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer();
  return { input, left, top };
}

/** Drawn here rather than as an SVG: the server's decoder of those is off, since a hostile one can stall it. */
async function drawLines(
  pixels: Buffer,
  channels: number,
  shapes: readonly MarkupShape[],
  size: Size,
): Promise<void> {
  const width = Math.max(1, markupLine(size));
  const away = new Float32Array(size.width * size.height).fill(Number.POSITIVE_INFINITY);
  for (const shape of shapes) {
    if (shape.kind === 'text' || shape.kind === 'blur') continue;
    // Others have their turn between two marks.
    await setImmediate();
    const edge = inkOf(edgeOf(shape.colour));
    const ink = inkOf(MARKUP_COLOURS[shape.colour]);
    for (const at of pixelsNear(markupLines(shape, size), width * 0.9 + 1, size, away)) {
      const distance = away[at] ?? 0;
      away[at] = Number.POSITIVE_INFINITY;
      const [edged, inked] = [0.7 * within(width * 0.9, distance), within(width / 2, distance)];
      for (let channel = 0; channel < 3; channel++) {
        const place = at * channels + channel;
        const was = pixels[place] ?? 0;
        const under = was + ((edge[channel] ?? 0) - was) * edged;
        pixels[place] = Math.round(under + ((ink[channel] ?? 0) - under) * inked);
      }
    }
  }
}

const inkOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** How much of a pixel lies within a reach of a line that passes so far from its middle. */
const within = (reach: number, away: number) => Math.min(1, Math.max(0, reach + 0.5 - away));

/** The pixels that lie within a reach of lines, each once; how far they are from them stands in `away` then. */
function pixelsNear(
  lines: readonly MarkupPoint[][],
  reach: number,
  size: Size,
  away: Float32Array,
): number[] {
  const found: number[] = [];
  for (const line of lines) {
    for (const [index, [toX, toY]] of line.entries()) {
      const [fromX, fromY] = line[index - 1] ?? [toX, toY];
      const [across, down] = [toX - fromX, toY - fromY];
      const length = across * across + down * down;
      const lastRow = Math.min(size.height - 1, Math.ceil(Math.max(fromY, toY) + reach));
      for (let y = Math.max(0, Math.floor(Math.min(fromY, toY) - reach)); y <= lastRow; y++) {
        // Where the line passes by this row: a slanted one isn't looked for all over its box.
        const first = down === 0 ? 0 : bounded((y - reach - fromY) / down);
        const last = down === 0 ? 1 : bounded((y + 1 + reach - fromY) / down);
        const [one, other] = [fromX + first * across, fromX + last * across];
        const right = Math.min(size.width - 1, Math.ceil(Math.max(one, other) + reach));
        for (let x = Math.max(0, Math.floor(Math.min(one, other) - reach)); x <= right; x++) {
          const [dx, dy] = [x + 0.5 - fromX, y + 0.5 - fromY];
          const along = length > 0 ? bounded((dx * across + dy * down) / length) : 0;
          const distance = Math.sqrt((dx - along * across) ** 2 + (dy - along * down) ** 2);
          const at = y * size.width + x;
          const before = away[at] ?? 0;
          if (distance > reach || distance >= before) continue;
          if (before === Number.POSITIVE_INFINITY) found.push(at);
          away[at] = distance;
        }
      }
    }
  }
  return found;
}

const bounded = (share: number) => Math.min(1, Math.max(0, share));

/** Light lines stand on a dark edge and a dark one on a light edge: seen on plaster and in a shadow. */
const edgeOf = (colour: MarkupColour) => (colour === 'black' ? '#ffffff' : '#000000');

async function textLabel(shape: Written, size: Size): Promise<OverlayOptions> {
  const height = Math.max(6, Math.round(markupTextHeight(size)));
  const pad = Math.ceil(height / 4);
  const background = edgeOf(shape.colour);
  const words = await sharp({
    text: {
      text: `<span foreground="${MARKUP_COLOURS[shape.colour]}">${escapeMarkup(shape.text)}</span>`,
      font: `Droid Sans Fallback ${height}`,
      // Of the documents: it has every letter, whatever fonts the machine has.
      fontfile: FAR_EAST_FONT,
      width: Math.max(height, size.width - 2 * pad),
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .resize(size.width - 2 * pad, size.height - 2 * pad, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const { data, info } = await sharp(words)
    .flatten({ background })
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background })
    .png()
    .toBuffer({ resolveWithObject: true });
  // Whole words, even where they were begun at the edge.
  const left = Math.max(0, Math.min(Math.round(shape.from[0] * size.width), size.width - info.width));
  const top = Math.max(0, Math.min(Math.round(shape.from[1] * size.height), size.height - info.height));
  return { input: data, left, top };
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeMarkup = (words: string) => words.replace(/[&<>]/g, (one) => ESCAPES[one] ?? '');
