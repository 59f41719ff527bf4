import type { Section } from '../guides/section.ts';

export type GuideId =
  | 'getting-started'
  | 'reports'
  | 'billing'
  | 'image-upload'
  | 'ai-results'
  | 'security'
  | 'project-management'
  | 'videos';

export interface Guide {
  id: GuideId;
  title: string;
  /** On the card. */
  summary: string;
  sections: readonly Section[];
}
