/** The course with each point the mean of those around it: pixels go in steps, lines don't. */
export function smoothed(points: readonly [number, number][], reach: number): [number, number][] {
  const sums = [[0, 0] as [number, number]];
  for (const [x, y] of points) {
    const [sumX, sumY] = sums.at(-1) ?? [0, 0];
    sums.push([sumX + x, sumY + y]);
  }
  return points.map((_, at) => {
    // The same number of points on both sides, so that the ends aren't drawn inwards.
    const near = Math.min(reach, at, points.length - 1 - at);
    const [fromX, fromY] = sums[at - near] ?? [0, 0];
    const [toX, toY] = sums[at + near + 1] ?? [0, 0];
    return [(toX - fromX) / (2 * near + 1), (toY - fromY) / (2 * near + 1)];
  });
}
