import type { Metadata } from '../routes/page-metadata.tsx';

export const metadata: Metadata = {
  title: 'Features',
  description:
    'What Plumbline does with a photo of a defect: a panel of engines, measured confidence, tolerances and NCC provisions, projects and reports.',
};

/** The landing page, opened at what it says about features. */
export { default } from './landing.tsx';
