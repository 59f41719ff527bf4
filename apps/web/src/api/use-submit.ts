import { useRef, useState } from 'react';
import type { Submission } from '../ui/form.tsx';
import { ApiError, messageFor } from './api-error.ts';

type Problems = Readonly<Record<string, string>>;

/** Thrown by what a form sends, before it is sent: field → what to mend. */
export class Unfit extends Error {
  override readonly name = 'Unfit';
  readonly fields: Problems;

  constructor(fields: Problems, message = '') {
    super(message);
    this.fields = fields;
  }
}

/** Throws where a field has something to mend. */
export function refuse(problems: Readonly<Record<string, string | false | undefined>>): void {
  const found = Object.entries(problems).filter((one): one is [string, string] => Boolean(one[1]));
  if (found.length > 0) throw new Unfit(Object.fromEntries(found));
}

interface Sending extends Submission {
  /** By field, what to mend: found here or by the server. */
  fields: Problems;
  /** Nothing is refused any more. */
  forget: () => void;
}

/**
 * What a form sends, once at a time, and what came of it. Whoever uses it draws a `Form`.
 * @param failed said where neither the server nor the browser knows why; null where a toast says it all
 */
export function useSubmit(work: () => unknown, failed: string | null): Sending {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ error?: string; fields: Problems }>(NOTHING);
  // A second press may come before the first has been drawn.
  const under = useRef(false);
  const submit = async () => {
    if (under.current) return;
    under.current = true;
    setBusy(true);
    setRefusal(NOTHING);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error, failed));
    }
    under.current = false;
    setBusy(false);
  };
  return {
    busy,
    error: refusal.error,
    fields: refusal.fields,
    submit: () => void submit(),
    forget: () => setRefusal(NOTHING),
  };
}

const NOTHING = { fields: {} };

function refusalOf(error: unknown, failed: string | null) {
  if (error instanceof Unfit)
    return { fields: error.fields, ...(error.message ? { error: error.message } : {}) };
  const fields = error instanceof ApiError ? error.fields : {};
  return failed === null ? { fields } : { fields, error: messageFor(error, failed) };
}
