import { REVIEW_LIMITS, type ReviewInput } from '@plumbline/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useUser } from '../auth/auth-context.ts';

const MY_REVIEW = ['reviews', 'mine'];

/** Asks once, after a bought report. Whoever answers or says no is asked no more. */
export default function AskForReview() {
  const { data } = useQuery({ queryKey: MY_REVIEW, queryFn: () => call('ownReview') });
  return data?.ask ? <ReviewForm /> : null;
}

function ReviewForm() {
  const { displayName } = useUser();
  const queries = useQueryClient();
  const [review, setReview] = useState<ReviewInput>({
    words: '',
    name: displayName,
    role: '',
    consent: false,
  });
  // One line first: a form for a review mustn't push the reports off a phone's screen.
  const [writing, setWriting] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (writing) words.current?.focus();
  }, [writing]);
  const asked = () => queries.setQueryData(MY_REVIEW, { ask: false });
  const sending = useSubmit(async () => {
    await call('writeReview', { body: review });
    toast({ title: 'Review sent', description: 'Thank you.', tone: 'good' });
    asked();
  }, 'The review wasn’t sent. Please try again.');
  const errors = sending.fields;
  const decline = useMutation({ mutationFn: () => call('declineReview'), onSettled: asked });
  const set = (changes: Partial<ReviewInput>) => setReview({ ...review, ...changes });
  const never = (
    <Button variant="quiet" disabled={decline.isPending} onClick={() => decline.mutate()}>
      Don’t ask again
    </Button>
  );
  return (
    <section
      aria-labelledby="review"
      className="mb-6 rounded-md border border-line bg-surface p-4 tablet:p-5"
    >
      <h2 id="review" className="text-base font-semibold">
        How was your report?
      </h2>
      <p className="mt-1 text-sm text-ink-soft">We ask once. Say what worked and what didn’t.</p>
      {writing ? (
        <Form
          submission={sending}
          submit="Send review"
          variant="secondary"
          beside={never}
          className="mt-4 grid gap-4 tablet:grid-cols-2"
        >
          <div className="tablet:col-span-2">
            <Field label="Your review" error={errors.words}>
              {(control) => (
                <Textarea
                  {...control}
                  ref={words}
                  maxLength={REVIEW_LIMITS.wordsMax}
                  value={review.words}
                  onChange={(event) => set({ words: event.target.value })}
                />
              )}
            </Field>
          </div>
          <Field label="Name to show" error={errors.name}>
            {(control) => (
              <Input
                {...control}
                autoComplete="name"
                maxLength={REVIEW_LIMITS.nameMax}
                value={review.name}
                onChange={(event) => set({ name: event.target.value })}
              />
            )}
          </Field>
          <Field label="What you do" hint="Such as ‘Building inspector, Geelong’." error={errors.role}>
            {(control) => (
              <Input
                {...control}
                maxLength={REVIEW_LIMITS.roleMax}
                value={review.role}
                onChange={(event) => set({ role: event.target.value })}
              />
            )}
          </Field>
          <label className="flex min-h-12 items-center gap-3 text-sm tablet:col-span-2">
            <input
              type="checkbox"
              checked={review.consent}
              onChange={(event) => set({ consent: event.target.checked })}
              className="size-5 shrink-0 accent-link"
            />
            You may show my review, name and work on the public page.
          </label>
        </Form>
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button onClick={() => setWriting(true)}>Write a review</Button>
          {never}
        </div>
      )}
    </section>
  );
}
