import type { MigrationAction, MigrationSection } from '@plumbline/contract';
import type { BadgeTone } from '../../ui/badge.tsx';

export const SECTION_NAMES: Readonly<Record<MigrationSection | 'images', string>> = {
  users: 'Users',
  projects: 'Projects',
  photos: 'Project photos',
  defects: 'Defects',
  plans: 'Plans',
  documents: 'Documents',
  reports: 'Reports',
  images: 'Photo files',
  chats: 'Chats',
  trainingData: 'Training examples',
  modelPerformance: 'Performance figures',
};

export const ACTIONS: Readonly<Record<MigrationAction, { label: string; tone: BadgeTone }>> = {
  create: { label: 'New', tone: 'good' },
  update: { label: 'Update', tone: 'blue' },
  link: { label: 'Added to an account', tone: 'blue' },
  unchanged: { label: 'No change', tone: 'neutral' },
  skip: { label: 'Not imported', tone: 'fair' },
};

/** 1,234. */
export const counted = (count: number) => count.toLocaleString('en-AU');
