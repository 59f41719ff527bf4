import type { Stats } from '@plumbline/contract';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { FIRE_SAFETY_GREEN, judgedWords, SAMPLE } from './figures.ts';

const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;

const AREAS = [
  ['structural', 'Structural'],
  ['waterproofing', 'Waterproofing'],
  ['fireSafety', 'Fire safety'],
  ['accessibility', 'Accessibility'],
] as const;

interface Area {
  label: string;
  /** Percent; null where nothing was judged yet. */
  percent: number | null;
  green: boolean;
}

interface Figures {
  /** Percent; null where findings are there and none is judged: a sample never stands beside them. */
  overall: number | null;
  areas: Area[];
  sample: boolean;
}

/** The ring's figures: one's own, or the samples while there are no findings. */
export function ringFigures(stats: Stats | undefined): Figures {
  const sample = stats?.sample ?? false;
  const judged = stats !== undefined && !stats.samples.includes('ring.overall');
  const areas = AREAS.map(([area, label]) => {
    const share = stats?.ring[area] ?? null;
    // In percent already: 1 of 100 mustn't be taken for all of them.
    const percent = sample ? SAMPLE[area] : share === null ? null : Math.round(share);
    // The one area with a threshold of its own; the others speak by their figure.
    const green = area === 'fireSafety' && percent !== null && percent >= FIRE_SAFETY_GREEN;
    return { label, percent, green };
  });
  const overall = sample ? SAMPLE.overall : judged ? Math.round(stats.ring.overall) : null;
  return { overall, areas, sample };
}

/** How much of what was judged complies with the NCC. */
export function ComplianceRing({ stats }: { stats: Stats | undefined }) {
  const { overall, areas, sample } = ringFigures(stats);
  return (
    <Card title="NCC Compliance" aside={sample ? <Badge>Sample</Badge> : null}>
      <svg
        viewBox="0 0 100 100"
        role="img"
        aria-label={
          overall === null
            ? 'Compliance: not judged yet'
            : `${overall}% compliant ${sample ? 'overall, a sample figure' : `of ${judgedWords(stats)}`}`
        }
        className="mx-auto w-36"
      >
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="6" className="stroke-line" />
        {overall ? (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            strokeWidth="6"
            strokeLinecap="round"
            strokeDasharray={`${(AROUND * overall) / 100} ${AROUND}`}
            transform="rotate(-90 50 50)"
            className={sample ? 'stroke-line-strong' : 'stroke-link'}
          />
        ) : null}
        <text x="50" y="52" textAnchor="middle" className="tabular fill-ink text-[20px] font-semibold">
          {overall === null ? '–' : `${overall}%`}
        </text>
        <text x="50" y="65" textAnchor="middle" className="fill-ink-soft text-[9px]">
          {sample || overall === null ? 'overall' : `of ${judgedWords(stats)}`}
        </text>
      </svg>
      <dl className="mt-4 space-y-2 text-sm">
        {areas.map(({ label, percent, green }) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className={cx('tabular', green ? 'font-medium text-good' : null)}>
              {percent === null ? 'Not judged yet' : `${percent}%`}
            </dd>
          </div>
        ))}
      </dl>
      {sample ? (
        <p className="mt-4 text-xs text-ink-soft">Sample figures, until your first findings are judged.</p>
      ) : null}
    </Card>
  );
}
