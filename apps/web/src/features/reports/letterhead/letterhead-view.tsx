import { Link } from 'wouter';
import { Loaded } from '../../../api/loaded.tsx';
import { pathTo } from '../../../routes/paths.ts';
import { ArrowLeft } from '../../../ui/icons/arrow-left.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { LetterheadForm } from './letterhead-form.tsx';
import { useLetterhead } from './letterhead-queries.ts';

/** Who hands the reports over: typed on the left, seen as the first page on the right. */
export default function LetterheadView() {
  const letterhead = useLetterhead();
  return (
    <>
      <Link
        href={pathTo('reports')}
        className="mb-2 inline-flex min-h-(--target) items-center gap-2 text-sm text-link"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Reports
      </Link>
      <PageHeading
        title="Letterhead"
        subtitle="Your details on every new report. Earlier reports don’t change."
      />
      <Loaded
        query={letterhead}
        what="your letterhead"
        skeleton={
          <SkeletonGroup label="Loading your letterhead" className="grid gap-8 desktop:grid-cols-2">
            <Skeleton className="h-160 w-full rounded-md" />
            <Skeleton className="h-160 w-full rounded-md" />
          </SkeletonGroup>
        }
      >
        {(saved) => <LetterheadForm letterhead={saved} />}
      </Loaded>
    </>
  );
}
