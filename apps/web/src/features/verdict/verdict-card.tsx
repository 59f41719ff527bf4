import type { Defect } from '@plumbline/contract';
import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { cx } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { VerdictPanel } from './verdict-panel.tsx';
import { type VerdictTone, verdictWords } from './verdict-words.ts';

const TONES: Readonly<Record<VerdictTone, string>> = {
  good: 'border-good text-good',
  poor: 'border-poor text-poor',
  open: 'border-line-strong text-ink',
};
const GLYPHS = { good: 'tick', poor: 'cross', open: 'question' } as const;

/** The verdict with its limit and its provision, and under it what would change it. */
export function VerdictCard({ defect }: { defect: Defect }) {
  const { compliance } = defect.assessment;
  const { assumption, undecided } = compliance;
  const { rule } = compliance;
  const asked = rule ?? assumption?.rule;
  const { title, tone } = verdictWords(compliance);
  return (
    <div>
      <section aria-label="Verdict" className={cx('mt-4 border-l-4 pl-3', TONES[tone])}>
        <h3 className="flex items-center gap-2 text-base font-semibold">
          <Glyph name={GLYPHS[tone]} className="size-4" />
          {title}
        </h3>
        <div className="mt-1 space-y-1 text-sm text-ink">
          {rule ? null : <p>{assumption?.text ?? undecided?.text ?? compliance.text}</p>}
          {rule ? (
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              <dt className="text-ink-soft">Found</dt>
              <dd className="first-letter:uppercase">{rule.stated}</dd>
              <dt className="text-ink-soft">Limit</dt>
              <dd className="first-letter:uppercase">{rule.limit}</dd>
              <dt className="text-ink-soft">By</dt>
              <dd>
                {rule.provision}
                {rule.confidence === 'verified' ? '' : '. From secondary sources: check it in the document.'}
              </dd>
            </dl>
          ) : null}
          {rule?.verdict === 'compliant' && compliance.verdict !== 'compliant' ? (
            <p className="text-ink-soft">This covers one measurement only. Have the rest inspected.</p>
          ) : null}
          {asked ? (
            <Link
              href={pathTo('rule', { id: asked.id })}
              className="prose-link inline-flex min-h-(--target) items-center"
            >
              How this rule works
            </Link>
          ) : null}
        </div>
      </section>
      <VerdictPanel defect={defect} />
    </div>
  );
}
