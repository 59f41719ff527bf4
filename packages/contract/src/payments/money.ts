/** Australian prices include GST: one eleventh of them, rounded to the cent. Both in cents. */
export function gstIncluded(cents: number): number {
  return Math.round(cents / 11);
}

/** 1500 → 'A$15.00'. */
export function dollars(cents: number): string {
  return `A$${(cents / 100).toFixed(2)}`;
}
