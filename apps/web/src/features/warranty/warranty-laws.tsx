import { STATES } from '@plumbline/knowledge/states';
import {
  currentWarranties,
  DEADLINE_KIND_WORDS,
  lawOf,
  type WarrantyRow,
} from '@plumbline/knowledge/warranties';
import { Facts } from '../defects/details/section.tsx';
import { LawWords } from '../defects/details/warranty-section.tsx';

/** Every period with its law and source, to read without JavaScript. */
export function WarrantyLaws() {
  return (
    <section aria-labelledby="laws" className="space-y-8 border-t border-line pt-8">
      <div className="space-y-3">
        <h2 id="laws" className="text-lg font-semibold">
          The periods and their sources
        </h2>
        <p>
          A last day can be for three things: to start proceedings, to lodge a complaint, or for the regulator
          to act. They are different days.
        </p>
        <p>
          We count the start date as day one, so you get the earliest day anyone could argue for. Exceptions
          can move it.
        </p>
      </div>
      {STATES.map(({ code, name }) => (
        <section key={code} aria-labelledby={`law-${code}`} className="space-y-4">
          <h3 id={`law-${code}`} className="text-base font-semibold">
            {name}
          </h3>
          {currentWarranties(code).map((row) => (
            <LawFacts key={row.id} row={row} />
          ))}
        </section>
      ))}
    </section>
  );
}

function LawFacts({ row }: { row: WarrantyRow }) {
  const { scheme, className, period, startsOn, kind, detail, exception, confidence, source, dated } = row;
  const known = period && confidence !== 'unsure';
  return (
    <div className="border-l-2 border-line pl-3 text-sm">
      <h4 className="mb-1 font-medium">
        {scheme}: {className}
      </h4>
      <Facts
        rows={[
          ['Period', known ? `${period} from ${startsOn}` : 'Not confirmed here'],
          ['Last day', dated ? kind && DEADLINE_KIND_WORDS[kind] : 'We don’t work out a day'],
          ['Law', <LawWords key="law" law={lawOf(row)} confidence={confidence} source={source} />],
        ]}
      />
      <p className="mt-1 text-ink-soft">{[detail, exception].filter(Boolean).join(' ')}</p>
    </div>
  );
}
