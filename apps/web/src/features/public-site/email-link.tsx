import { Mail } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { useSupportEmail } from './support-email.ts';

/** Opens the visitor's mail program. Appears with JavaScript: only then is the installation's address known. */
export function SendEmail() {
  const address = useSupportEmail();
  if (!address) return null;
  return (
    <a href={`mailto:${address}`} className={buttonClass()}>
      <Mail aria-hidden="true" className="size-4" />
      Send Email
    </a>
  );
}
