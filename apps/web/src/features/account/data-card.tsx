import { useState } from 'react';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { downloadFrom } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast-store.ts';
import { useAuth } from '../auth/auth-context.ts';
import { ImportData } from './import-data.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** Taking everything along, and leaving. */
export function DataCard() {
  const { refresh } = useAuth();
  const [open, setOpen] = useState<'export' | 'deletion' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card title="Your data">
      <p className="text-sm text-ink-soft">
        Download everything in this account: a zip with data as JSON, your photos, documents and reports.
        Another account can import it.
      </p>
      <Button className="mt-3" onClick={() => setOpen('export')}>
        Export my data
      </Button>
      <ImportData />
      <h3 className="mt-8 text-sm font-semibold">Delete my account</h3>
      <p className="mt-1 text-sm text-ink-soft">
        After 30 days everything is gone: projects, photos, defects, reports and unused credits. Until then
        you can change your mind. Tax invoices stay for 7 years, without your name.
      </p>
      <Button className="mt-3" variant="danger" onClick={() => setOpen('deletion')}>
        Delete my account
      </Button>
      {open === 'export' ? (
        <PasswordDialog
          title="Export my data"
          message="Enter your password to continue."
          action="Export"
          onClose={close}
          onPassword={async (password) => {
            const { url } = await call('askForExport', { body: { password } });
            close();
            downloadFrom(url);
          }}
        />
      ) : null}
      {open === 'deletion' ? (
        <PasswordDialog
          title="Delete my account"
          message="Your account is deleted in 30 days. Type your password to confirm. Every other device is signed out."
          action="Delete my account"
          danger
          onClose={close}
          onPassword={async (password) => {
            await call('askForDeletion', { body: { password } });
            close();
            toast({
              title: 'Your account will be deleted',
              description: 'You have 30 days to change your mind.',
            });
            await refresh();
          }}
        />
      ) : null}
    </Card>
  );
}
