import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { FAR_EAST_FONT } from '../engine/far-east-font.ts';
import type { Picture } from '../report/finding-page.ts';
import type { ReportOverlay } from '../report/report-content.ts';
import type { ReportPage } from '../report/report-page.ts';
import { SEVERITY_INK } from './blocks.ts';

type Pin = ReportPage['plans'][number]['pins'][number];

/** The pictures of a document, read when they are set. */
export interface Photos {
  plain(picture: Picture): Promise<Uint8Array>;
  /** A drawing by its file’s name, as dots: not every reader of Word files shows drawings. */
  drawn(file: string): Promise<Uint8Array>;
  /** With the marks made part of it: Word has no layers over a photo that every reader shows. */
  marked(picture: Picture, overlays: readonly ReportOverlay[]): Promise<Uint8Array>;
  /** A plan with the findings' numbers where they are. */
  pinned(picture: Picture, pins: readonly Pin[]): Promise<Uint8Array>;
}

/** Of a heat map only what is warm is tinted; as on paper. */
const WARM = 0.25;
const TINT = 0.62;
/** Width of a drawing in pixels. */
const DRAWN = 480;

export function photosIn(folder: string, accent: string): Photos {
  const plain = (picture: Picture) => readFile(join(folder, picture.photo));
  return {
    plain,
    drawn: (file) =>
      sharp(join(folder, file), { density: 400 })
        .resize(DRAWN, DRAWN, { kernel: 'nearest' })
        .png()
        .toBuffer(),
    async marked(picture, overlays) {
      const bytes = await plain(picture);
      const canvas = await canvasOf(bytes);
      const lines = overlays.map((overlay) =>
        overlay.kind === 'heat' ? heatOf(overlay, canvas, accent) : lineOf(overlay, canvas, accent),
      );
      const places = overlays.flatMap((overlay) =>
        overlay.kind === 'outline' && overlay.place !== undefined && overlay.points[0]
          ? [labelAt(overlay.points[0], String(overlay.place), canvas, accent)]
          : [],
      );
      return drawOn(bytes, [drawing(lines, canvas), ...(await Promise.all(places))]);
    },
    async pinned(picture, pins) {
      const bytes = await plain(picture);
      const canvas = await canvasOf(bytes);
      const areas = pins.map(({ corners, severity }) =>
        areaOf(corners ?? [], canvas, `#${SEVERITY_INK[severity]}`),
      );
      const labels = pins.map(({ x, y, number, severity }) =>
        labelAt([x, y], number, canvas, `#${SEVERITY_INK[severity]}`),
      );
      return drawOn(bytes, [drawing(areas, canvas), ...(await Promise.all(labels))]);
    },
  };
}

interface Canvas {
  width: number;
  height: number;
  /** Of a line, in pixels. */
  line: number;
}

async function canvasOf(bytes: Uint8Array): Promise<Canvas> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, line: Math.max(width, height) / 260 };
}

const drawOn = (bytes: Uint8Array, layers: OverlayOptions[]) =>
  sharp(bytes).composite(layers).jpeg({ quality: 82 }).toBuffer();

const drawing = (shapes: readonly string[], { width, height }: Canvas): OverlayOptions => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`,
  ),
  left: 0,
  top: 0,
});

type Heat = Extract<ReportOverlay, { kind: 'heat' }>;

function heatOf({ columns, rows, values }: Heat, { width, height }: Canvas, colour: string): string {
  const cell = { width: width / columns, height: height / rows };
  return values
    .map((value, at) =>
      value > WARM
        ? `<rect x="${(at % columns) * cell.width}" y="${Math.floor(at / columns) * cell.height}" width="${cell.width}" height="${cell.height}" fill="${colour}" fill-opacity="${value * TINT}"/>`
        : '',
    )
    .join('');
}

/** A traced line, or a ring around a place. */
function lineOf({ kind, points }: Exclude<ReportOverlay, Heat>, canvas: Canvas, colour: string): string {
  const { width, height, line } = canvas;
  const d = `M${points.map(([x, y]) => `${x * width},${y * height}`).join('L')}${kind === 'outline' ? 'Z' : ''}`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="#fff" stroke-width="${line * 2}"/><path d="${d}" stroke="${colour}" stroke-width="${line}"/></g>`;
}

const areaOf = (
  corners: readonly { x: number; y: number }[],
  { width, height, line }: Canvas,
  colour: string,
) =>
  `<polygon points="${corners.map(({ x, y }) => `${x * width},${y * height}`).join(' ')}" fill="${colour}" fill-opacity="0.2" stroke="${colour}" stroke-width="${line}"/>`;

/** A number on its colour, around a point and whole even at the edge. The font is ours: a machine may have none. */
async function labelAt(
  [x, y]: readonly [number, number],
  text: string,
  { width, height, line }: Canvas,
  background: string,
): Promise<OverlayOptions> {
  const size = Math.max(8, Math.round(line * 5));
  const words = await sharp({
    text: {
      text: `<span foreground="#ffffff">${text}</span>`,
      font: `Droid Sans Fallback ${size}`,
      fontfile: FAR_EAST_FONT,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
  const pad = Math.ceil(size / 3);
  const { data, info } = await sharp(words)
    .flatten({ background })
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background })
    .png()
    .toBuffer({ resolveWithObject: true });
  const within = (at: number, of: number, taken: number) =>
    Math.max(0, Math.min(Math.round(at * of - taken / 2), of - taken));
  return { input: data, left: within(x, width, info.width), top: within(y, height, info.height) };
}
