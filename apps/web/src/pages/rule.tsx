import { findRulePage, type RulePage as Rule, stateName } from '@plumbline/knowledge/rule-pages';
import { Link, useLocation } from 'wouter';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import { RuleSketch } from '../features/rules/rule-sketch.tsx';
import { type Metadata, PageMetadata } from '../routes/page-metadata.tsx';
import { pathTo } from '../routes/paths.ts';

const SURE = {
  verified: 'Verified: an official page, or two sources that agree.',
  likely: 'Likely: one source, check it in the document.',
  unsure: 'Not confirmed.',
} as const;

const ruleAt = (path: string) => findRulePage(path.replace(/\/+$/, '').split('/').at(-1) ?? '');

/** What a search engine shows of one rule. */
export function metadataAt(path: string): Metadata | undefined {
  const rule = ruleAt(path);
  return (
    rule && {
      title: `${rule.title}: the limit and its source`,
      description: `${rule.title}. ${rule.reason} The limit by state and document, and how sure its source is.`,
    }
  );
}

export default function RulePage() {
  const [path] = useLocation();
  const rule = ruleAt(path);
  const metadata = metadataAt(path);
  return (
    <PublicLayout>
      {metadata ? <PageMetadata {...metadata} /> : null}
      <article className="mx-auto max-w-3xl space-y-8 px-5 pt-12 pb-20 tablet:px-8">
        <Link
          href={pathTo('rules')}
          className="inline-flex min-h-(--target-small) items-center text-sm text-ink-soft hover:text-ink"
        >
          All rules
        </Link>
        {rule ? <RuleWords rule={rule} /> : <h1 className="text-xl font-semibold">Rule not found</h1>}
      </article>
    </PublicLayout>
  );
}

function RuleWords({ rule }: { rule: Rule }) {
  const { title, reason, inputs, sketch, limits, without, example } = rule;
  return (
    <>
      <header>
        <h1 className="text-xl font-semibold tablet:text-2xl">{title}</h1>
        <p className="mt-4 text-base text-ink-soft tablet:text-lg">{reason}</p>
      </header>
      <RuleSketch kind={sketch} title={title} />
      <section aria-labelledby="measured">
        <h2 id="measured" className="mb-2 text-base font-semibold">
          What it needs
        </h2>
        <ul className="list-disc space-y-1 pl-5">
          {inputs.map((input) => (
            <li key={input} className="first-letter:uppercase">
              {input}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="limits" className="space-y-4">
        <h2 id="limits" className="text-base font-semibold">
          The limit, by state and document
        </h2>
        {limits.map(({ toleranceId, where, limit, display, when, confidence, source }) => (
          <dl
            key={toleranceId}
            className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 border-l-2 border-line pl-3 text-sm"
          >
            <dt className="text-ink-soft">Limit</dt>
            <dd className="font-medium">{limit}</dd>
            <dt className="text-ink-soft">Where</dt>
            <dd>{where}</dd>
            {when ? (
              <>
                <dt className="text-ink-soft">When</dt>
                <dd>{when}</dd>
              </>
            ) : null}
            <dt className="text-ink-soft">By</dt>
            <dd>{display}</dd>
            <dt className="text-ink-soft">How sure</dt>
            <dd>
              {SURE[confidence]} <SourceLink source={source} />
            </dd>
          </dl>
        ))}
        {without.length > 0 ? (
          <div className="text-sm">
            <h3 className="mb-1 font-medium">No confirmed limit</h3>
            <ul className="space-y-1 text-ink-soft">
              {without.map(({ state, why }) => (
                <li key={state}>
                  {stateName(state)}: {why}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </section>
      {example ? (
        <section aria-labelledby="example">
          <h2 id="example" className="mb-2 text-base font-semibold">
            Worked example
          </h2>
          <p>{example}</p>
        </section>
      ) : null}
      <p>
        <Link href={pathTo('warranty')} className="prose-link inline-flex min-h-(--target) items-center">
          Work out a warranty’s last day
        </Link>
      </p>
      <p className="border-t border-line pt-5 text-sm text-ink-soft">
        A guide is advice. The law, the contract, the NCC and the maker’s instructions come first. If a
        value’s error bar crosses the limit, there is no verdict.
      </p>
    </>
  );
}

/** The first address of a source, under the name of its site; nothing where it has none. */
function SourceLink({ source }: { source: string }) {
  const [address] = /https:\/\/[^\s;)]+/.exec(source) ?? [];
  if (!address) return null;
  return (
    <a href={address} className="prose-link" rel="noreferrer">
      Source: {new URL(address).hostname.replace(/^www\./, '')}
    </a>
  );
}
