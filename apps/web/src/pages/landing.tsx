import { EmailCapture } from '../features/landing/email-capture.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { FeatureGrid, HowItWorks } from '../features/landing/landing-sections.tsx';
import { OfferBanner } from '../features/landing/offer-banner.tsx';
import { Prices } from '../features/landing/prices.tsx';
import { Reviews } from '../features/landing/reviews.tsx';
import { Screens } from '../features/landing/screens.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';

export const metadata: Metadata = {
  title: 'Plumbline: photograph a building defect, know what to do',
  description:
    'Photograph a building defect and get what it is, how bad, how sure, which Australian provision it touches and what to do next.',
};

export default function LandingPage() {
  return (
    <PublicLayout>
      <OfferBanner />
      <Hero />
      <HowItWorks />
      <Screens />
      <FeatureGrid />
      <Prices />
      <Reviews />
      <EmailCapture />
    </PublicLayout>
  );
}
