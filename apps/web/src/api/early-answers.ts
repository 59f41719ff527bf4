/** What public/boot.js has asked for by address, before any of this code was here. */
declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response>>;
    /** Something was sent from this page that changes something. */
    changedFromHere?: boolean;
  }
}

/** An answer that nobody took by then may no longer hold, in milliseconds from the start of the page. */
const FRESH = 20_000;

/** Whether anything was sent from this page that changes something: figures read before may be behind it. */
export const hasChanged = (): boolean => window.changedFromHere === true;

/**
 * The answer to a question that was asked early, once; undefined where none was. It resolves to nothing where it isn't a
 * plain success: then it is asked anew. Anything that changes something ends them all.
 */
export function earlyAnswer(method: string, address: string): Promise<Response | undefined> | undefined {
  const answer = window.earlyAnswers?.[address];
  if (method !== 'GET') window.changedFromHere = true;
  if (!answer || method !== 'GET' || performance.now() > FRESH) {
    if (method !== 'GET') delete window.earlyAnswers;
    return undefined;
  }
  delete window.earlyAnswers?.[address];
  return answer.then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
}
