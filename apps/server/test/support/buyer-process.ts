/**
 * A server's part in one purchase, in a process of its own that can be killed: sets the payment up, has it paid, says
 * so, and settles it when told to. Arguments: database URL, user id.
 */
import { once } from 'node:events';
import type { Cashier } from '../../src/payments/cashier.ts';
import { move } from '../../src/payments/sandbox/books.ts';
import { openSandbox } from '../../src/payments/sandbox/provider.ts';
import { buyCredits } from '../../src/payments/set-up-payment.ts';
import { settlePayment } from '../../src/payments/settle-payment.ts';
import { connectDatabase } from '../../src/platform/database/connect.ts';

const [url = '', userId = ''] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const database = connectDatabase(url, () => undefined, { max: 2 });
const cashier: Cashier = { database, provider: openSandbox(database, 'x'.repeat(32)), log: quiet };

const buyer = { id: Number(userId), displayName: 'Ann', email: 'ann@example.com' };
const intent = await buyCredits(cashier, buyer);
await move(database, intent.id, ['requires_payment_method'], 'succeeded', { brand: 'visa', last4: '4242' });
process.stdout.write('paid\n');
await once(process.stdin, 'data');
await settlePayment(cashier, intent.id);
process.stdout.write('settled\n');
