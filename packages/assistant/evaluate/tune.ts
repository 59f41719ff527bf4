/** What each limit of `src/support.ts` would give on the tuning set, so that they can be chosen without the questions. */
import { warmUp } from '../src/index.ts';
import { ENOUGH } from '../src/support.ts';
import { figuresOf, measure } from './measure.ts';
import { readSet } from './read-set.ts';

const TRIED = {
  coverageOfKind: [0.45, 0.5, 0.55, 0.6, 0.65, 0.7],
  defect: [0.5, 0.55, 0.6, 0.65, 0.7, 0.75],
};

await warmUp();
const set = readSet('tuning');
const shipped = { ...ENOUGH };
for (const coverageOfKind of TRIED.coverageOfKind)
  for (const defect of TRIED.defect) {
    Object.assign(ENOUGH, shipped, { coverageOfKind, defect });
    const { rightSource, declined } = figuresOf(await measure(set));
    console.log(
      `coverage of kind ${coverageOfKind.toFixed(2)}, defect ${defect.toFixed(2)}: right source ${(100 * rightSource).toFixed(1)}%, declined ${(100 * declined).toFixed(1)}%`,
    );
  }
