import { PROJECT_STATUS_LABELS, type ProjectStatus } from '@plumbline/contract';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const TONES: Readonly<Record<ProjectStatus, BadgeTone>> = {
  active: 'blue',
  on_hold: 'neutral',
  completed: 'good',
};

export function StatusBadge({ status }: { status: ProjectStatus }) {
  return <Badge tone={TONES[status]}>{PROJECT_STATUS_LABELS[status]}</Badge>;
}
