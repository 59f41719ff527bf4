import { useEffect } from 'react';
import type { Filing } from '../../uploads/run-analysis.ts';
import { FilingFields } from './filing-fields.tsx';
import { useFiling } from './use-filing.ts';
import '../data/add-endpoints.ts';

interface FilingOfProjectProps {
  projectId: number;
  onChange: (filing: Filing & { projectId: number }) => void;
}

/** Visit and room for photos that are sent from outside the project's page, such as from the dashboard. */
export default function FilingOfProject({ projectId, onChange }: FilingOfProjectProps) {
  const filing = useFiling(projectId);
  const { visitId, placeId } = filing.value;
  useEffect(() => onChange({ projectId, visitId, placeId }), [projectId, visitId, placeId, onChange]);
  return <FilingFields filing={filing} />;
}
