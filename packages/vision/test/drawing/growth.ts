/** Defects of surface and colour, drawn onto a surface: each in patches, as they come on walls. */
import { type Canvas, type Colour, paint, shade, smoothValues } from './canvas.ts';

/** Patches with ragged edges: 1 in their middles, 0 outside. `size` is a share of the short side. */
export function patchField({ width, height, random }: Canvas, spots: number, size: number): Float32Array {
  const field = new Float32Array(width * height);
  const ragged = unevenness({ width, height, random }, Math.max(8, size * Math.min(width, height)));
  const lobes = Array.from({ length: Math.ceil(spots) }, () => {
    const r = size * Math.min(width, height) * (0.5 + random());
    return { x: random() * width, y: random() * height, r, flat: 0.5 + random() };
  });
  for (const { x, y, r, flat } of lobes) {
    const reach = r * 2;
    for (let py = Math.max(0, Math.floor(y - reach)); py < Math.min(height, y + reach); py++) {
      for (let px = Math.max(0, Math.floor(x - reach)); px < Math.min(width, x + reach); px++) {
        const at = py * width + px;
        const far = Math.hypot((px - x) * flat, (py - y) / flat) / r;
        const inside = 1.6 * (1 - far + 1.1 * (ragged[at] ?? 0));
        field[at] = Math.min(1, Math.max(field[at] ?? 0, inside));
      }
    }
  }
  return field;
}

/** Smooth random values from about -0.5 to 0.5 in four sizes, the coarsest `size` px. */
function unevenness(
  { width, height, random }: Pick<Canvas, 'width' | 'height' | 'random'>,
  size: number,
): Float32Array {
  const sum = new Float32Array(width * height);
  for (const [share, part] of [
    [1, 0.5],
    [0.4, 0.28],
    [0.15, 0.15],
    [0.05, 0.07],
  ] as const) {
    const step = Math.max(2, size * share);
    const values = smoothValues({ width, height, random }, step);
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + 2 * part * (values[at] ?? 0);
  }
  return sum;
}

function each(
  { width }: Canvas,
  field: Float32Array,
  mark: (x: number, y: number, depth: number) => void,
): void {
  field.forEach((depth, at) => {
    if (depth > 0) mark(at % width, Math.floor(at / width), depth);
  });
}

const mixed = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Mould: swarms of small dark spots, denser towards the middle of a patch. */
export function mould(target: Canvas): Canvas {
  const { random, width } = target;
  const tone = mixed([38, 40, 36], [62, 72, 44], random());
  const spot = Math.max(1, width / 500);
  each(target, patchField(target, 2 + random() * 4, 0.2 + 0.15 * random()), (x, y, depth) => {
    if (random() > 0.035 * depth) return;
    const r = spot * (0.6 + 2.2 * random() * depth);
    for (let v = -r; v <= r; v++)
      for (let u = -r; u <= r; u++) if (u * u + v * v <= r * r) paint(target, x + u, y + v, tone, 0.6);
  });
  return target;
}

/** Rust: blotches of orange to brown with streaks running down from them. */
export function rust(target: Canvas): Canvas {
  const { random, width, height } = target;
  const field = patchField(target, 2 + random() * 5, 0.1 + 0.2 * random());
  const tone = () => mixed([150, 78, 34], [72, 40, 28], random());
  each(target, field, (x, y, depth) =>
    paint(target, x, y, tone(), Math.min(1, depth * (0.5 + 0.6 * random()))),
  );
  for (let streak = 0; streak < 14; streak++) {
    const at = Math.floor(random() * field.length);
    if (!(field[at] ?? 0)) continue;
    const long = height * (0.1 + 0.25 * random());
    const wide = width * 0.006 * (0.5 + random());
    for (let step = 0; step < long; step++) {
      for (let u = -wide; u <= wide; u++) {
        paint(
          target,
          (at % width) + u,
          Math.floor(at / width) + step,
          [140, 82, 44],
          0.45 * (1 - step / long),
        );
      }
    }
  }
  return target;
}

