import { COMPLIANCE_VERDICTS, SEVERITIES } from '@plumbline/knowledge';
import { Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { lazyPart } from '../browser/lazy-part.tsx';
import { DefectsList } from '../features/defects/list/defects-list.tsx';
import { OpenDefect } from '../features/defects/open-defect.tsx';
import { useOpenDefect } from '../features/defects/use-open-defect.ts';
import { pathTo } from '../routes/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

const DetailsPage = lazyPart(() => import('../features/defects/details/details-page.tsx'));

/** The finding that the address names; null on the list itself. */
function idIn(path: string): number | null {
  const id = /\/(\d+)\/?$/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

/** Filters that a link into the list may set. */
function initialFilters(params: URLSearchParams) {
  const severity = SEVERITIES.find((one) => one === params.get('severity'));
  const compliance = COMPLIANCE_VERDICTS.find((one) => one === params.get('compliance'));
  return {
    ...(severity ? { severity } : {}),
    ...(compliance ? { compliance } : {}),
    ...(params.get('hazard') === 'open' ? { needs: 'hazard' as const, sort: 'severity' as const } : {}),
    ...(params.get('review') === 'open' ? { needs: 'review' as const } : {}),
  };
}

function ListPage() {
  const [params] = useSearchParams();
  const [openId, open, close] = useOpenDefect();
  return (
    <>
      <PageHeading title="Defects" subtitle="The findings of all your projects." />
      <DefectsList
        initial={initialFilters(params)}
        onOpen={open}
        emptyAction={
          <Link href={pathTo('dashboard')} className={buttonClass({ variant: 'primary' })}>
            Analyse a photo
          </Link>
        }
      />
      <OpenDefect id={openId} onClose={close} />
    </>
  );
}

export default function DefectsPage() {
  const [path] = useLocation();
  const id = idIn(path);
  return id === null ? (
    <ListPage />
  ) : (
    <Suspense>
      <DetailsPage key={id} id={id} />
    </Suspense>
  );
}
