import { ErrorState } from '../../../ui/error-state.tsx';
import { HazardAlerts } from '../../hazards/hazard-alerts.tsx';
import { useKnownAlerts } from '../../hazards/known-alerts.ts';

interface FindingNotHereProps {
  id: number;
  retrying: boolean;
  onRetry: () => void;
}

/** Without a network, a finding that was never opened on this device: what its open hazards ask for is said all the same. */
export function FindingNotHere({ id, retrying, onRetry }: FindingNotHereProps) {
  const alerts = useKnownAlerts(id);
  return (
    <>
      <HazardAlerts alerts={alerts} />
      <ErrorState title="This finding isn’t on this device yet" retrying={retrying} onRetry={onRetry}>
        {alerts.length > 0
          ? 'Its open hazards, as last read, are above. Connect to see its photo and the rest.'
          : 'Connect to open it. Findings that you open stay on this device.'}
      </ErrorState>
    </>
  );
}
