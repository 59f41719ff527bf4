import type { Defect } from '@plumbline/contract';
import { Section } from './section.tsx';

type Assessment = Defect['assessment'];
type Confidence = Assessment['references'][number]['confidence'];

const CONFIDENCE_WORDS: Readonly<Record<Confidence, string>> = {
  verified: 'verified',
  likely: 'likely',
  unsure: 'to be confirmed',
};

const KIND_WORDS: Readonly<Record<Assessment['references'][number]['kind'], string>> = {
  ncc: 'NCC',
  standard: 'Standard',
  guide: 'Guide',
  law: 'Law',
};

function Sure({ confidence }: { confidence: Confidence }) {
  return <span className="text-xs whitespace-nowrap text-ink-soft">{CONFIDENCE_WORDS[confidence]}</span>;
}

/** Standards and NCC guidance, each with how sure its source is; what is unsure is shown by title only. */
export function SourcesSection({ assessment }: { assessment: Assessment }) {
  const { nccEdition, guide, guidance, references } = assessment;
  return (
    <Section title="Standards and NCC guidance">
      <p>
        {nccEdition.display} <Sure confidence={nccEdition.confidence} />
        <span className="block text-ink-soft">{nccEdition.why}</span>
      </p>
      <p>
        {guide.title} <Sure confidence={guide.confidence} />
        <span className="block text-ink-soft">{guide.why}</span>
      </p>
      {guidance.items.length > 0 ? (
        <details>
          <summary className="min-h-(--target-small) cursor-pointer py-1 text-sm font-medium text-ink-soft">
            Limits for this part of the building ({guidance.items.length})
          </summary>
          <dl className="mt-1 divide-y divide-line border-y border-line">
            {guidance.items.map(({ toleranceId, citation, limit, when }) => (
              <div key={toleranceId} className="py-2">
                <dt className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 break-words">{citation.display}</span>
                  <Sure confidence={citation.confidence} />
                </dt>
                {limit ? <dd className="text-ink-soft">{when ? `${limit} (${when})` : limit}</dd> : null}
              </div>
            ))}
          </dl>
        </details>
      ) : null}
      {references.length > 0 ? (
        <div>
          <h3 className="mb-1 text-sm font-medium text-ink-soft">References</h3>
          <ul className="divide-y divide-line border-y border-line">
            {references.map(({ kind, display, confidence, forReference }) => (
              <li
                key={`${kind} ${display}`}
                className="grid grid-cols-[5rem_1fr_auto] items-baseline gap-x-3 py-2"
              >
                <span className="text-xs text-ink-soft">{KIND_WORDS[kind]}</span>
                <span className="min-w-0 break-words">{display}</span>
                {forReference ? (
                  <span className="text-xs text-ink-soft">for reference only</span>
                ) : (
                  <Sure confidence={confidence} />
                )}
              </li>
            ))}
          </ul>
          {references.some(({ forReference }) => forReference) ? (
            <p className="mt-1 text-xs text-ink-soft">
              The building is older than the editions held here. What stands for reference only isn’t the
              edition that applied.
            </p>
          ) : null}
          {references.some(({ yearOpen }) => yearOpen) ? (
            <p className="mt-1 text-xs text-ink-soft">
              The year of a standard depends on the NCC edition that applies: ask the certifier.
            </p>
          ) : null}
        </div>
      ) : null}
    </Section>
  );
}
