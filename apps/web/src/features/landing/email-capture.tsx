import { useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { formTime } from '../contact/form-time.ts';

const EMPTY = { email: '', consent: false, website: '' };

/** Asks for news by e-mail: sent only with a yes, and kept with the time of it. */
export function EmailCapture() {
  const [typed, setTyped] = useState(EMPTY);
  const [kept, setKept] = useState(false);
  const shownAt = useRef(0);
  const sending = useSubmit(async () => {
    setKept(false);
    const elapsedMs = await formTime(shownAt.current);
    await call('askForNews', { body: { ...typed, consent: true, elapsedMs } });
    setTyped(EMPTY);
    setKept(true);
  }, 'We didn’t get that. Please try again.');
  const change = (changes: Partial<typeof EMPTY>) => setTyped({ ...typed, ...changes });
  return (
    <section aria-labelledby="news" className="border-t border-line">
      <div className="mx-auto grid max-w-6xl items-start gap-x-16 gap-y-6 px-5 py-16 tablet:grid-cols-2 tablet:px-8">
        <div>
          <h2 id="news" className="text-lg font-semibold">
            News about Plumbline
          </h2>
          <p className="mt-2 text-sm text-ink-soft">
            New articles, code changes and engines. We use your address for nothing else.
          </p>
        </div>
        <Form
          browserChecks
          submission={sending}
          submit={null}
          onFocus={() => {
            shownAt.current ||= performance.now();
          }}
          className="grid gap-3"
        >
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-52 flex-1">
              <Field label="Email">
                {(control) => (
                  <Input
                    {...control}
                    name="email"
                    type="email"
                    required
                    autoComplete="email"
                    value={typed.email}
                    onChange={({ target }) => change({ email: target.value })}
                  />
                )}
              </Field>
            </div>
            <Button type="submit" busy={sending.busy}>
              Keep me posted
            </Button>
          </div>
          <label className="flex min-h-12 items-center gap-3 text-sm text-ink-soft">
            <input
              type="checkbox"
              name="consent"
              required
              checked={typed.consent}
              onChange={({ target }) => change({ consent: target.checked })}
              className="size-5 shrink-0 accent-link"
            />
            Yes, write to me. Unsubscribe any time.
          </label>
          {/* For programs: whoever fills this in isn't a person. */}
          <label aria-hidden="true" className="sr-only">
            Website
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={typed.website}
              onChange={({ target }) => change({ website: target.value })}
            />
          </label>
          <p role="status" className="text-sm empty:hidden">
            {kept ? 'Thank you. We’ll write when there is news.' : ''}
          </p>
        </Form>
      </div>
    </section>
  );
}
