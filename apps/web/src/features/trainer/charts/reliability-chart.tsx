import type { Evaluation } from '@plumbline/contract';
import { FiguresTable } from '../../../ui/figures-table.tsx';
import { percent } from './words.ts';

const SIDE = 240;
const EDGE = 34;
const TOP = 22;

/** What was claimed against what was right: on the line, confidence can be taken at its word. */
export function ReliabilityChart({ evaluation }: { evaluation: Evaluation }) {
  const x = (share: number) => EDGE + share * SIDE;
  const y = (share: number) => TOP + (1 - share) * SIDE;
  const most = Math.max(1, ...evaluation.reliability.map(({ photos }) => photos));
  return (
    <>
      <svg
        viewBox={`0 0 ${SIDE + EDGE + 18} ${SIDE + 60}`}
        className="w-full max-w-sm"
        role="img"
        aria-label="Reliability: claimed confidence against the share that was right. The table below has the figures."
      >
        <rect x={EDGE} y={TOP} width={SIDE} height={SIDE} className="fill-none stroke-line" />
        <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} strokeDasharray="4 4" className="stroke-line-strong" />
        {[0, 0.5, 1].map((share) => (
          <g key={share} className="fill-ink-soft text-[11px]">
            <text x={x(share)} y={SIDE + TOP + 16} textAnchor="middle">
              {share * 100}%
            </text>
            <text x={EDGE - 5} y={y(share) + 4} textAnchor="end">
              {share * 100}%
            </text>
          </g>
        ))}
        <text x={EDGE + SIDE / 2} y={SIDE + 55} textAnchor="middle" className="fill-ink-soft text-[11px]">
          How sure it said it was
        </text>
        <text x={0} y={11} className="fill-ink-soft text-[11px]">
          How often it was right
        </text>
        {evaluation.reliability.map(({ from, photos, claimed, right }) => (
          <circle
            key={from}
            cx={x(claimed)}
            cy={y(right)}
            r={4 + 8 * Math.sqrt(photos / most)}
            fillOpacity="0.55"
            className="fill-link stroke-link"
          />
        ))}
      </svg>
      <FiguresTable
        caption="Claimed confidence and what was right"
        heads={['Confidence', 'Photos', 'How sure', 'Right']}
        rows={evaluation.reliability.map(({ from, to, photos, claimed, right }) => [
          `${Math.round(from * 100)}–${Math.round(to * 100)}%`,
          photos,
          percent(claimed),
          percent(right),
        ])}
      />
    </>
  );
}
