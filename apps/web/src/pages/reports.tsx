import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { ReportsView } from '../features/reports/reports-view.tsx';
import { pathTo } from '../routes/paths.ts';

const LetterheadView = lazy(() => import('../features/reports/letterhead/letterhead-view.tsx'));

export default function ReportsPage() {
  const [path] = useLocation();
  if (path.replace(/\/$/, '') !== pathTo('letterhead')) return <ReportsView />;
  return (
    <Suspense>
      <LetterheadView />
    </Suspense>
  );
}
