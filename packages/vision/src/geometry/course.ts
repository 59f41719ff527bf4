/** A way through the photo: a pixel's place each, in order. Two arrays of numbers, since pairs kept the collector busy. */
export interface Course {
  x: Float64Array;
  y: Float64Array;
}

export function courseOf(points: readonly (readonly [number, number])[]): Course {
  const course = { x: new Float64Array(points.length), y: new Float64Array(points.length) };
  points.forEach(([x, y], at) => {
    course.x[at] = x;
    course.y[at] = y;
  });
  return course;
}

function meansAlong(values: Float64Array, reach: number): Float64Array {
  const count = values.length;
  const sums = new Float64Array(count + 1);
  for (let at = 0; at < count; at++) sums[at + 1] = (sums[at] ?? 0) + (values[at] ?? 0);
  const means = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    // The same number of points on both sides, so that the ends aren't drawn inwards.
    const near = Math.min(reach, at, count - 1 - at);
    means[at] = ((sums[at + near + 1] ?? 0) - (sums[at - near] ?? 0)) / (2 * near + 1);
  }
  return means;
}

/** The course with each point the mean of those around it: pixels go in steps, lines don't. */
export function smoothed({ x, y }: Course, reach: number): Course {
  return { x: meansAlong(x, reach), y: meansAlong(y, reach) };
}

/** How far each point of one course lies from that of another, squared. */
export function squaresApart(one: Course, other: Course): Float64Array {
  return one.x.map(
    (x, at) => (x - (other.x[at] ?? x)) ** 2 + ((one.y[at] ?? 0) - (other.y[at] ?? one.y[at] ?? 0)) ** 2,
  );
}
