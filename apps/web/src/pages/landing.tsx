import { EmailCapture } from '../features/landing/email-capture.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { FeatureGrid, Figures, HowItWorks, Reviews } from '../features/landing/landing-sections.tsx';
import { OfferBanner } from '../features/landing/offer-banner.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';

export default function LandingPage() {
  return (
    <PublicLayout>
      <OfferBanner />
      <Hero />
      <HowItWorks />
      <FeatureGrid />
      <Figures />
      <Reviews />
      <EmailCapture />
    </PublicLayout>
  );
}
