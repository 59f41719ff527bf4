import { Link } from 'wouter';
import { pathTo } from '../../../routes/paths.ts';
import { useDefect } from '../data/queries.ts';

/** Other findings that a photo shows, each as a link. */
export function SamePhoto({ ids }: { ids: readonly number[] }) {
  return ids.length === 0 ? null : (
    <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-soft">
      Also in this photo:
      {ids.map((id) => (
        <Other key={id} id={id} />
      ))}
    </p>
  );
}

function Other({ id }: { id: number }) {
  const { data } = useDefect(id);
  return data ? (
    <Link href={pathTo('defect', { id })} className="prose-link">
      {data.number}. {data.defectType}
    </Link>
  ) : null;
}
