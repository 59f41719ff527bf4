import { expect, type Page } from '@playwright/test';

const CARD = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, securityCode: '123' };
const BILLING = { country: 'AU', street: '1 Example St', city: 'Sydney', state: 'NSW', postcode: '2000' };

/** Makes a report of one finding and buys it in the sandbox; other tests do so by hand. */
export async function buyReport(page: Page, projectId: number, finding: number): Promise<Buffer> {
  const of = { projectId, selectedDefectIds: [finding] };
  const post = async (path: string, data: object) => (await page.request.post(path, { data })).json();
  const { id: reportId } = await post('/api/reports', { ...of, title: 'Repairs', type: 'defect_analysis' });
  await expect
    .poll(async () => (await (await page.request.get(`/api/reports/${reportId}`)).json()).status, {
      timeout: 60_000,
    })
    .toBe('completed');
  const { clientSecret } = await post('/api/payments/create-pdf-intent', { ...of, reportId });
  const [intent = ''] = clientSecret.split('_secret_');
  const paid = { clientSecret, card: CARD, billingAddress: BILLING };
  await post(`/api/sandbox-payments/${intent}/confirm`, paid);
  await post('/api/payments/confirm-pdf-purchase', { paymentIntentId: intent });
  return (await page.request.get(`/api/reports/${reportId}/download`)).body();
}
