/**
 * How long what is kept after its purpose stays. The privacy policy prints these and the server's sweeps go by them, so
 * that neither says what the other doesn't do.
 */
export const RETENTION = {
  /** Mail that the service sent. */
  mailDays: 90,
  /** IP addresses in the audit trail. */
  addressMonths: 12,
  /** Payments and tax invoices, without the name once the account is gone. */
  paymentYears: 7,
} as const;
