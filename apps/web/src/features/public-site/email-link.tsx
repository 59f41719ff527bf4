import { buttonClass } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { useSupportEmail } from './support-email.ts';

/** Opens the visitor's mail program. Appears with JavaScript: only then is the installation's address known. */
export function SendEmail() {
  const address = useSupportEmail();
  if (!address) return null;
  return (
    <a href={`mailto:${address}`} className={buttonClass()}>
      <Glyph name="letter" />
      Send Email
    </a>
  );
}
