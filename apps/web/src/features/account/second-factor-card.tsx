import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SECURITY, useSecurity } from './queries.ts';
import { SettingsCard } from './settings-card.tsx';

const SetUpDialog = lazyPart(() => import('./second-factor-set-up.tsx'));
const ChangeDialog = lazyPart(() => import('./second-factor-change.tsx'));

/** Two-factor sign-in: whether it is on, and the ways to change that. */
export function SecondFactorCard() {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'set-up' | 'off' | 'codes' | null>(null);
  const close = () => {
    setOpen(null);
    void queryClient.invalidateQueries({ queryKey: SECURITY });
  };
  return (
    <SettingsCard title="Two-factor sign-in" query={useSecurity()}>
      {({ emailVerified, secondFactor, recoveryCodesLeft }) => (
        <div className="space-y-4">
          <p className="flex flex-wrap items-center gap-3 text-sm">
            <Badge tone={secondFactor ? 'good' : 'neutral'}>{secondFactor ? 'On' : 'Off'}</Badge>
            {secondFactor
              ? `${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code' : 'codes'} left.`
              : 'Ask for a code from an authenticator app when you sign in.'}
          </p>
          <div className="flex flex-wrap gap-3">
            {secondFactor ? (
              <>
                <Button onClick={() => setOpen('codes')}>New recovery codes</Button>
                <Button variant="danger" onClick={() => setOpen('off')}>
                  Switch off
                </Button>
              </>
            ) : emailVerified ? (
              <Button onClick={() => setOpen('set-up')}>Set up</Button>
            ) : (
              <p className="text-sm">Confirm your email address first. We sent you a link.</p>
            )}
          </div>
          <Suspense>
            {open === 'set-up' ? <SetUpDialog onClose={close} /> : null}
            {open === 'off' || open === 'codes' ? <ChangeDialog what={open} onClose={close} /> : null}
          </Suspense>
        </div>
      )}
    </SettingsCard>
  );
}
