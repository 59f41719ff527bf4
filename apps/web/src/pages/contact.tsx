import { Link } from 'wouter';
import { HOURS, SERVICE_AREAS } from '../content/company.ts';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import { useSupportEmail } from '../features/public-site/support-email.ts';
import type { Metadata } from '../routes/page-metadata.tsx';
import { pathTo } from '../routes/paths.ts';

function EmailSupport() {
  const address = useSupportEmail();
  return (
    <div>
      <h2 className="text-base font-semibold">Email support</h2>
      <p className="mt-1 text-base text-ink-soft">
        {address ? (
          <>
            <a href={`mailto:${address}`} className="prose-link">
              {address}
            </a>
            <br />
          </>
        ) : null}
        By email we answer within 2–4 hours in business hours.
      </p>
    </div>
  );
}

export const metadata: Metadata = {
  title: 'Contact',
  description:
    'Write to Plumbline: each message gets a ticket number and an answer within 24 hours. Email, business hours, service areas.',
};

export default function ContactPage() {
  return (
    <PublicLayout>
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-16 gap-y-14 px-5 pt-12 pb-20 tablet:px-8 desktop:grid-cols-[minmax(0,40rem)_1fr] desktop:pt-16">
        <div>
          <h1 className="text-xl font-semibold tablet:text-2xl">Contact</h1>
          <p className="mt-4 mb-10 text-base text-ink-soft">
            Ask, report a fault, or tell us where a result was wrong. Each message gets a ticket number and an
            answer within 24 hours.
          </p>
          <ContactForm />
        </div>
        <aside
          aria-label="Other ways to reach us"
          className="space-y-8 border-l border-line-strong pl-6 desktop:mt-2 desktop:self-start"
        >
          <EmailSupport />
          <div>
            <h2 className="text-base font-semibold">Business hours</h2>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-6 text-base text-ink-soft">
              {HOURS.map(({ days, times }) => (
                <div key={days} className="col-span-2 grid grid-cols-subgrid">
                  <dt>{days}</dt>
                  <dd className="tabular">{times}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <h2 className="text-base font-semibold">Service areas</h2>
            <p className="mt-1 text-base text-ink-soft">{SERVICE_AREAS}</p>
          </div>
          <div>
            <h2 className="text-base font-semibold">Quick answers</h2>
            <p className="mt-1 text-base text-ink-soft">
              Many questions are answered in the{' '}
              <Link href={pathTo('help')} className="prose-link">
                help centre
              </Link>
              .
            </p>
          </div>
        </aside>
      </div>
    </PublicLayout>
  );
}
