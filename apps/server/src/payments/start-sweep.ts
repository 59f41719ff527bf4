import { repeat } from '../platform/jobs/repeat.ts';
import { dropUnpaid } from '../reports/index.ts';
import type { Services } from '../services.ts';
import { openCashier } from './open-cashier.ts';
import { sweepPayments } from './sweep-payments.ts';

const EVERY_MS = 3 * 60 * 1000;

/** Settles forgotten payments, at once and every few minutes from then on. Returns what ends it. */
export function startPaymentSweep(services: Services): () => Promise<void> {
  const { log } = services;
  const cashier = openCashier(services);
  const sweep = async () => {
    const granted = await sweepPayments(cashier);
    // Their files are listed; the sweep of accounts removes what is listed.
    await dropUnpaid(services.database);
    if (granted > 0) log.info(`${granted} payments were found paid and granted`);
  };
  const first = sweep().catch((error: unknown) =>
    log.warn({ err: error }, 'The first sweep of payments failed'),
  );
  const stop = repeat('sweep of payments', EVERY_MS, log, sweep);
  return async () => {
    await Promise.all([first, stop()]);
  };
}
