import { SIGNED_IN_COOKIE } from '@plumbline/contract/signed-in-cookie';
import { isAppPath, isMailLink } from '../../routes/paths.ts';
import { isMobileAgent, MOBILE_SESSION_KEY } from './mobile-agent.ts';

/**
 * Whether asking for a session can find one. Behind the sign-in it's always asked for; on a public page, and where a
 * link in a mail leads, only where the server has left its mark or a phone holds a token, so that a visitor's browser has no refused request to report.
 */
export function mayBeSignedIn(): boolean {
  const { pathname } = window.location;
  if (isAppPath(pathname) && !isMailLink(pathname)) return true;
  if (document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`)) return true;
  try {
    return isMobileAgent() && localStorage.getItem(MOBILE_SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
