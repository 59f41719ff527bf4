import { reportPageEndpoints } from '@plumbline/contract/report-page-endpoints';
import { addEndpoints } from './client.ts';

addEndpoints(reportPageEndpoints);
