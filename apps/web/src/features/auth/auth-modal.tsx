import { useState } from 'react';
import { useLocation } from 'wouter';
import { OFFER } from '../../content/claims.ts';
import { isDeep, pathTo } from '../../routes/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { AuthTab } from './auth-modal-state.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface AuthModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tab: AuthTab;
  onTabChange: (tab: AuthTab) => void;
}

/** Sign in or sign up. The forms live only while it is open, so that each opening starts afresh. */
export default function AuthModal({ open, onOpenChange, tab, onTabChange }: AuthModalProps) {
  const [path, navigate] = useLocation();
  const [newEmail, setNewEmail] = useState<string>();
  const finish = (path: string) => {
    onOpenChange(false);
    navigate(path);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      losesNothing
      size="small"
      title={tab === 'signin' ? 'Welcome back' : 'Create your account'}
      description={tab === 'signin' ? 'Sign in to your projects and defects.' : `${OFFER}.`}
    >
      <Tabs
        label="Sign in or sign up"
        even
        value={tab}
        onValueChange={onTabChange}
        tabs={[
          {
            id: 'signin',
            label: 'Sign In',
            content: (
              <SignInSteps
                key={newEmail}
                email={newEmail}
                // Whoever came by an address of the app goes on there.
                onSignedIn={() => (isDeep(path) ? onOpenChange(false) : finish(pathTo('dashboard')))}
              />
            ),
          },
          {
            id: 'signup',
            label: 'Sign Up',
            content: (
              <SignUpForm
                onWelcome={(displayName) => {
                  toast({
                    title: `Welcome, ${displayName}`,
                    description: 'Your account is ready.',
                    tone: 'good',
                  });
                  finish(pathTo('projects'));
                }}
                onSessionMissing={(email) => {
                  toast({
                    title: 'Registration Completed',
                    description:
                      'Your account was created but there was a session issue. Please sign in to continue.',
                  });
                  setNewEmail(email);
                  onTabChange('signin');
                }}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
