import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PublicLayout } from '../public-site/public-layout.tsx';

/** The frame of the pages that links in mail lead to: one thing to do, or to know. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PublicLayout>
      <div className="mx-auto max-w-md px-5 pt-12 pb-20 desktop:pt-16">
        <h1 className="text-xl font-semibold">{title}</h1>
        <div className="mt-6 space-y-5">{children}</div>
      </div>
    </PublicLayout>
  );
}

export function HomeLink() {
  return (
    <Link href={pathTo('dashboard')} className={buttonClass({ variant: 'primary' })}>
      Open Plumbline
    </Link>
  );
}
