import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import '../../api/administration-endpoints.ts';

const EVERY_MS = 15_000;

/** How the parts of the installation are; asked again while the page is looked at. */
export function useInstallationStatus() {
  return useQuery({
    queryKey: ['installation-status'],
    queryFn: () => call('installationStatus', {}),
    refetchInterval: EVERY_MS,
  });
}
