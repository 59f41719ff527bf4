import { pathTo } from '../routes/paths.ts';

/** The page of the features is the landing page, opened further down. */
export function showFeatures(path: string): void {
  if (path === pathTo('features'))
    document.getElementById('features')?.scrollIntoView({ behavior: 'instant' });
}
