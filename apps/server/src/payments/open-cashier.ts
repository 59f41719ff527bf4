import type { Services } from '../services.ts';
import type { Cashier } from './cashier.ts';
import { openSandbox } from './sandbox/provider.ts';
import { openStripe } from './stripe.ts';

/** The provider that the settings name, with what use cases need beside it. */
export function openCashier({
  database,
  environment,
  log,
}: Pick<Services, 'database' | 'environment' | 'log'>): Cashier {
  const { payments, sessionSecret } = environment;
  const provider =
    payments.provider === 'stripe' ? openStripe(payments) : openSandbox(database, sessionSecret);
  return { database, provider, log };
}
