import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { addEndpoints } from '../../../api/client.ts';

addEndpoints(projectPageEndpoints);
