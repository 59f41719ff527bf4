import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { pdfPurchasesKey } from '../../api/query-keys.ts';
import { useAuth } from '../auth/auth-context.ts';
import { forgetMoney } from './finish-purchase.ts';
import { tellCredits, tellReportBought, tellUnconfirmed, tellUnpaid } from './payment-toasts.ts';

/**
 * Ends a purchase whose provider sent the browser away and back here. Shows nothing; the address is cleaned first, so
 * that a reload doesn't ask again.
 */
export function PaymentReturn() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { setCredits } = useAuth();
  const queries = useQueryClient();
  const parameters = new URLSearchParams(search);
  const intentId = parameters.get('payment_intent');
  const status = parameters.get('redirect_status');

  const finish = useEffectEvent(async (id: string) => {
    navigate(path, { replace: true });
    if (status !== 'succeeded') {
      tellUnpaid({ kind: 'refused', message: undefined });
      return;
    }
    try {
      await collect(id, setCredits);
    } catch (error) {
      console.warn('A payment that came back couldn’t be confirmed', error);
      tellUnconfirmed();
    }
    await forgetMoney(queries);
    await queries.invalidateQueries({ queryKey: pdfPurchasesKey });
  });

  useEffect(() => {
    if (intentId) void finish(intentId);
  }, [intentId]);

  return null;
}

/** Credits or a report: the server knows which. */
async function collect(paymentIntentId: string, setCredits: (credits: number) => void): Promise<void> {
  try {
    const added = await call('addTestCredits', { body: { paymentIntentId, credits: 15 } });
    setCredits(added.newCredits);
    tellCredits(added);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await call('confirmPdfPurchase', { body: { paymentIntentId } });
    tellReportBought();
  }
}
