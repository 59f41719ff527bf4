import { lazy, Suspense } from 'react';
import { Hero } from '../features/landing/hero.tsx';
import { OfferBanner } from '../features/landing/offer-banner.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';

const BelowTheFold = lazy(() => import('../features/landing/below-the-fold.tsx'));

export default function LandingPage() {
  return (
    <PublicLayout>
      <OfferBanner />
      <Hero />
      <Suspense>
        <BelowTheFold />
      </Suspense>
    </PublicLayout>
  );
}
