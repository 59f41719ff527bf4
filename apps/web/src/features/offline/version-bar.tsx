import { useEffect, useState } from 'react';
import { tellNewVersion, useVersionNews } from '../../browser/new-version.ts';
import { useOnline } from '../../browser/offline-banner.tsx';
import { whenQuiet } from '../../browser/when-quiet.ts';
import { hasWorkInProgress } from '../../browser/work-in-progress.ts';
import { Button } from '../../ui/button.tsx';
import { LaterConfirmDialog } from '../../ui/later-confirm-dialog.tsx';
import { reloadIntoNewVersion } from './registration.ts';

const WORDS = {
  ready: 'A new version is ready',
  missing: 'Part of this page couldn’t be loaded. There may be a new version.',
} as const;

const NOT_HERE = 'Part of this page isn’t on this device yet. Connect, then try again.';

/** Offers a reload; when is the person's choice, and what isn't sent yet is asked about first. */
export function VersionBar() {
  const news = useVersionNews();
  const [asking, setAsking] = useState(false);
  // Without a network a reload would cost what is on screen, and bring nothing.
  const waits = !useOnline() && news === 'missing';
  useEffect(() => whenQuiet(LaterConfirmDialog.preload), []);
  return (
    <>
      <div role="status">
        {news ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-link-soft px-4 py-2">
            <p className="flex-1 text-sm font-medium">{waits ? NOT_HERE : WORDS[news]}</p>
            <Button size="small" onClick={() => tellNewVersion(null)}>
              Later
            </Button>
            {waits ? null : (
              <Button
                size="small"
                onClick={() => (hasWorkInProgress() ? setAsking(true) : reloadIntoNewVersion())}
              >
                Reload now
              </Button>
            )}
          </div>
        ) : null}
      </div>
      <LaterConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Reload and lose what isn’t sent?"
        message="Something on this page hasn’t been sent or saved. The new version waits until you’re done."
        confirmLabel="Reload anyway"
        danger
        onConfirm={reloadIntoNewVersion}
      />
    </>
  );
}