/** Efflorescence: white powder, patchy, brightest at the edge of what was wet. */
export function salt(target: Canvas): Canvas {
  const { random } = target;
  each(target, patchField(target, 3 + random() * 6, 0.12 + 0.15 * random()), (x, y, depth) => {
    const cover = (depth > 0.7 ? 0.35 : 0.75) * depth * (0.3 + 0.9 * random());
    paint(target, x, y, [232, 230, 224], Math.min(0.95, cover));
  });
  return target;
}

/** A water stain: brownish, with a darker tide mark along its edge. */
export function tide(target: Canvas): Canvas {
  const { random } = target;
  const field = patchField(target, 1 + random() * 3, 0.25 + 0.2 * random());
  const tone = mixed([168, 132, 84], [140, 110, 80], random());
  each(target, field, (x, y, depth) => {
    const rim = Math.exp(-(((depth - 0.2) / 0.12) ** 2));
    paint(target, x, y, tone, Math.min(0.8, 0.18 * depth + 0.45 * rim));
  });
  return target;
}

/** Peeling paint: islands where another layer shows, with a lit and a shaded edge. */
export function peel(target: Canvas): Canvas {
  const { random, width, height } = target;
  const field = patchField(target, 6 + random() * 12, 0.06 + 0.08 * random());
  const under = mixed([168, 150, 128], [112, 104, 96], random());
  each(target, field, (x, y, depth) => {
    if (depth > 0.25) paint(target, x, y, mixed(under, [90, 84, 78], random() * 0.4), 0.9);
    const across = (field[Math.min(height - 1, y + 2) * width + Math.min(width - 1, x + 2)] ?? 0) - depth;
    if (Math.abs(across) > 0.08 && depth < 0.6) shade(target, x, y, across > 0 ? 0.55 : 1.2);
  });
  return target;
}

/** Spalling: a broken-out hollow with rough ground, shaded under its upper edge. */
export function spall(target: Canvas): Canvas {
  const { random, width, height } = target;
  const field = patchField(target, 1 + random() * 3, 0.14 + 0.14 * random());
  const rough = unevenness(target, width / 24);
  const ground = mixed([148, 140, 130], [124, 96, 78], random());
  each(target, field, (x, y, depth) => {
    if (depth < 0.12) return;
    const at = y * width + x;
    const bump = 4 * ((rough[at] ?? 0) - (rough[Math.min(height - 1, y + 2) * width + x] ?? 0));
    paint(target, x, y, ground, 0.92);
    shade(target, x, y, 0.82 + 0.35 * bump + 0.16 * (random() - 0.5));
    const above = field[Math.max(0, y - Math.round(height / 90)) * width + x] ?? 0;
    if (above < 0.12) shade(target, x, y, 0.5);
  });
  return target;
}

/** Plants on a wall: leaves in many greens, growing from below or along a joint. */
export function leaves(target: Canvas): Canvas {
  const { random, width, height } = target;
  const low = random() < 0.6;
  const field = patchField(target, 3 + random() * 4, 0.16 + 0.2 * random());
  for (let count = 0; count < (width * height) / 160; count++) {
    const [x, y] = [random() * width, random() * height];
    const grown = (field[Math.floor(y) * width + Math.floor(x)] ?? 0) * (low ? 0.4 + y / height : 1);
    if (random() > grown) continue;
    const tone = mixed([52, 84, 30], [128, 152, 62], random());
    const r = (width / 160) * (0.5 + random());
    const lean = random() * Math.PI;
    for (let step = -r; step <= r; step++) {
      const half = 0.4 * (r - Math.abs(step));
      for (let side = -half; side <= half; side++) {
        paint(
          target,
          x + Math.cos(lean) * step - Math.sin(lean) * side,
          y + Math.sin(lean) * step + Math.cos(lean) * side,
          side < 0 ? tone : mixed(tone, [20, 34, 12], 0.35),
        );
      }
    }
  }
  return target;
}
