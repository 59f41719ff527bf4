import { ABOUT } from '../content/about.ts';
import { Document } from '../features/articles/document.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';

export default function AboutPage() {
  return (
    <PublicLayout>
      <Document
        title="About Plumbline"
        lead="A plumb line doesn’t argue. It hangs straight, and everybody can see how far the wall is off."
        sections={ABOUT}
        serif
      />
    </PublicLayout>
  );
}
