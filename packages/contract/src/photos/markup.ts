import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { idParams, revision, text, VISIBLE } from '../basis/shapes.ts';

/** Each with its name in words, since nobody should have to tell them by colour alone. */
export const MARKUP_COLOURS = {
  red: '#e5352b',
  yellow: '#ffd400',
  white: '#ffffff',
  black: '#111111',
} as const;
export type MarkupColour = keyof typeof MARKUP_COLOURS;

/**
 * The most that somebody draws on one photo, the most points of one line, and how often all lines together may cross the
 * photo: each crossing costs whoever draws them into a printed picture.
 */
export const MARKUP_MAX = { shapes: 40, points: 200, text: 60, crossings: 200 } as const;

/** Fractions of the photo's width and height. */
const fraction = z.number().check(z.minimum(0), z.maximum(1));
const point = z.tuple([fraction, fraction]);
export type MarkupPoint = z.output<typeof point>;

const colour = z.enum(['red', 'yellow', 'white', 'black']);

/** Between two corners, or from one end to the other. */
const between = { from: point, to: point };

export const markupShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('arrow'), colour, ...between }),
  z.strictObject({ kind: z.literal('box'), colour, ...between }),
  z.strictObject({ kind: z.literal('circle'), colour, ...between }),
  z.strictObject({
    kind: z.literal('pen'),
    colour,
    points: z.array(point).check(z.minLength(2), z.maxLength(MARKUP_MAX.points)),
  }),
  z.strictObject({
    kind: z.literal('text'),
    colour,
    from: point,
    text: text(MARKUP_MAX.text).check(z.regex(VISIBLE, 'Write something')),
  }),
  z.strictObject({ kind: z.literal('blur'), ...between }),
]);
export type MarkupShape = z.output<typeof markupShape>;

/** As it is kept and shown. */
export const markupLayer = z.array(markupShape);

/** As it may be drawn. */
export const markupShapes = markupLayer.check(
  z.maxLength(MARKUP_MAX.shapes, `At most ${MARKUP_MAX.shapes} marks on a photo`),
  z.refine(
    (shapes) => shapes.reduce((sum, shape) => sum + lengthOf(shape), 0) <= MARKUP_MAX.crossings,
    'That’s more line than a photo can show. Take some of it away',
  ),
);

/** How often a shape's line crosses the photo, at least. */
function lengthOf(shape: MarkupShape): number {
  if (shape.kind === 'text' || shape.kind === 'blur') return 0;
  if (shape.kind === 'pen') {
    return shape.points.reduce((sum, to, at) => sum + stretch(shape.points[at - 1] ?? to, to), 0);
  }
  return (shape.kind === 'arrow' ? 1 : Math.PI) * stretch(shape.from, shape.to);
}

const stretch = (from: MarkupPoint, to: MarkupPoint) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** What somebody drew on a photo: a layer beside it. The original never changes. */
const markup = z.object({
  shapes: markupLayer,
  /** Counts up with every change; 0 where nothing was ever drawn. */
  version: z.int(),
});
export type Markup = z.output<typeof markup>;

const tag = 'Photos of a project';

export const markupEndpoints = {
  readMarkup: endpoint({
    method: 'GET',
    path: '/api/photos/:id/markup',
    summary: 'What was drawn on a photo by hand',
    tag,
    access: 'session',
    params: idParams,
    response: markup,
    errors: ['not_found'],
  }),
  saveMarkup: endpoint({
    method: 'PUT',
    path: '/api/photos/:id/markup',
    summary: 'Draw arrows, boxes, circles, lines, text and blurred areas on a photo; its original stays',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      shapes: markupShapes,
      /** The version that was changed: a later one isn’t overwritten. */
      version: revision,
    }),
    response: markup,
    errors: ['not_found', 'conflict', 'legal_hold'],
  }),
};
