import type { PersonRole } from '@plumbline/contract';
import { projectsKey } from '../../../api/query-keys.ts';

export const peopleKey = (projectId: number) => [...projectsKey, 'people', projectId] as const;

export const ROLE_NAMES: Readonly<Record<PersonRole, string>> = {
  owner: 'Owner',
  client: 'Client',
  builder: 'Builder',
  agent: 'Agent',
  inspector: 'Inspector',
  other: 'Other',
};
