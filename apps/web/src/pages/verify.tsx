import { PublicLayout } from '../features/public-site/public-layout.tsx';
import { VerifyView } from '../features/verify/verify-view.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';

export const metadata: Metadata = {
  title: 'Verify evidence',
  description:
    'Check a report, an evidence pack, or a photo against its pack. Your files never leave your browser.',
};

const PROVES = [
  'No file in the pack, and nothing in a report, was changed after it was made.',
  'The photo is the one our server received, and when.',
  'The trail is in order: each entry contains the hash of the one before.',
  'A report was signed with this site’s key. PDF readers that show signatures can check it, too.',
  'If an outside time server stamped the trail or a report, it existed then.',
];
const LEAVES_OPEN = [
  'When or where a photo was taken. A camera’s date can be set.',
  'Whether the photo shows what somebody says it shows.',
  'Whether the server’s operator wrote a new trail. An earlier report, pack, email or time stamp can show that.',
  'Who is behind a report’s certificate. The site issued it to itself, so a PDF reader calls the signer unknown.',
  'When a report was signed, unless it has a time stamp from outside.',
  'Whether the maker of a time stamp can be trusted. Compare its certificate with the one it publishes.',
];

export default function VerifyPage() {
  return (
    <PublicLayout>
      <div className="mx-auto max-w-3xl px-5 pt-12 pb-20 tablet:px-8">
        <h1 className="text-xl font-semibold tablet:text-2xl">Verify evidence</h1>
        <p className="mt-5 text-base text-ink-soft tablet:text-lg">
          Choose a report’s PDF or an evidence pack. To check a photo, choose it together with its pack.
        </p>
        <p className="mt-2 text-sm text-ink-soft">
          Your files never leave this browser. We send only a report’s fingerprint, to ask whether it’s the
          newest version. Once open, this page works offline.
        </p>
        <VerifyView />
        <Points title="What a check proves" points={PROVES} />
        <Points title="What it doesn’t prove" points={LEAVES_OPEN} />
      </div>
    </PublicLayout>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="mt-3 list-disc pl-5">
        {points.map((point) => (
          <li key={point} className="mt-2">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
