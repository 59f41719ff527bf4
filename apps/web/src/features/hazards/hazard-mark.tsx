import type { DefectSummary } from '@plumbline/contract';
import { Badge } from '../../ui/badge.tsx';
import { TriangleAlert } from '../../ui/icons/triangle-exclamation-point.tsx';

interface HazardMarkProps extends Pick<DefectSummary, 'alerts'> {
  /** Shows all of a long hazard on two lines. Where rows are equally high it is cut instead. */
  wrap?: boolean;
}

/** That a finding in a list has an open hazard, and which; nothing where it has none. */
export function HazardMark({ alerts: [first, ...more], wrap = false }: HazardMarkProps) {
  return first ? (
    <Badge tone="poor" wrap={wrap} icon={<TriangleAlert aria-hidden="true" className="size-3 shrink-0" />}>
      <span className={wrap ? undefined : 'truncate'}>
        {/* On a phone the sign says it, and leaves its place to the hazard. */}
        <span className="sr-only tablet:not-sr-only tablet:whitespace-nowrap">Hazard: </span>
        {first.title}
      </span>
      {more.length > 0 ? <span className="shrink-0">{`+${more.length}`}</span> : null}
    </Badge>
  ) : null;
}
