import type { ReportStatus } from '@plumbline/contract';
import type { BadgeTone } from '../../../ui/badge.tsx';

export const STATUS_TONES: Readonly<Record<ReportStatus, BadgeTone>> = {
  completed: 'good',
  generating: 'blue',
  failed: 'poor',
};
