import { useLocation, useSearch } from 'wouter';
import { AccountFacts } from '../features/account/account-facts.tsx';
import { DataCard } from '../features/account/data-card.tsx';
import { NotificationsCard } from '../features/account/notifications-card.tsx';
import { PasswordCard } from '../features/account/password-card.tsx';
import { PreferencesCard } from '../features/account/preferences-card.tsx';
import { ProfileCard } from '../features/account/profile-form.tsx';
import { SecondFactorCard } from '../features/account/second-factor-card.tsx';
import { SessionsCard } from '../features/account/sessions-card.tsx';
import { useAuth } from '../features/auth/auth-context.ts';
import { BillingCard } from '../features/payments/billing-card.tsx';
import { ConsentCard } from '../features/trainer/consent-card.tsx';
import { pathTo } from '../routes/paths.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';

const TABS = [
  {
    id: 'profile',
    label: 'Profile',
    content: (
      <div className="space-y-6">
        <ProfileCard />
        <PreferencesCard />
      </div>
    ),
  },
  {
    id: 'account',
    label: 'Account',
    content: (
      <div className="space-y-6">
        <AccountFacts />
        <PasswordCard />
        <SecondFactorCard />
        <SessionsCard />
        <ConsentCard />
        <DataCard />
      </div>
    ),
  },
  { id: 'notifications', label: 'Notifications', content: <NotificationsCard /> },
  { id: 'billing', label: 'Billing', content: <BillingCard /> },
] as const;

/** Account settings. The open tab stands in the address, so that mail and other pages can link to it. */
export default function AccountsPage() {
  const { signOut } = useAuth();
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = TABS.find(({ id }) => id === asked)?.id ?? 'profile';
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title="Account" aside={<Button onClick={() => void signOut()}>Sign out</Button>} />
      <Tabs
        label="Account settings"
        tabs={TABS}
        value={tab}
        onValueChange={(id) => navigate(`${pathTo('accounts')}?tab=${id}`, { replace: true })}
      />
    </div>
  );
}
