/** npm run evaluate:chat: how often the assistant rests on the right row, declines what it can't know, invents a clause. */
import { warmUp } from '../src/index.ts';
import { CASE_SETS } from './cases.ts';
import { gradeSet } from './graded-set.ts';
import { figuresOf, type Judged, measure } from './measure.ts';
import { readSet } from './read-set.ts';

const set = process.argv.includes('--set')
  ? CASE_SETS.find((name) => name === process.argv[process.argv.indexOf('--set') + 1])
  : undefined;
if (process.argv.includes('--set')) {
  if (!set) throw new Error(`Which set? ${CASE_SETS.join(' or ')}`);
  await warmUp();
  process.exit(
    (await gradeSet(set, process.argv.includes('--misses'), process.argv.includes('--left-out'))) ? 0 : 1,
  );
}

const [name = 'questions', ...flags] = process.argv
  .slice(2)
  .sort((a, b) => Number(a.startsWith('-')) - Number(b.startsWith('-')));
if (name !== 'questions' && name !== 'tuning') throw new Error(`No set '${name}': questions or tuning`);

const begun = performance.now();
await warmUp();
const learnt = performance.now() - begun;
const judged = await measure(readSet(name));
const figures = figuresOf(judged);
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

console.log(
  `${figures.questions} questions (${figures.followUps} follow-ups, ${figures.unanswerable} unanswerable)`,
);
console.log(`right source in the first three   ${percent(figures.rightSource)}  (aim 90%)`);
console.log(`  of the follow-ups alone         ${percent(figures.rightSourceOfFollowUps)}`);
console.log(`unanswerable ones declined        ${percent(figures.declined)}  (aim 95%)`);
console.log(`answerable ones declined          ${figures.wronglyDeclined}`);
console.log(`clause numbers not retrieved      ${figures.invented}  (aim 0)`);
console.log(
  `slowest answer                    ${figures.slowest.toFixed(0)} ms, after ${learnt.toFixed(0)} ms of learning`,
);

for (const { invented, messages } of judged.filter((each) => each.invented.length > 0))
  console.log(`  not retrieved: ${invented.join(', ')} in the answer to ‘${messages.at(-1)}’`);

const wrong = ({ sourced, reply }: Judged) => (sourced === undefined ? !reply.declined : !sourced);
if (flags.includes('--misses'))
  for (const each of judged.filter(wrong))
    console.log(
      `\n${each.messages.join(' | ')}\n  wanted ${each.fact ?? (each.right.join(', ') || 'nothing')}\n  got    ${
        each.reply.declined
          ? 'declined'
          : each.reply.rows
              .slice(0, 3)
              .map(({ id }) => id)
              .join(', ')
      } (${each.reply.kind}, ${each.reply.support.toFixed(2)})`,
    );
