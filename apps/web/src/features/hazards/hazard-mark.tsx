import type { DefectSummary } from '@plumbline/contract';
import { shortHazards } from '@plumbline/knowledge';
import { Badge } from '../../ui/badge.tsx';
import { TriangleAlert } from '../../ui/icons/triangle-exclamation-point.tsx';

interface HazardMarkProps {
  alerts: readonly Pick<DefectSummary['alerts'][number], 'kind' | 'urgency' | 'title'>[];
  /** Shows all of a long hazard on several lines. Where rows are equally high it is cut instead. */
  wrap?: boolean;
}

/** That a finding in a list has open hazards, and which: gas and fire by name wherever they stand; nothing where it has none. */
export function HazardMark({ alerts, wrap = false }: HazardMarkProps) {
  const { named, more } = shortHazards(alerts);
  return named.length > 0 ? (
    <Badge tone="poor" wrap={wrap} icon={<TriangleAlert aria-hidden="true" className="size-3 shrink-0" />}>
      <span className={wrap ? undefined : 'truncate'}>
        {/* On a phone the sign says it, and leaves its place to the hazard. */}
        <span className="sr-only tablet:not-sr-only tablet:whitespace-nowrap">Hazard: </span>
        {named.map(({ title }) => title).join(' · ')}
      </span>
      {more > 0 ? <span className="shrink-0">{`+${more}`}</span> : null}
    </Badge>
  ) : null;
}
