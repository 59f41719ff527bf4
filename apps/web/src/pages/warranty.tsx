import { PublicLayout } from '../features/public-site/public-layout.tsx';
import { WarrantyForm } from '../features/warranty/warranty-form.tsx';
import { WarrantyLaws } from '../features/warranty/warranty-laws.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';

export const metadata: Metadata = {
  title: 'Building warranty calculator',
  description:
    'The earliest possible last day of a home building warranty by state, class of defect and dates, with the Act and its source.',
};

export default function WarrantyPage() {
  return (
    <PublicLayout>
      <div className="mx-auto max-w-3xl space-y-10 px-5 pt-12 pb-20 tablet:px-8">
        <header>
          <h1 className="text-xl font-semibold tablet:text-2xl">Building warranty calculator</h1>
          <p className="mt-5 text-base text-ink-soft tablet:text-lg">
            Choose the state and enter the dates. You get the earliest possible last day, what it is for and
            what to do first.
          </p>
          <p className="mt-3 text-base text-ink-soft">
            You don’t need an account. What you enter stays in this window. It isn’t legal advice.
          </p>
        </header>
        <WarrantyForm />
        <WarrantyLaws />
      </div>
    </PublicLayout>
  );
}
