import { lazyPart } from '../../browser/lazy-part.tsx';
import { usePreferences } from '../account/queries.ts';

const WelcomeQuestions = lazyPart(() => import('./welcome-questions.tsx'));

/** The questions of the first sign-in, until they are answered or skipped. The page waits for their chunk. */
export function Welcome() {
  const { data } = usePreferences();
  if (!data || data.welcomed) return null;
  return <WelcomeQuestions />;
}
