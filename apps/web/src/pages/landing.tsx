import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pathTo } from '../app/paths.ts';
import { EmailCapture } from '../features/landing/email-capture.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { FeatureGrid, Figures, HowItWorks, Reviews } from '../features/landing/landing-sections.tsx';
import { OfferBanner } from '../features/landing/offer-banner.tsx';
import { Screens } from '../features/landing/screens.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';

export default function LandingPage() {
  const [path] = useLocation();
  useEffect(() => {
    if (path === pathTo('features')) document.getElementById('features')?.scrollIntoView();
  }, [path]);
  return (
    <PublicLayout>
      <OfferBanner />
      <Hero />
      <HowItWorks />
      <Screens />
      <FeatureGrid />
      <Figures />
      <Reviews />
      <EmailCapture />
    </PublicLayout>
  );
}
