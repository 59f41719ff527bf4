import { cx } from './class-names.ts';
import { type ConfidenceBand, confidenceBand, confidencePercent, sureWords } from './confidence-band.ts';

const DOTS: Readonly<Record<ConfidenceBand, string>> = {
  good: 'bg-dot-good',
  fair: 'bg-dot-fair',
  poor: 'bg-dot-poor',
};

const ARCS: Readonly<Record<ConfidenceBand, string>> = {
  good: 'stroke-dot-good',
  fair: 'stroke-dot-fair',
  poor: 'stroke-dot-poor',
};

interface ConfidenceProps {
  /** From 0 to 1. Undefined, where no figure would mean anything, draws nothing. */
  value: number | undefined;
  /** What the figure is of, where that isn't all that the name beside it says. */
  of?: string | undefined;
}

/** A dot, the percentage and, for those who can't see the dot's colour, the words. */
export function ConfidenceDot({ value, of }: ConfidenceProps) {
  if (value === undefined) return null;
  const band = confidenceBand(value);
  return (
    <span
      className="tabular inline-flex items-center gap-1.5 text-xs whitespace-nowrap"
      title={sureWords(value, of)}
    >
      <span aria-hidden="true" data-band={band} className={cx('size-2 shrink-0 rounded-full', DOTS[band])} />
      {confidencePercent(value)}% sure{of ? ' of the kind' : ''}
      <span className="sr-only">, {sureWords(value, of)}</span>
    </span>
  );
}

/** 270 degrees of a circle with radius 26. */
const ARC_LENGTH = 0.75 * 2 * Math.PI * 26;
const ARC = 'M13.62 50.38 A26 26 0 1 1 50.38 50.38';

/** A small dial with the figure inside and the words beneath. */
export function ConfidenceDial({ value, of }: ConfidenceProps) {
  if (value === undefined) return null;
  const band = confidenceBand(value);
  const percent = confidencePercent(value);
  return (
    <figure className="inline-flex max-w-28 flex-col items-center">
      <svg viewBox="0 0 64 58" className="w-20" role="img" aria-label={`${percent}% confidence`}>
        <path d={ARC} fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
        <path
          d={ARC}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${(ARC_LENGTH * percent) / 100} ${ARC_LENGTH * 2}`}
          className={ARCS[band]}
        />
        <text x="32" y="37" textAnchor="middle" className="tabular fill-ink text-[15px] font-semibold">
          {percent}%
        </text>
      </svg>
      <figcaption className="-mt-1 text-center text-xs text-ink-soft">{sureWords(value, of)}</figcaption>
    </figure>
  );
}
