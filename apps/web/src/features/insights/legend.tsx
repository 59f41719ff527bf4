import { SEVERITIES } from '@plumbline/knowledge';
import { SeverityMark } from '../../ui/severity-mark.tsx';

/** What the parts of a bar stand for, in the order in which they are stacked. */
export function Legend() {
  return (
    <ul aria-label="Severities" className="mb-4 flex flex-wrap gap-x-5 gap-y-1">
      {SEVERITIES.map((severity) => (
        <li key={severity}>
          <SeverityMark severity={severity} plain />
        </li>
      ))}
    </ul>
  );
}
