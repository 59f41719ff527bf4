import { FEATURE_SECTIONS, FEATURES_HEADING } from '../content/features.ts';
import { PICTURES } from '../content/pictures.ts';
import { Prices } from '../features/landing/prices.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import { TryPhotoButton } from '../features/trial/try-photo-button.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';
import { Picture } from '../ui/picture.tsx';

export const metadata: Metadata = {
  title: 'Features',
  description:
    'What Plumbline does with a photo of a defect: a panel of engines, measured confidence, tolerances and NCC provisions, projects and reports.',
};

export default function FeaturesPage() {
  return (
    <PublicLayout>
      <div className="mx-auto max-w-6xl px-5 pt-12 pb-16 tablet:px-8 desktop:pt-16">
        <h1 className="text-xl font-semibold tablet:text-2xl">{FEATURES_HEADING.title}</h1>
        <p className="mt-4 max-w-[50ch] text-lg text-ink-soft">{FEATURES_HEADING.lead}</p>
        <div className="mt-6">
          <TryPhotoButton />
        </div>
      </div>
      {FEATURE_SECTIONS.map(({ id, title, words, picture }, at) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="border-t border-line">
          <div className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-8 px-5 py-14 tablet:px-8 desktop:grid-cols-2">
            <div className={at % 2 === 1 ? 'desktop:order-last' : ''}>
              <h2 id={`${id}-title`} className="text-xl font-semibold">
                {title}
              </h2>
              <ul className="mt-4 max-w-[58ch] space-y-3 text-base text-ink-soft">
                {words.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
            {picture ? (
              <Picture
                picture={PICTURES[picture]}
                sizes="(min-width: 1024px) 32rem, 92vw"
                first={at === 0}
                className={`rounded-md border border-line ${picture === 'phone' || picture === 'report' ? 'mx-auto w-64' : 'w-full'}`}
              />
            ) : null}
          </div>
        </section>
      ))}
      <Prices />
    </PublicLayout>
  );
}
