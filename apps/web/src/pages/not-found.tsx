import { Link } from 'wouter';
import { useAuth } from '../features/auth/auth-context.ts';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';
import { pathTo } from '../routes/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { PlumbBob } from '../ui/plumb-bob.tsx';

export const metadata: Metadata = {
  title: '404 Page Not Found',
  description: 'There is no page at this address.',
  hidden: true,
};

const ELSEWHERE = [
  { route: 'features', label: 'Features' },
  { route: 'reportSamples', label: 'Sample reports' },
  { route: 'help', label: 'Help centre' },
  { route: 'contact', label: 'Contact' },
] as const;

export default function NotFoundPage() {
  const { user } = useAuth();
  return (
    <PublicLayout>
      <div className="flex min-h-[60dvh] flex-col items-center px-6 pb-16 text-center">
        <PlumbBob className="h-44" line={56} />
        <h1 className="mt-8 text-xl font-semibold">404 Page Not Found</h1>
        <p className="mt-3 text-ink-soft">
          {import.meta.env.DEV
            ? 'Did you forget to add the page to the router?'
            : 'There is no page at this address.'}
        </p>
        <Link href={pathTo(user ? 'dashboard' : 'home')} className={`mt-8 ${buttonClass()}`}>
          {user ? 'Open dashboard' : 'Go to the home page'}
        </Link>
        <nav aria-label="Other pages" className="mt-6">
          <ul className="flex flex-wrap justify-center gap-x-6">
            {ELSEWHERE.map(({ route, label }) => (
              <li key={route}>
                <Link href={pathTo(route)} className="prose-link inline-flex min-h-12 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PublicLayout>
  );
}
