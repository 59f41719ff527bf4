import type { PhotoRole } from '@plumbline/contract';

export const ROLE_WORDS: Readonly<Record<PhotoRole, string>> = {
  overview: 'Overview',
  close_up: 'Close-up',
  with_scale: 'With scale',
};
