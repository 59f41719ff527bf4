/** `npm run evaluate:double`: every graded development case, answered beside a hosted model that is fluent and wrong. */
import { LEARNT_SETS } from '../packages/assistant/evaluate/aims/learn.ts';
import { readCases } from '../packages/assistant/evaluate/cases.ts';
import { grade } from '../packages/assistant/evaluate/grade.ts';
import { leaksOf } from './support/fluent-double.ts';

let settled = 0;
let asked = 0;
const leaks: string[] = [];
for (const set of LEARNT_SETS)
  for (const told of readCases(set)) {
    const { led } = await grade(told);
    const message = told.messages.at(-1) ?? '';
    if (led.settled) settled += 1;
    else asked += 1;
    for (const leak of leaksOf(led, message)) leaks.push(`${message}\n    ${leak}`);
  }
console.log(`${settled + asked} questions: ${settled} never reach a model, ${asked} do`);
console.log(`wrong sentences of the double that were shown: ${leaks.length}  (aim 0)`);
for (const leak of leaks) console.log(`  ${leak}`);
process.exitCode = leaks.length > 0 ? 1 : 0;
