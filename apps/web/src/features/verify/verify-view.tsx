import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { addEndpoints, call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenFileInput } from '../../ui/hidden-file-input.tsx';
import { CircleCheck } from '../../ui/icons/circle-check.tsx';
import { CircleAlert } from '../../ui/icons/circle-exclamation-point.tsx';
import { CircleHelp } from '../../ui/icons/circle-question-mark.tsx';
import { FileSearch } from '../../ui/icons/file-search.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { registerServiceWorker } from '../offline/registration.ts';
import { checkFiles, type Published, type Verdict } from './say-check.ts';
import { readPrinted } from './say-report.ts';

addEndpoints(projectPageEndpoints);

async function fetchPublished(): Promise<Published> {
  try {
    const [keys, certificates] = await Promise.all([
      call('listSigningKeys', {}),
      call('listSigningCertificates', {}),
    ]);
    return {
      keys: keys.map(({ publicKey }) => publicKey),
      certificates: certificates.map(({ sha256 }) => sha256),
    };
  } catch {
    return undefined;
  }
}

/** Keys and certificates are fetched with the page, so that it goes on working where there is no network later. */
function usePublished(): () => Promise<Published> {
  const published = useRef<Promise<Published>>(undefined);
  useEffect(() => {
    // What reads signatures and time stamps is large and seldom needed, but must be here before the network goes.
    import('@plumbline/contract/check-pdf-signature').catch(() => undefined);
    published.current = fetchPublished();
    void registerServiceWorker();
    if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return;
    // The first worker starts under the open page: what the page has read is asked for again, to be kept.
    const again = () => void fetchPublished();
    navigator.serviceWorker.addEventListener('controllerchange', again, { once: true });
    return () => navigator.serviceWorker.removeEventListener('controllerchange', again);
  }, []);
  // Whoever chooses files at once waits for them: without keys no signature can be told.
  return async () => published.current;
}

const onHashChange = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const currentHash = () => window.location.hash;
/** The page is drawn before anybody opens it: what stands behind the # is known in the browser alone. */
const noHash = () => '';

export function VerifyView() {
  const published = usePublished();
  const printed = readPrinted(useSyncExternalStore(onHashChange, currentHash, noHash));
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number>();
  const [verdicts, setVerdicts] = useState<(Verdict & { place: number })[]>();
  const check = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setVerdicts(undefined);
    setShare(0);
    try {
      const said = await checkFiles(files, await published(), setShare, printed);
      setVerdicts(said.map((verdict, place) => ({ ...verdict, place })));
    } catch {
      const lines = ['Choose it again. If it’s on a shared drive, copy it to this device first.'];
      const headline = 'We couldn’t read this file';
      setVerdicts([{ name: files[0]?.name ?? '', tone: 'partly', headline, lines, place: 0 }]);
    }
    setShare(undefined);
  };
  return (
    <div className="mt-8">
      {printed ? (
        <section aria-label="Printed page" className="mb-6 rounded-md border border-line bg-surface p-4">
          <p className="font-semibold">You scanned report {printed.report}</p>
          <p className="mt-2 text-sm">
            Choose its PDF, its evidence pack or both. We compare them with the printed page.
          </p>
          <p className="mt-2 text-xs break-all text-ink-soft">
            Trail of {printed.entries} entries, head {printed.head}
          </p>
        </section>
      ) : null}
      <HiddenFileInput ref={input} label="Files to check" multiple onFiles={(files) => void check(files)} />
      <Button
        variant="primary"
        busy={share !== undefined}
        icon={<FileSearch aria-hidden="true" className="size-4" />}
        onClick={() => input.current?.click()}
      >
        Choose files to check
      </Button>
      {share === undefined ? null : (
        <ProgressBar className="mt-4" value={share * 100} label="Checking files" tone="accent" />
      )}
      <div role="status">
        {verdicts ? (
          <ul aria-label="Results" className="mt-6 grid gap-4">
            {verdicts.map((verdict) => (
              <Result key={verdict.place} verdict={verdict} />
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

const ICONS = {
  proved: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />,
  partly: <CircleHelp aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />,
  changed: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-critical" />,
};

function Result({ verdict: { name, tone, headline, lines } }: { verdict: Verdict }) {
  return (
    <li className="flex gap-3 rounded-md border border-line bg-surface p-4">
      {ICONS[tone]}
      <div className="min-w-0">
        <p className="font-semibold">{headline}</p>
        <p className="text-xs break-all text-ink-soft">{name}</p>
        {lines.map((line) => (
          <p key={line} className="mt-2 text-sm wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}
