import { FORM_FASTEST_MS } from '@plumbline/contract';
import { AppError } from '../platform/errors.ts';

/**
 * Turns away what only a program sends: the field that people don't see filled in, or the form sent at once. What
 * comes without a time is let through: the call may be used without the page.
 * @throws AppError invalid_input, with words that help a person who is caught by mistake.
 */
export function refuseBots({
  website,
  elapsedMs,
}: {
  website?: string | undefined;
  elapsedMs?: number | undefined;
}) {
  if (website?.trim()) {
    throw new AppError('invalid_input', {
      message: 'Please leave the field ‘Website’ empty and send your message again.',
      fields: { website: 'Leave this empty' },
    });
  }
  if (elapsedMs !== undefined && elapsedMs < FORM_FASTEST_MS) {
    throw new AppError('invalid_input', {
      message: 'That was very quick. Please wait a moment and send your message again.',
    });
  }
}
