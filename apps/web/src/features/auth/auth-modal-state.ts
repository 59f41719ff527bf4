import { createContext, useContext } from 'react';

export type AuthTab = 'signin' | 'signup';

/** Opens the sign-in modal from anywhere on a public page. */
export const AuthModalContext = createContext<((tab: AuthTab) => void) | null>(null);

export function useAuthModal(): (tab: AuthTab) => void {
  const open = useContext(AuthModalContext);
  if (!open) throw new Error('useAuthModal must be used within a PublicLayout');
  return open;
}
