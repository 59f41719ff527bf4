import { Badge } from '../../ui/badge.tsx';
import { Flag } from '../../ui/icons/flag.tsx';

/** An active project under half of its progress. */
export function NeedsAttention() {
  return (
    <Badge tone="fair" icon={<Flag aria-hidden="true" className="size-3" />}>
      Needs attention
    </Badge>
  );
}
