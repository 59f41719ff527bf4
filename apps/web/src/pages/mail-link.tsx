import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '../browser/lazy-part.tsx';
import { Unsubscribe, VerifyEmail } from '../features/mail-links/confirm-by-link.tsx';
import { ResetPassword } from '../features/mail-links/reset-password.tsx';
import { PageMetadata } from '../routes/page-metadata.tsx';
import { APP_ROUTES } from '../routes/paths.ts';

const RepairLinkPage = lazyPart(() => import('../features/repair-link/repair-link-page.tsx'));

/** What links in mail lead to, signed in or not. */
export default function MailLinkPage() {
  const [path] = useLocation();
  if (path === APP_ROUTES.repairLink) {
    return (
      <>
        <PageMetadata title="Work to do" description="A private link to findings." hidden />
        <Suspense>
          <RepairLinkPage />
        </Suspense>
      </>
    );
  }
  const page =
    path === APP_ROUTES.resetPassword ? (
      <ResetPassword />
    ) : path === APP_ROUTES.verifyEmail ? (
      <VerifyEmail />
    ) : (
      <Unsubscribe />
    );
  return (
    <>
      <PageMetadata title="Your account" description="A link from a Plumbline message." hidden />
      {page}
    </>
  );
}
