import type { Evaluation } from '@plumbline/contract';
import { FAMILIES, type Family } from '@plumbline/knowledge';
import { FiguresTable } from '../../../ui/figures-table.tsx';
import { WideChart } from './wide-chart.tsx';
import { familyName, shortName } from './words.ts';

const CELL = 34;
const LEFT = 92;
const TOP = 78;
/** How far the last column's slanted name stands out to the right. */
const SLANT = 28;

/** What was taken for what: a row for each truth, darker the more of its photos got that answer. */
export function ConfusionMatrix({ evaluation }: { evaluation: Evaluation }) {
  const truths = evaluation.families.filter(({ photos }) => photos > 0).map(({ family }) => family);
  const answers: (Family | 'not_sure')[] = [...FAMILIES, 'not_sure'];
  const count = (truth: Family, predicted: Family | 'not_sure') =>
    evaluation.confusion.find((cell) => cell.truth === truth && cell.predicted === predicted)?.photos ?? 0;
  const most = (truth: Family) => answers.reduce((sum, answer) => sum + count(truth, answer), 0) || 1;
  return (
    <WideChart>
      <svg
        viewBox={`0 0 ${LEFT + answers.length * CELL + SLANT} ${TOP + truths.length * CELL}`}
        className="w-full max-w-xl min-w-[32rem]"
        role="img"
        aria-label="Confusion matrix, in photos: rows are what photos show, columns what the panel said. The table below has the counts."
      >
        <text x={0} y={13} className="fill-ink text-[11px]">
          What the panel said →
        </text>
        <text x={0} y={TOP - 8} className="fill-ink text-[11px]">
          Photo shows ↓
        </text>
        {answers.map((answer, column) => (
          <text
            key={answer}
            transform={`translate(${LEFT + column * CELL + CELL / 2 + 4} ${TOP - 6}) rotate(-55)`}
            className="fill-ink-soft text-[11px]"
          >
            {shortName(answer)}
          </text>
        ))}
        {truths.map((truth, row) => (
          <g key={truth}>
            <text
              x={LEFT - 6}
              y={TOP + row * CELL + CELL / 2 + 4}
              textAnchor="end"
              className="fill-ink-soft text-[11px]"
            >
              {shortName(truth)}
            </text>
            {answers.map((answer, column) => {
              const photos = count(truth, answer);
              const share = photos / most(truth);
              return (
                <g key={answer}>
                  <rect
                    x={LEFT + column * CELL}
                    y={TOP + row * CELL}
                    width={CELL - 2}
                    height={CELL - 2}
                    rx="3"
                    fillOpacity={0.06 + 0.5 * share}
                    className={answer === truth ? 'fill-good' : 'fill-critical'}
                  />
                  {photos > 0 ? (
                    <text
                      x={LEFT + column * CELL + CELL / 2 - 1}
                      y={TOP + row * CELL + CELL / 2 + 4}
                      textAnchor="middle"
                      className="fill-ink text-[11px]"
                    >
                      {photos}
                    </text>
                  ) : null}
                </g>
              );
            })}
          </g>
        ))}
      </svg>

      <FiguresTable
        caption="What photos show and what the panel said"
        heads={['Shows', ...answers.map(familyName)]}
        rows={truths.map((truth) => [familyName(truth), ...answers.map((answer) => count(truth, answer))])}
      />
    </WideChart>
  );
}
