import { LIMITS } from '@plumbline/contract';
import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PlumbBob } from '../../ui/plumb-bob.tsx';

/** The first thing that a new account sees: one clear step. */
export function WelcomeCard({ displayName, credits }: { displayName: string; credits: number }) {
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center rounded-md border border-line bg-surface px-6 py-14 text-center tablet:px-12">
      <PlumbBob className="h-20" />
      <h1 className="mt-6 text-xl font-semibold">Welcome, {displayName}</h1>
      <p className="mt-3 text-base text-ink-soft">
        Start with a project: one building or one job. Then photograph a defect, and the engines say what it
        is, how bad, how sure, and what to do next.
      </p>
      <Link
        href={pathTo('projects')}
        className={`mt-8 ${buttonClass({ variant: 'primary', size: 'large' })}`}
      >
        Create your first project
      </Link>
      <p className="tabular mt-5 text-sm text-ink-soft">
        {credits === LIMITS.freeCredits
          ? `${credits} free analyses are waiting.`
          : `${credits} analyses left.`}
      </p>
    </section>
  );
}
