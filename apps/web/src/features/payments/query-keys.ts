export const paymentHistoryKey = ['payments', 'history'] as const;
export const pdfPurchasesKey = ['payments', 'pdf-purchases'] as const;
