import type { SandboxCard } from '@plumbline/contract';

interface TypedCard {
  number: string;
  expiry: string;
  securityCode: string;
}

export type CardErrors = Partial<Record<keyof TypedCard, string>>;

/** What was typed, as a card; or what to mend in it. Whether it's good, the sandbox says. */
export function readCard(typed: TypedCard): { card: SandboxCard } | { errors: CardErrors } {
  const number = typed.number.replace(/\D/g, '');
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|20\d{2})\s*$/.exec(typed.expiry) ?? [];
  const errors: CardErrors = {};
  if (number.length < 13 || number.length > 19) errors.number = 'Enter the whole card number';
  if (!month || Number(month) < 1 || Number(month) > 12)
    errors.expiry = 'Enter month and year, such as 12/34';
  if (!/^\d{3,4}$/.test(typed.securityCode.trim())) errors.securityCode = 'Enter the 3 or 4 digits';
  if (Object.keys(errors).length > 0) return { errors };
  const expiryYear = Number(year) + (year.length === 2 ? 2000 : 0);
  return {
    card: { number, expiryMonth: Number(month), expiryYear, securityCode: typed.securityCode.trim() },
  };
}

/** 4242424242424242 → '4242 4242 4242 4242', while it's being typed. */
export function groupDigits(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}
