import {
  MARKUP_COLOURS,
  type MarkupColour,
  type MarkupShape,
  markupArea,
  markupLine,
  markupPath,
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
  const layers: OverlayOptions[] = [];
  for (const shape of shapes) {
    if (shape.kind === 'blur') layers.push(await blurredArea(sharp(data, raw), shape, size));
  }
  layers.push({ input: Buffer.from(linesSvg(shapes, size)), left: 0, top: 0 });
  for (const shape of shapes) if (shape.kind === 'text') layers.push(await textLabel(shape, size));
  const bytes = await sharp(data, raw).composite(layers).jpeg({ quality: 82 }).toBuffer();
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

function linesSvg(shapes: readonly MarkupShape[], size: Size): string {
  const line = Math.max(1, markupLine(size));
  const paths = shapes.flatMap((shape) => {
    if (shape.kind === 'text' || shape.kind === 'blur') return [];
    const d = markupPath(shape, size);
    return [
      `<path d="${d}" stroke="${edgeOf(shape.colour)}" stroke-opacity="0.7" stroke-width="${line * 1.8}"/>`,
      `<path d="${d}" stroke="${MARKUP_COLOURS[shape.colour]}" stroke-width="${line}"/>`,
    ];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}

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
