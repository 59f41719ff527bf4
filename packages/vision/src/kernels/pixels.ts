import { PIXELS_WASM } from './pixels-wasm.ts';

/** What `kernels/pixels.ts` exports: places are bytes of the memory. */
interface Kernels {
  memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  toPlanes(
    image: number,
    imageWidth: number,
    across: number,
    acrossWeights: number,
    down: number,
    downWeights: number,
    width: number,
    height: number,
    row: number,
    planes: number,
  ): void;
  toField(bytes: number, count: number, out: number): void;
  smooth(field: number, width: number, height: number, between: number, out: number): void;
  halve(field: number, width: number, height: number, out: number): void;
  detect(
    field: number,
    width: number,
    height: number,
    scale: number,
    strengths: number,
    angles: number,
    mapWidth: number,
    mapHeight: number,
    reach: number,
    leastCurvature: number,
    spot: number,
  ): void;
  salience(strengths: number, width: number, height: number, radius: number, sums: number, out: number): void;
  blur(
    field: number,
    width: number,
    height: number,
    parts: number,
    taps: number,
    row: number,
    across: number,
    rows: number,
    out: number,
    rise: number,
  ): void;
  peaks(
    below: number,
    here: number,
    above: number,
    width: number,
    height: number,
    reach: number,
    faintest: number,
    out: number,
  ): number;
  apart(
    one: number,
    ones: number,
    other: number,
    others: number,
    bytes: number,
    from: number,
    facts: number,
    out: number,
  ): void;
  toGrey(image: number, count: number, out: number): void;
  shrink(
    image: number,
    imageWidth: number,
    across: number,
    width: number,
    down: number,
    height: number,
    sums: number,
    out: number,
  ): void;
  levels(
    image: number,
    grey: number,
    pixels: number,
    bright: number,
    burnt: number,
    histogram: number,
  ): number;
  steps(grey: number, width: number, height: number, histogram: number): void;
  scene(image: number, grey: number, width: number, height: number, steepest: number, out: number): void;
  squares(
    image: number,
    width: number,
    height: number,
    side: number,
    columns: number,
    grey: number,
    sums: number,
  ): number;
  cell(
    image: number,
    grey: number,
    width: number,
    height: number,
    around: number,
    columns: number,
    side: number,
    left: number,
    right: number,
    top: number,
    bottom: number,
    out: number,
  ): void;
  tones(
    planes: number,
    count: number,
    noise: number,
    palest: number,
    light: number,
    red: number,
    grey: number,
    pale: number,
  ): void;
  spread(values: number, width: number, height: number, r: number, between: number, sums: number): void;
  keepEven(
    mask: number,
    grey: number,
    smooth: number,
    width: number,
    height: number,
    bright: number,
    steepest: number,
  ): void;
  withNeighbours(mask: number, width: number, height: number, least: number, out: number): void;
  againstPlane(
    light: number,
    red: number,
    even: number,
    width: number,
    height: number,
    turns: number,
    around: number,
    darkest: number,
    brownest: number,
    planes: number,
    sums: number,
    dark: number,
    brown: number,
    plane: number,
    own: number,
  ): void;
  patches(
    dark: number,
    brown: number,
    plane: number,
    count: number,
    darker: number,
    browner: number,
    least: number,
    out: number,
  ): void;
}

/** Every engine has it; the types of Node don't. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Module: new (binary: Uint8Array) => object;
    Instance: new (module: object, imports: Record<string, object>) => { exports: Kernels };
  };
};

const PAGE = 65_536;
/** The compiler keeps what lies before. */
const START = 1024;
const ALIGNED = 16;

let opened: Kernels | undefined;

/** The loops over pixels that are compiled ahead of time. One set a thread; what they leave is gone with the next call. */
export function pixelKernels(): Kernels {
  if (opened) return opened;
  const compiled = new WebAssembly.Module(Buffer.from(PIXELS_WASM, 'base64'));
  opened = new WebAssembly.Instance(compiled, { pixels: { atan2: Math.atan2 }, stains: { log: Math.log } })
    .exports;
  return opened;
}

/** Places for so many bytes each, one after the other. The memory grows to the most that was ever asked for. */
export function roomFor<Name extends string>(sizes: Record<Name, number>): Record<Name, number> {
  const { memory } = pixelKernels();
  const places: Partial<Record<Name, number>> = {};
  let at = START;
  for (const [name, size] of Object.entries<number>(sizes)) {
    places[name as Name] = at;
    at = Math.ceil((at + size) / ALIGNED) * ALIGNED;
  }
  // Loops read up to a whole step beyond the end.
  const missing = at + ALIGNED - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  return places as Record<Name, number>;
}
