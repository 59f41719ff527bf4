/**
 * Whether a document may judge a building: one that is younger than the approval (or contract) is a reference, never a
 * verdict, and so is any where no date is known.
 */
import { isIsoDate, longDate } from '../dates.ts';
import type { ProjectFacts } from '../findings.ts';
import type { Tolerance } from '../tolerances.ts';
import type { ProjectInput } from './facts.ts';
import { nccEdition } from './ncc-edition.ts';

export interface ReferenceOnly {
  /** Why it decides nothing, in one sentence. */
  why: string;
  /** What would settle it. */
  needs: ProjectInput[];
}

/** Industry Bulletin 31 is of 25 November 2013. */
const WA_BULLETIN_BY = 2013;

/** A document whose year isn't known judges nothing of unknown age. */
function undated({ document }: Tolerance): ReferenceOnly {
  return {
    why: `We can’t apply ${document} without the date of the approval or contract.`,
    needs: ['approvalDate'],
  };
}

/** The years that a document's name gives. The number of a standard is none: AS 1905.1 is older than it looks. */
export const yearsIn = (document: string): number[] =>
  [...document.matchAll(/(?<!\bAS(?:\/NZS)? ?|\bISO ?|\bEN ?)\b(?:19|20)\d{2}\b(?!\.\d)/g)].map(([year]) =>
    Number(year),
  );

/** The latest year in which the row's document can have come out; undefined where its edition decides instead. */
function yearOf(row: Tolerance, { state }: ProjectFacts): number | undefined {
  if (row.jurisdictions.includes('national')) {
    const years = yearsIn(row.document);
    return years.length > 0 ? Math.max(...years) : undefined;
  }
  if (state === 'WA') return WA_BULLETIN_BY;
  return state === 'VIC' ? 2026 : 2017;
}

/** The day by which a document is chosen: the building approval, else the contract. */
export function approvalOf(project: ProjectFacts): { date: string; name: string } | undefined {
  if (isIsoDate(project.approvalDate)) return { date: project.approvalDate, name: 'building approval' };
  if (isIsoDate(project.contractDate)) return { date: project.contractDate, name: 'contract' };
  return undefined;
}

/** Compared with a document of this year. In the same year it can't be told which came first. */
export function referenceBeside(
  year: number,
  what: string,
  project: ProjectFacts,
): ReferenceOnly | undefined {
  const approval = approvalOf(project);
  if (!approval) {
    const built = isIsoDate(project.completionDate) ? Number(project.completionDate.slice(0, 4)) : undefined;
    if (built !== undefined && built <= year) {
      return {
        why: `The ${what} is from ${year} and the building was finished by ${built}, so it may not apply.`,
        needs: [],
      };
    }
    return {
      why: `The ${what} is from ${year}. We can’t apply it without the date of the approval or contract.`,
      needs: ['approvalDate'],
    };
  }
  const approved = Number(approval.date.slice(0, 4));
  if (approved > year) return undefined;
  const order = approved === year ? 'maybe later' : 'later';
  return {
    why: `The ${what} is from ${year}, ${order} than the ${approval.name} of ${longDate(approval.date)}, so it doesn’t apply.`,
    needs: [],
  };
}

/** The Housing Provisions came into force on 1 May 2023; from the next year on every state had left NCC 2019. */
const HOUSING_PROVISIONS_SURE_FROM = '2024-01-01';

/** Under another edition than NCC 2022, or one that may be another, the Housing Provisions of 2022 are a reference. */
function besideEdition(project: ProjectFacts): ReferenceOnly | undefined {
  const { edition, alternatives } = nccEdition(project);
  const approval = approvalOf(project);
  if (!approval || edition === null) return undefined;
  if (approval.date < HOUSING_PROVISIONS_SURE_FROM) {
    return {
      why: `The ${approval.name} of ${longDate(approval.date)} may still fall under NCC 2019: check with the certifier.`,
      needs: [],
    };
  }
  // In WA the day of adoption isn't sure, but no source puts it before May 2027.
  const open = alternatives.includes('NCC 2025') && project.state !== 'WA';
  if (edition !== 'NCC 2025' && !open) return undefined;
  return {
    why: `${open ? 'NCC 2025 may govern' : 'NCC 2025 governs'}, and its limit isn’t confirmed here.`,
    needs: [],
  };
}

/** Undefined where the row may decide. */
export function referenceOnly(row: Tolerance, project: ProjectFacts): ReferenceOnly | undefined {
  if (/^(?:ABCB|NCC)/.test(row.document)) return besideEdition(project);
  const year = yearOf(row, project);
  if (year === undefined) return approvalOf(project) ? undefined : undated(row);
  const national = row.jurisdictions.includes('national');
  // Victoria names the day itself: contracts from then on fall under the guide, unless the approval is of an earlier year.
  if (!national && project.state === 'VIC') {
    const approved = isIsoDate(project.approvalDate) ? Number(project.approvalDate.slice(0, 4)) : year;
    return approved < year ? referenceBeside(year, 'guide', project) : undefined;
  }
  return referenceBeside(year, national ? 'document' : 'guide', project);
}
