export const ledgerKey = ['credits', 'ledger'] as const;
