import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { AccountsList } from '../features/administration/accounts-list.tsx';
import { AuditTrail } from '../features/administration/audit-trail.tsx';
import { MailOutbox } from '../features/administration/mail-outbox.tsx';
import { ReviewsList } from '../features/administration/reviews-list.tsx';
import { pathTo } from '../routes/paths.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';

const IDS = ['accounts', 'audit', 'mail', 'reviews'] as const;

/** What an administrator sees of people. The open tab stands in the address. */
export default function UsersPage() {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = IDS.find((id) => id === asked) ?? 'accounts';
  const [person, setPerson] = useState('');
  const open = (id: string) => navigate(`${pathTo('users')}?tab=${id}`, { replace: true });
  const showTrail = (email: string) => {
    setPerson(email);
    open('audit');
  };
  return (
    <>
      <PageHeading
        title="Users"
        subtitle="Accounts, roles, suspensions and credits. We record every change."
      />
      <Tabs
        label="Administration"
        value={tab}
        onValueChange={open}
        tabs={[
          { id: 'accounts', label: 'Accounts', content: <AccountsList onShowTrail={showTrail} /> },
          {
            id: 'audit',
            label: 'Audit trail',
            content: <AuditTrail person={person} onPersonChange={setPerson} />,
          },
          { id: 'mail', label: 'Mail outbox', content: <MailOutbox /> },
          { id: 'reviews', label: 'Reviews', content: <ReviewsList /> },
        ]}
      />
    </>
  );
}
