import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { formTime } from '../contact/form-time.ts';

type State = 'idle' | 'sending' | 'kept' | { problem: string };

/** Asks for news by e-mail: sent only with a yes, and kept with the time of it. */
export function EmailCapture() {
  const [state, setState] = useState<State>('idle');
  const shownAt = useRef(0);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    setState('sending');
    try {
      const elapsedMs = await formTime(shownAt.current);
      const text = (name: string) => String(typed.get(name) ?? '');
      await call('askForNews', {
        body: { email: text('email'), consent: true, website: text('website'), elapsedMs },
      });
      form.reset();
      setState('kept');
    } catch (error) {
      const words = error instanceof ApiError ? error.serverMessage : undefined;
      setState({ problem: words ?? 'We didn’t get that. Please try again.' });
    }
  };
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
        <form
          onSubmit={(event) => void submit(event)}
          onFocus={() => {
            shownAt.current ||= performance.now();
          }}
          className="grid gap-3"
        >
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-52 flex-1">
              <Field label="Email">
                {(control) => <Input {...control} name="email" type="email" required autoComplete="email" />}
              </Field>
            </div>
            <Button type="submit" busy={state === 'sending'}>
              Keep me posted
            </Button>
          </div>
          <label className="flex min-h-12 items-center gap-3 text-sm text-ink-soft">
            <input type="checkbox" name="consent" required className="size-5 shrink-0 accent-link" />
            Yes, write to me. Unsubscribe any time.
          </label>
          {/* For programs: whoever fills this in isn't a person. */}
          <label aria-hidden="true" className="sr-only">
            Website
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
          <p role="status" className="text-sm empty:hidden">
            {state === 'kept' ? 'Thank you. We’ll write when there is news.' : ''}
            {typeof state === 'object' ? state.problem : ''}
          </p>
        </form>
      </div>
    </section>
  );
}
