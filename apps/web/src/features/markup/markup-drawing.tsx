import {
  MARKUP_COLOURS,
  type MarkupShape,
  markupArea,
  markupLine,
  markupPath,
  markupTextHeight,
} from '@plumbline/contract';

interface MarkupDrawingProps {
  shapes: readonly MarkupShape[];
  /** Width by height of the photo. */
  ratio: number;
}

/** What somebody drew on a photo, stretched over exactly the photo's box. */
export default function MarkupDrawing({ shapes, ratio }: MarkupDrawingProps) {
  const size = { width: 1000, height: 1000 / ratio };
  const line = markupLine(size);
  return (
    <>
      {listed(shapes).map(({ shape, key }) => {
        if (shape.kind !== 'blur') return null;
        const { x, y, width, height } = markupArea(shape);
        return (
          <span
            key={key}
            aria-hidden="true"
            className="pointer-events-none absolute bg-sunken/30 backdrop-blur-lg"
            style={{
              left: `${100 * x}%`,
              top: `${100 * y}%`,
              width: `${100 * width}%`,
              height: `${100 * height}%`,
            }}
          />
        );
      })}
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={wordsOf(shapes)}
        className="pointer-events-none absolute inset-0 size-full"
      >
        {listed(shapes).map(({ shape, key }) => {
          if (shape.kind === 'blur') return null;
          const colour = MARKUP_COLOURS[shape.colour];
          const edge = shape.colour === 'black' ? '#ffffff' : '#000000';
          if (shape.kind === 'text') {
            const height = markupTextHeight(size);
            return (
              <text
                key={key}
                x={shape.from[0] * size.width}
                y={shape.from[1] * size.height + height}
                fontSize={height}
                fill={colour}
                stroke={edge}
                strokeWidth={height / 5}
                strokeLinejoin="round"
                paintOrder="stroke"
              >
                {shape.text}
              </text>
            );
          }
          const path = {
            d: markupPath(shape, size),
            fill: 'none',
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          } as const;
          return (
            <g key={key}>
              <path {...path} stroke={edge} strokeOpacity="0.7" strokeWidth={line * 1.8} />
              <path {...path} stroke={colour} strokeWidth={line} />
            </g>
          );
        })}
      </svg>
    </>
  );
}

/** Marks with where they stand: by that alone a mark that moves stays the same to the screen, and keeps its focus. */
export const listed = (shapes: readonly MarkupShape[]) =>
  shapes.map((shape, at) => ({ shape, at, key: `${at} ${shape.kind}` }));

export const SHAPE_WORDS = {
  arrow: 'Arrow',
  box: 'Box',
  circle: 'Circle',
  pen: 'Line',
  text: 'Text',
  blur: 'Blur',
} as const satisfies Record<MarkupShape['kind'], string>;

/** A mark by its kind, colour and words. */
export const nameOf = (shape: MarkupShape) =>
  shape.kind === 'blur'
    ? SHAPE_WORDS.blur
    : shape.kind === 'text'
      ? `Text “${shape.text}”`
      : `${SHAPE_WORDS[shape.kind]}, ${shape.colour}`;

const wordsOf = (shapes: readonly MarkupShape[]) => `Marked by hand: ${shapes.map(nameOf).join('; ')}`;
