import { Link } from 'wouter';
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

export default function NotFoundPage() {
  return (
    <PublicLayout>
      <div className="flex min-h-[60dvh] flex-col items-center px-6 pb-16 text-center">
        <PlumbBob className="h-44" line={56} />
        <h1 className="mt-8 text-xl font-semibold">404 Page Not Found</h1>
        <p className="mt-3 text-ink-soft">Did you forget to add the page to the router?</p>
        <Link href={pathTo('home')} className={`mt-8 ${buttonClass()}`}>
          Back to the start
        </Link>
      </div>
    </PublicLayout>
  );
}
