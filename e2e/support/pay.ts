import type { Page } from '@playwright/test';

interface Card {
  /** As on the button. */
  amount: string;
  number?: string;
}

/** Fills in the form of the sandbox that is open, and pays; by a card that is taken unless told. */
export async function payByCard(page: Page, { amount, number = '4242424242424242' }: Card): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Expiry').fill('12/34');
  await dialog.getByLabel('Security code').fill('123');
  await dialog.getByLabel('Street').fill('1 Example St');
  await dialog.getByLabel('City or suburb').fill('Sydney');
  await dialog.getByLabel('State').selectOption('NSW');
  await dialog.getByLabel('Postcode').fill('2000');
  await dialog.getByRole('button', { name: `Pay ${amount}` }).click();
}
