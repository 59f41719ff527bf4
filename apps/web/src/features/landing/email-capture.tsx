import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

/** Holds what is typed and nothing more: no call is made, and the words say so. */
export function EmailCapture() {
  const [email, setEmail] = useState('');
  const [noted, setNoted] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNoted(true);
  };
  return (
    <section aria-labelledby="news" className="border-t border-line">
      <div className="mx-auto grid max-w-6xl items-end gap-x-16 gap-y-6 px-5 py-16 tablet:grid-cols-2 tablet:px-8">
        <div>
          <h2 id="news" className="text-lg font-semibold">
            A note when something new is worth your time
          </h2>
          <p className="mt-2 text-sm text-ink-soft">
            The list isn't open yet: what you type here stays on this page and is sent nowhere.
          </p>
        </div>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <div className="min-w-52 flex-1">
            <Field label="Email">
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  required
                  autoComplete="email"
                  value={email}
                  onChange={(event) => {
                    setEmail(event.target.value);
                    setNoted(false);
                  }}
                />
              )}
            </Field>
          </div>
          <Button type="submit">Keep it here</Button>
          <p role="status" className="w-full text-sm text-ink-soft empty:hidden">
            {noted ? 'Noted on this page. Come back when the list opens.' : ''}
          </p>
        </form>
      </div>
    </section>
  );
}
