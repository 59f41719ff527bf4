import type { GravestHazard as Gravest } from '@plumbline/contract';
import { URGENCY_NAMES } from '@plumbline/knowledge';
import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { TriangleAlert } from '../../ui/icons/triangle-exclamation-point.tsx';
import { URGENCY_TONE } from './urgency-tone.ts';

interface GravestHazardProps {
  /** Copies of an earlier version have none. */
  hazard: Gravest | null | undefined;
  /** The page is about several projects: it says which one this is in. */
  ofSeveral?: boolean;
}

/** What is to be done first of everything that is open, at the top of a page: before its name, its buttons and any question. */
export function GravestHazard({ hazard, ofSeveral = false }: GravestHazardProps) {
  if (!hazard) return null;
  const { findingId, number, urgency, title, step, project } = hazard;
  return (
    <Link
      href={pathTo('defect', { id: findingId })}
      className={`mb-4 flex min-h-(--target) items-center gap-3 rounded-md border border-l-4 px-4 py-2.5 text-ink ${URGENCY_TONE[urgency]}`}
    >
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-(--tone)" />
      <span className="min-w-0 flex-1 text-sm">
        <span className="block text-xs font-semibold break-words text-(--tone)">
          {URGENCY_NAMES[urgency]} · finding {number}
          {ofSeveral && project ? ` · ${project}` : null}
        </span>
        <strong className="block text-base font-semibold break-words">{title}</strong>
        {step}
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
    </Link>
  );
}
