import { type PinPoint, PLAN_LIMITS, pinCorners } from '@plumbline/contract';
import * as z from 'zod/mini';
import { eachOf } from './each-of.ts';
import { type Fields, RowError } from './fields.ts';
import { readPicture } from './read-image.ts';
import type { ImageReference, Row } from './row.ts';

export interface PlanBody {
  name: string;
  version: number;
  /** In their order, from page 1 on. */
  pages: { image: ImageReference | null }[];
  pins: PinBody[];
  createdAt: string | null;
}

export interface PinBody {
  /** null: its page is gone since the drawing was replaced. */
  page: number | null;
  number: number;
  /** At the source. */
  findingId: string | null;
  label: string;
  x: number;
  y: number;
  corners: PinPoint[] | null;
  createdAt: string | null;
}

/** @throws RowError without an id, a project that it belongs to, or its pages */
export function readPlan(fields: Fields): Row<PlanBody> {
  const sourceId = fields.requiredId('id');
  const parent = fields.requiredId('projectId');
  const pages = eachOf(fields, 'pages', PLAN_LIMITS.pagesMax, (page) => {
    page.get('number');
    const image = readPicture(page, 'imageUrl');
    if (!image) throw new RowError('imageUrl', 'Is missing');
    return { image };
  });
  const told = fields.get('pages');
  // A page left out would put every pin after it on another drawing.
  if (pages.length === 0 || !Array.isArray(told) || told.length !== pages.length) {
    throw new RowError('pages', 'Must be a list of pages, each with the address of its picture');
  }
  const name = fields.text('name', 120) || 'Plan';
  const body: PlanBody = {
    name,
    version: Math.round(fields.number('version', { min: 1, max: 100_000 }) ?? 1),
    pages,
    pins: eachOf(fields, 'pins', PLAN_LIMITS.pinsMax, (pin) => readPin(pin, pages.length)),
    createdAt: fields.createdAt(),
  };
  return { section: 'plans', sourceId, parent, label: name, body };
}

function readPin(pin: Fields, pages: number): PinBody {
  const number = pin.number('number', { min: 1, max: 1_000_000 });
  const [x, y] = [pin.number('x', { min: 0, max: 1 }), pin.number('y', { min: 0, max: 1 })];
  if (number === undefined || x === undefined || y === undefined) throw new RowError('x', 'Isn’t a place');
  const page = pin.number('page', { min: 1, max: pages });
  const corners = z.safeParse(pinCorners, pin.get('corners') ?? null);
  return {
    page: page === undefined ? null : Math.round(page),
    number: Math.round(number),
    findingId: pin.id('findingId') ?? null,
    label: pin.text('label', 200),
    x,
    y,
    corners: corners.success ? corners.data : null,
    createdAt: pin.time('createdAt') ?? null,
  };
}
