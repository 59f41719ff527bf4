import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { Wordmark } from '../../ui/plumb-bob.tsx';

/** In the order in which they stand. */
const LINKS = [
  { route: 'features', label: 'Features' },
  { route: 'reportSamples', label: 'Sample reports' },
  { route: 'nccGuide', label: 'NCC 2025 guide' },
  { route: 'rules', label: 'Rules and limits' },
  { route: 'warranty', label: 'Warranty dates' },
  { route: 'checklist', label: 'Handover checklist' },
  { route: 'blog', label: 'Blog' },
  { route: 'verify', label: 'Verify evidence' },
  { route: 'help', label: 'Help centre' },
  { route: 'scorecard', label: 'Scorecard' },
  { route: 'about', label: 'About' },
  { route: 'contact', label: 'Contact' },
  { route: 'privacy', label: 'Privacy policy' },
  { route: 'terms', label: 'Terms of service' },
] as const;

export function PublicFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-start justify-between gap-x-16 gap-y-8 px-5 py-12 tablet:px-8">
        <div className="max-w-xs">
          <Wordmark />
          <p className="mt-4 text-sm text-ink-soft">
            Made for Australian builders, inspectors, assessors and owners. A result is an informed reading of
            a photo; it doesn’t replace an inspection on site.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-10 tablet:grid-flow-col tablet:grid-cols-none tablet:grid-rows-7">
            {LINKS.map(({ route, label }) => (
              <li key={route}>
                <Link
                  href={pathTo(route)}
                  className="inline-flex min-h-(--target-small) items-center text-sm text-ink-soft hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
