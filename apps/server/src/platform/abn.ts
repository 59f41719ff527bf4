const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether 11 digits are an Australian Business Number: with 1 taken off the first, their weighted sum divides by 89. */
export function isAbn(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}
