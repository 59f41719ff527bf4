import type { Evidence } from '../evidence/evidence.ts';
import { fineWidth } from '../geometry/fine-width.ts';
import { type JudgedLine, judgeLines } from '../geometry/judged-lines.ts';
import type { Line } from '../geometry/line.ts';
import type { Engine, Opinion, Overlay } from '../panel.ts';

/** Points of a trace that is sent on; more make no difference to the eye. */
const TRACE_POINTS = 160;
/** From here on a line is marked and described as a crack. */
const LIKE_A_CRACK = 0.6;
/** Further lines are marked where they are nearly as likely as the first. */
const NEARLY = 0.12;
const MOST_TRACES = 6;
/** Of 1,100 photos of cracks that were looked at, none was without a single dark line. */
const WITHOUT_LINES = 0.03;
/** Lines are judged as if every second photo were cracked; nine other families could be it as well. */
const OTHERS = 9;

/** That a line is a crack, as a share among all families: 0.1 says nothing either way. */
function amongAll(probability: number): number {
  const odds = probability / (1 - probability) / OTHERS;
  return odds / (1 + odds);
}

const round = (pixels: number): number => Math.round(pixels * 100) / 100;

function traceOf(line: Line, { working, grey }: Evidence): Overlay {
  const every = Math.max(1, Math.ceil(line.points.length / TRACE_POINTS));
  const points = line.points
    .filter((_, at) => at % every === 0 || at === line.points.length - 1)
    .map(([x, y]): [number, number] => [
      Math.round((x / working.width) * 1e4) / 1e4,
      Math.round((y / working.height) * 1e4) / 1e4,
    ]);
  const fine = fineWidth(grey, line);
  return {
    kind: 'trace',
    label: 'Crack',
    points,
    widthPx: round(fine?.width ?? line.width),
    ...(fine ? { widthErrorPx: round(fine.error) } : {}),
  };
}

/** A line that is level and plumb by turns but slopes as a whole follows joints in steps. */
export function isStepped({ squared, slope, turning }: Line): boolean {
  return squared > 0.38 && slope > 18 && slope < 72 && turning > 0.25;
}

function course(line: Line): string {
  if (isStepped(line)) return 'stepped';
  if (line.slope < 20) return 'roughly level';
  return line.slope > 70 ? 'roughly vertical' : 'diagonal';
}

/** Where the middle of the line lies, in words. */
function place(line: Line, { working }: Evidence): string {
  const [x, y] = line.points[Math.floor(line.points.length / 2)] ?? [0, 0];
  const across = x / working.width;
  const down = y / working.height;
  const height = down < 0.36 ? 'upper' : down > 0.64 ? 'lower' : '';
  const side = across < 0.36 ? 'left' : across > 0.64 ? 'right' : '';
  if (height && side) return `in the ${height} ${side}`;
  if (height) return `in the ${height} part`;
  return side ? `on the ${side}` : 'through the middle';
}

/** How long a line is beside the photo. With its branches it may be longer than any straight line in it. */
export function extent({ length }: Pick<Line, 'length'>, { working }: Pick<Evidence, 'working'>): string {
  const share = Math.max(1, Math.round((length / Math.hypot(working.width, working.height)) * 100));
  return share > 100
    ? 'with its bends and branches longer than the photo’s diagonal'
    : `${share}% of the photo’s diagonal long`;
}

/** Forks aren't told: rough edges of a single stroke count as some, more of them the larger the photo was. */
function describe(line: Line, evidence: Evidence): string {
  return `A ${course(line)} line ${place(line, evidence)}, ${extent(line, evidence)}. It runs like a crack.`;
}

function tracesOf(judged: readonly JudgedLine[], best: JudgedLine): JudgedLine[] {
  const enough = Math.max(LIKE_A_CRACK, best.probability - NEARLY);
  return judged.filter(({ probability }) => probability >= enough).slice(0, MOST_TRACES);
}

function opinionOn(evidence: Evidence): Opinion {
  const judged = judgeLines(evidence);
  const best = judged[0];
  const probability = best?.probability ?? WITHOUT_LINES;
  const opinion: Opinion = {
    families: { crack: amongAll(probability) },
    defects: {},
    summary: best ? 'Lines, but none that runs like a crack.' : 'No dark line of any length.',
    recommendations: [],
    measurements: [],
  };
  if (!best || best.probability < LIKE_A_CRACK) return opinion;
  const traces = tracesOf(judged, best);
  const summary = describe(best.line, evidence);
  const others = traces.length > 1 ? ` ${traces.length - 1} more like it.` : '';
  return {
    ...opinion,
    defects: isStepped(best.line) ? { brick_stepped_crack: 0.6 } : {},
    summary,
    recommendations: [
      'Hold a coin or a ruler beside the crack and take it straight on, so that its width can be told.',
    ],
    overlays: traces.map(({ line }) => traceOf(line, evidence)),
    overlayDescription: `${summary}${others}`,
  };
}

/** Finds dark lines and tells by their course which of them are cracks. */
export const crack: Engine = {
  id: 'crack',
  name: 'Crack geometry',
  family: 'geometry',
  about: 'Traces dark lines and tells cracks from joints, cables and edges by how they run.',
  timeLimitMs: 8000,
  async vote(evidence) {
    return opinionOn(evidence);
  },
};
