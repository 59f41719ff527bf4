import { administrationPageEndpoints } from '@plumbline/contract/administration-page-endpoints';
import { addEndpoints } from './client.ts';

addEndpoints(administrationPageEndpoints);
