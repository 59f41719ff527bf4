import type { Project, ProjectStatus } from '@plumbline/contract';
import type { StateCode } from '@plumbline/knowledge';
import type { BuildingType } from './building-types.ts';

/** A project as its form holds it: text for every field, 'none' where a choice is open. */
export interface ProjectValues {
  name: string;
  description: string;
  status: ProjectStatus;
  /** Percent, set by hand; empty where it follows the stages inspected. */
  progress: string;
  address: string;
  state: StateCode | 'none';
  buildingType: BuildingType | 'none';
  contractDate: string;
  approvalDate: string;
  completionDate: string;
  /** Dates that usually contradict each other are right. */
  datesConfirmed: boolean;
}

export const EMPTY_PROJECT: ProjectValues = {
  name: '',
  description: '',
  status: 'active',
  progress: '',
  address: '',
  state: 'none',
  buildingType: 'none',
  contractDate: '',
  approvalDate: '',
  completionDate: '',
  datesConfirmed: false,
};

export function valuesOf(project: Project): ProjectValues {
  return {
    name: project.name,
    description: project.description,
    status: project.status,
    progress: project.progressSetByHand ? String(project.progress) : '',
    address: project.address,
    state: project.state ?? 'none',
    buildingType: project.buildingType ?? 'none',
    contractDate: project.contractDate ?? '',
    approvalDate: project.approvalDate ?? '',
    completionDate: project.completionDate ?? '',
    datesConfirmed: false,
  };
}

const choice = <Value extends string>(value: Value | 'none'): Value | null =>
  value === 'none' ? null : value;

/** What the server is sent: open choices and dates as null. */
export function bodyOf(values: ProjectValues) {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    status: values.status,
    progress: values.progress === '' ? null : Number(values.progress),
    address: values.address.trim(),
    state: choice(values.state),
    buildingType: choice(values.buildingType),
    contractDate: values.contractDate || null,
    approvalDate: values.approvalDate || null,
    completionDate: values.completionDate || null,
    ...(values.datesConfirmed ? { datesConfirmed: true } : {}),
  };
}

/** Whether any of the details is filled in. */
export function hasDetails(values: ProjectValues): boolean {
  const { name: _name, description: _description, status: _status, progress: _progress, ...details } = values;
  return Object.values(details).some((value) => value !== '' && value !== 'none' && value !== false);
}
