import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pathTo } from '../../app/paths.ts';
import { EmailCapture } from './email-capture.tsx';
import { FeatureGrid, Figures, HowItWorks, Reviews } from './landing-sections.tsx';
import { Screens } from './screens.tsx';

/** What a visitor scrolls to. Its words stand in the page at once; its code may come a moment later. */
export default function BelowTheFold() {
  const [path] = useLocation();
  useEffect(() => {
    if (path === pathTo('features')) document.getElementById('features')?.scrollIntoView();
  }, [path]);
  return (
    <>
      <HowItWorks />
      <Screens />
      <FeatureGrid />
      <Figures />
      <Reviews />
      <EmailCapture />
    </>
  );
}
