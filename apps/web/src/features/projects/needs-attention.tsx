import { Badge } from '../../ui/badge.tsx';
import { Flag } from '../../ui/icons/flag.tsx';

/** An active project under half of its progress. */
export function NeedsAttention() {
  return (
    <Badge tone="fair" icon={<Flag aria-hidden="true" className="size-3" />}>
      <span>Needs attention</span>
      <span className="font-normal">under 50% done</span>
    </Badge>
  );
}
