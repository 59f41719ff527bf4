/** Under which keys the cache holds what the server said, in one place: a change of one thing refreshes the others. */
export const statsKey = ['stats'] as const;
export const projectsKey = ['projects'] as const;
export const visitsKey = (projectId: number) => [...projectsKey, 'visits', projectId] as const;
export const ledgerKey = ['credits', 'ledger'] as const;
export const paymentHistoryKey = ['payments', 'history'] as const;
export const pdfPurchasesKey = ['payments', 'pdf-purchases'] as const;
/** Every list of findings and every single finding stands under this key. */
export const defectsKey = ['defects'] as const;
export const defectListsKey = ['defects', 'lists'] as const;
export const defectKey = (id: number) => ['defects', 'one', id] as const;
