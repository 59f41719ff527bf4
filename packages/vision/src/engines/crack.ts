import type { Evidence } from '../evidence/evidence.ts';
import type { Line } from '../geometry/line.ts';
import { linesIn } from '../geometry/lines.ts';
import type { Engine, Opinion, Overlay } from '../panel.ts';

/** Points of a trace that is sent on; more make no difference to the eye. */
const TRACE_POINTS = 160;
const LEAST_CRACKNESS = 0.5;

const logistic = (score: number) => 1 / (1 + Math.exp(-score));

/** How much a line is like a crack rather than a joint, a cable or an edge: 0 to 1. */
export function crackness(line: Line, diagonal: number): number {
  const long = Math.min(1, line.length / (0.25 * diagonal));
  return logistic(
    -4.6 +
      3.2 * long +
      0.5 * Math.min(8, line.salience) +
      5 * Math.min(0.5, line.turning) -
      2.2 * line.squared -
      1.6 * Math.min(1.5, line.lopsided) +
      1.5 * Math.min(1, line.widthSpread),
  );
}

function traceOf(line: Line, { working }: Evidence): Overlay {
  const every = Math.max(1, Math.ceil(line.points.length / TRACE_POINTS));
  const points = line.points
    .filter((_, at) => at % every === 0 || at === line.points.length - 1)
    .map(([x, y]): [number, number] => [x / working.width, y / working.height]);
  return { kind: 'trace', label: 'Crack', points, widthPx: line.width };
}

function directionOf({ slope }: Line): string {
  if (slope < 20) return 'roughly level';
  return slope > 70 ? 'roughly vertical' : 'diagonal';
}

export const crack: Engine = {
  id: 'crack',
  name: 'Crack geometry',
  family: 'geometry',
  about: 'Looks for dark lines and measures their length, direction, forks and width.',
  timeLimitMs: 3000,
  async vote(evidence) {
    const { lines } = linesIn(evidence);
    const { width, height } = evidence.working;
    const diagonal = Math.hypot(width, height);
    const scored = lines
      .map((line) => ({ line, score: crackness(line, diagonal) }))
      .sort((a, b) => b.score - a.score);
    const best = scored[0];
    const probability = 0.08 + 0.84 * (best?.score ?? 0);
    const opinion: Opinion = {
      families: { crack: probability, normal: (1 - probability) * 0.6 },
      defects: {},
      summary: 'No line that runs like a crack.',
      recommendations: [],
      measurements: [],
    };
    if (!best || best.score < LEAST_CRACKNESS) return opinion;
    const traces = scored.filter(({ score }) => score >= LEAST_CRACKNESS).slice(0, 6);
    const share = Math.round((best.line.length / diagonal) * 100);
    const summary = `A ${directionOf(best.line)} line over ${share}% of the photo's diagonal that runs like a crack.`;
    return {
      ...opinion,
      summary,
      recommendations: ['Hold a coin or a ruler beside the crack for scale.'],
      overlays: traces.map(({ line }) => traceOf(line, evidence)),
      overlayDescription: summary,
    };
  },
};
