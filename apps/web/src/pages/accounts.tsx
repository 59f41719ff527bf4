import { AppearanceCard } from '../features/account/appearance-card.tsx';
import { ProfileCard } from '../features/account/profile-card.tsx';
import { SessionsCard } from '../features/account/sessions-card.tsx';
import { useAuth } from '../features/auth/auth-context.ts';
import { BillingCard } from '../features/payments/billing-card.tsx';
import { ConsentCard } from '../features/trainer/consent-card.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export default function AccountsPage() {
  const { signOut } = useAuth();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title="Account" aside={<Button onClick={() => void signOut()}>Sign out</Button>} />
      <div className="space-y-6">
        <ProfileCard />
        <BillingCard />
        <AppearanceCard />
        <ConsentCard />
        <SessionsCard />
      </div>
    </div>
  );
}
