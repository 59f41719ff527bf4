/** Wilson's 95 % interval of a share. */
export function wilson(right: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const z = 1.96;
  const share = right / n;
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))) / (1 + z ** 2 / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
