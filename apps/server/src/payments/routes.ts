import { endpoints } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { payments, pdfPurchases } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { answerPage } from '../platform/http/paging.ts';
import { register } from '../platform/http/register.ts';
import { findReportForPurchase } from '../reports/index.ts';
import type { Services } from '../services.ts';
import { confirmCredits, confirmReport } from './confirm-payment.ts';
import { fixCredits } from './fix-credits.ts';
import { listPayments, listPdfPurchases } from './history.ts';
import { openCashier } from './open-cashier.ts';
import { packOfCredits, reportPdf } from './orders.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { sendInvoice } from './send-invoice.ts';
import { type Buyer, buyCredits, buyReport } from './set-up-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { webhookRoute } from './webhook-route.ts';

const PROJECT_GONE = 'You deleted this report’s project, so it can’t be bought any more.';

export async function paymentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, environment } = services;
  const cashier = openCashier(services);

  register(app, endpoints.paymentConfig, async () => {
    const { payments: settings } = environment;
    return settings.provider === 'stripe'
      ? { provider: 'stripe' as const, publishableKey: settings.publishableKey }
      : { provider: 'sandbox' as const };
  });

  const orderCredits = async ({ user }: { user: Buyer }) => {
    const { clientSecret } = await buyCredits(cashier, user);
    return { clientSecret, amount: packOfCredits.amountCents / 100, creditsCount: packOfCredits.credits };
  };
  register(app, endpoints.createPaymentIntent, orderCredits);
  register(app, endpoints.createAnalysisIntent, orderCredits);

  register(app, endpoints.addTestCredits, async ({ actor, body }) =>
    confirmCredits(cashier, actor, body.paymentIntentId),
  );
  register(app, endpoints.manualCreditFix, async ({ actor }) => fixCredits(cashier, actor));

  register(app, endpoints.createPdfIntent, async ({ user, actor, body }) => {
    const report = await findReportForPurchase(database, actor, body.reportId);
    if (!report) throw notFound('Report not found. It may have been deleted.');
    const [bought] = await database.select().from(pdfPurchases).where(eq(pdfPurchases.reportId, report.id));
    if (bought) throw new AppError('already_purchased');
    const { projectId } = report;
    if (projectId === null) throw new AppError('conflict', { message: PROJECT_GONE });
    const purchase = reportPdf(report.title);
    const { selectedDefectIds } = body;
    const order = { purchase, reportId: report.id, projectId, selectedDefectIds };
    const { clientSecret } = await buyReport(cashier, user, order);
    return { clientSecret, amount: purchase.amountCents / 100 };
  });
  register(app, endpoints.confirmPdfPurchase, async ({ actor, body }) => ({
    success: true as const,
    message: 'You now have access to download the PDF report.',
    purchase: await confirmReport(cashier, actor, body.paymentIntentId),
  }));

  register(app, endpoints.listPdfPurchases, async ({ actor, query, request, reply }) =>
    answerPage(request, reply, await listPdfPurchases(database, actor, query)),
  );
  register(app, endpoints.paymentHistory, async ({ actor, query, request, reply }) =>
    answerPage(request, reply, await listPayments(database, actor, query)),
  );
  register(app, endpoints.taxInvoice, async ({ actor, params, reply }) =>
    sendInvoice(services, actor, params.id, reply),
  );

  register(app, endpoints.settlePayment, async ({ params }) => {
    const [payment] = await database.select().from(payments).where(eq(payments.id, params.id));
    if (!payment?.intentId) throw notFound('Payment not found.');
    return { outcome: await settlePayment(cashier, payment.intentId) };
  });

  await webhookRoute(app, cashier);
  // With real payments there is nothing here that a card number could be sent to.
  if (environment.payments.provider === 'sandbox') sandboxRoutes(app, services, cashier);
}
