import { type Letterhead, permissionsOf, REPORT_ACTIONS, type Report } from '@plumbline/contract';

export function sampleReport(changes: Partial<Report> = {}): Report {
  return {
    id: 3,
    projectId: 1,
    projectName: 'Marrickville terrace',
    fileName: '14-Example-Street-2026-11-19',
    title: 'Handover inspection',
    type: 'defect_analysis',
    kind: 'defect_list',
    notInspected: [],
    attendedBy: '',
    particulars: {},
    status: 'completed',
    progress: 100,
    failure: null,
    version: 1,
    selectedDefectIds: [11],
    criticalCount: 1,
    highCount: 2,
    mediumCount: 0,
    lowCount: 4,
    clientName: '',
    inspectedOn: null,
    limitations: '',
    declaredInspection: false,
    inspectedAreas: [],
    weather: '',
    overallCondition: null,
    purchased: true,
    pages: 14,
    findingsChanged: false,
    openHazards: 0,
    createdAt: '2026-11-20T02:00:00.000Z',
    updatedAt: '2026-11-20T02:00:00.000Z',
    ...permissionsOf(REPORT_ACTIONS, 'owner', {
      onHold: false,
      status: changes.status ?? 'completed',
      purchased: changes.purchased ?? true,
      projectGone: changes.projectId === null,
    }),
    ...changes,
  };
}

/** Nothing is set. */
export const SAMPLE_LETTERHEAD: Letterhead = {
  companyName: '',
  abn: '',
  address: '',
  phone: '',
  email: '',
  inspectorName: '',
  licenceNumber: '',
  accentColour: '',
  limitations: '',
  hasLogo: false,
};
