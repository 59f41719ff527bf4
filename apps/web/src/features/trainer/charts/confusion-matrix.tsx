import type { Evaluation } from '@plumbline/contract';
import { FAMILIES, type Family } from '@plumbline/knowledge';
import { FiguresTable } from '../../../ui/figures-table.tsx';
import { familyName, shortName } from './words.ts';

/** Eleven columns and a name beside them fit a phone's card, so that nothing has to be pushed sideways. */
const CELL = 22;
const LEFT = 82;
/** Above the columns their names stand upright. */
const TOP = 96;

/** What was taken for what: a row for each truth, darker the more of its photos got that answer. */
export function ConfusionMatrix({ evaluation }: { evaluation: Evaluation }) {
  const truths = evaluation.families.filter(({ photos }) => photos > 0).map(({ family }) => family);
  const answers: (Family | 'not_sure')[] = [...FAMILIES, 'not_sure'];
  const count = (truth: Family, predicted: Family | 'not_sure') =>
    evaluation.confusion.find((cell) => cell.truth === truth && cell.predicted === predicted)?.photos ?? 0;
  const most = (truth: Family) => answers.reduce((sum, answer) => sum + count(truth, answer), 0) || 1;
  return (
    <>
      <svg
        viewBox={`0 0 ${LEFT + answers.length * CELL} ${TOP + truths.length * CELL}`}
        className="w-full max-w-md"
        role="img"
        aria-label="Confusion matrix, in photos: rows are what photos show, columns what the panel said. The table below has the counts."
      >
        <text x={0} y={13} className="fill-ink text-[11px]">
          What the panel said →
        </text>
        <text x={0} y={TOP - 6} className="fill-ink text-[11px]">
          Photo shows ↓
        </text>
        {answers.map((answer, column) => (
          <text
            key={answer}
            transform={`translate(${LEFT + column * CELL + CELL / 2 + 3} ${TOP - 6}) rotate(-90)`}
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
                      className="fill-ink text-[10px]"
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
    </>
  );
}
