import { LIMITS } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/client.ts';
import { pdfPurchasesKey } from '../../api/query-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { forgetMoney } from './finish-purchase.ts';
import { PaymentStep } from './payment-step.tsx';
import { tellBoughtBefore, tellReportBought, tellUnconfirmed } from './payment-toasts.ts';
import { PriceLine } from './price-line.tsx';
import type { Order } from './set-up.ts';

interface PurchaseReportProps {
  report: { id: number; projectId: number; title: string; selectedDefectIds: number[] };
  /** How many of them count as issues; the others are photos without a defect. */
  issues: number;
  /** What the report lacks, to be read before it is paid for. */
  standing: ReactNode;
  onClose: () => void;
  /** The report can be downloaded from now on. */
  onPurchased?: () => void;
}

/** Buys the PDF of a report: once, with unlimited downloads afterwards. Mounted only while open. */
export default function PurchaseReport({
  report,
  issues,
  standing,
  onClose,
  onPurchased,
}: PurchaseReportProps) {
  const queries = useQueryClient();
  const others = report.selectedDefectIds.length - issues;
  const [busy, setBusy] = useState(false);
  const [order] = useState<Order>({
    kind: 'report',
    reportId: report.id,
    projectId: report.projectId,
    selectedDefectIds: report.selectedDefectIds,
  });

  const finish = async (paymentIntentId: string) => {
    const bought = await call('confirmPdfPurchase', { body: { paymentIntentId } }).catch((error: unknown) => {
      console.warn('The purchase couldn’t be confirmed', error);
      return null;
    });
    await Promise.all([forgetMoney(queries), queries.invalidateQueries({ queryKey: pdfPurchasesKey })]);
    if (bought) {
      tellReportBought();
      onPurchased?.();
    } else tellUnconfirmed();
    onClose();
  };

  const findBought = (message: string) => {
    tellBoughtBefore(message);
    onPurchased?.();
    onClose();
  };

  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title="Purchase PDF Report"
      description="Pay once. Download it as often as you like, edits included. Not refundable once generated, except where the Australian Consumer Law gives you that right."
    >
      <div className="grid gap-6 desktop:grid-cols-2">
        <section aria-label="Summary">
          <p className="mb-4 font-serif text-lg break-words">{report.title}</p>
          <PriceLine what="PDF report" amountCents={LIMITS.reportPriceCents} />
          <p className="mt-3 text-sm text-ink-soft">
            {issues} {issues === 1 ? 'issue' : 'issues'}
            {others > 0 ? `, and ${others} ${others === 1 ? 'photo' : 'photos'} without one` : ''}
          </p>
          {standing}
        </section>
        <PaymentStep
          order={order}
          amountCents={LIMITS.reportPriceCents}
          busy={busy}
          onBusy={setBusy}
          onPaid={finish}
          onCancel={onClose}
          onAlreadyPaid={findBought}
        />
      </div>
    </Dialog>
  );
}
