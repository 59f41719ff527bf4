import type { DefectSummary } from '@plumbline/contract';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** That a finding in a list has an open hazard, and which; nothing where it has none. */
export function HazardMark({ alerts: [first, ...more] }: Pick<DefectSummary, 'alerts'>) {
  return first ? (
    <Badge tone="poor" icon={<TriangleAlert aria-hidden="true" className="size-3 shrink-0" />}>
      <span className="truncate">{`Hazard: ${first.title}`}</span>
      {more.length > 0 ? <span className="shrink-0">{`+${more.length}`}</span> : null}
    </Badge>
  ) : null;
}
