import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { AccountFacts } from '../features/account/account-facts.tsx';
import { DataCard } from '../features/account/data-card.tsx';
import { NotificationsCard } from '../features/account/notifications-card.tsx';
import { PasswordCard } from '../features/account/password-card.tsx';
import { PreferencesCard } from '../features/account/preferences-card.tsx';
import { ProfileCard } from '../features/account/profile-form.tsx';
import { usePreferences, useProfile, useSecurity, useSessions } from '../features/account/queries.ts';
import { SecondFactorCard } from '../features/account/second-factor-card.tsx';
import { SessionsCard } from '../features/account/sessions-card.tsx';
import { useSignOut } from '../features/offline/use-sign-out.tsx';
import { BillingCard } from '../features/payments/billing-card.tsx';
import { ConsentCard, useTrainingConsent } from '../features/trainer/consent-card.tsx';
import { pathTo } from '../routes/paths.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useFirstWait } from '../ui/use-first-wait.ts';

const TABS = [
  {
    id: 'profile',
    label: 'Profile',
    content: <ProfileTab />,
  },
  {
    id: 'account',
    label: 'Account',
    content: <AccountTab />,
  },
  { id: 'notifications', label: 'Notifications', content: <NotificationsCard /> },
  { id: 'billing', label: 'Billing', content: <BillingCard /> },
] as const;

/** The cards of a tab come at once: each is as high as what it holds, and a late one would push the next from under a finger. */
function Cards({ loading, children }: { loading: boolean; children: ReactNode }) {
  const waits = useFirstWait(loading);
  return waits ? (
    <SkeletonGroup label="Loading your settings" className="space-y-6">
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-64 w-full" />
    </SkeletonGroup>
  ) : (
    <div className="space-y-6">{children}</div>
  );
}

function ProfileTab() {
  const [profile, preferences] = [useProfile(), usePreferences()];
  return (
    <Cards loading={profile.isLoading || preferences.isLoading}>
      <ProfileCard />
      <PreferencesCard />
    </Cards>
  );
}

function AccountTab() {
  const [security, sessions, consent] = [useSecurity(), useSessions(), useTrainingConsent()];
  return (
    <Cards loading={security.isLoading || sessions.isLoading || consent.isLoading}>
      <AccountFacts />
      <PasswordCard />
      <SecondFactorCard />
      <SessionsCard />
      <ConsentCard />
      <DataCard />
    </Cards>
  );
}

/** Account settings. The open tab stands in the address, so that mail and other pages can link to it. */
export default function AccountsPage() {
  const { leave, question } = useSignOut();
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = TABS.find(({ id }) => id === asked)?.id ?? 'profile';
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title="Account" aside={<Button onClick={() => void leave()}>Sign out</Button>} />
      {question}
      <Tabs
        label="Account settings"
        tabs={TABS}
        value={tab}
        onValueChange={(id) => navigate(`${pathTo('accounts')}?tab=${id}`, { replace: true })}
      />
    </div>
  );
}
