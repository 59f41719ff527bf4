import { clockOf } from '@plumbline/knowledge';
import { AS4349_DEFINITIONS } from '@plumbline/knowledge/as4349';
import { REPORT_KIND_FACTS } from '@plumbline/knowledge/report-kinds';
import { analysisOf } from './analysis-page.ts';
import { as4349Summary } from './as4349-summary.ts';
import {
  conclusionOf,
  furtherInspection,
  notSeen,
  numberingOf,
  outcomesOf,
  summaryOf,
  whyNotCounted,
} from './conclusion.ts';
import { deadlinesPage } from './deadlines-page.ts';
import { evidencePage } from './evidence-page.ts';
import { expertPage } from './expert-page.ts';
import { forReadersOf } from './finding-for-readers.ts';
import { complianceWord, type Picture, toFindingPage, toIndexRows } from './finding-page.ts';
import { fixedWords } from './fixed-words.ts';
import { glossaryFor } from './glossary.ts';
import { hazardCalls, hazardsNotChosen, hazardsPage, notChosenLead, ratedAsHazard } from './hazards-page.ts';
import { coverName, declarationOf, isDraft, kindName, kindOf, ownWordsOnly, wordsOf } from './kinds.ts';
import { placeOnPlan, plansPage } from './plans-page.ts';
import { countOf, paragraphs, printDate, sentence } from './print-words.ts';
import { countRatings, isHazard, isSignificant, ratingOf } from './rating.ts';
import { isFixed, type ReportContent, type ReportFinding } from './report-content.ts';
import { basisItems, scopeSections } from './scope-words.ts';

interface PageOptions {
  /** Print a watermark and only the first findings in full. */
  preview: boolean;
  /** File of the logo on the bench; empty without one. */
  logo: string;
}

/** The photos on the bench. */
export interface LaidOut {
  /** By the finding's id. */
  pictures: ReadonlyMap<number, Picture>;
  /** Other photos of findings, by the photo's id. */
  further: ReadonlyMap<number, Picture>;
  /** Pages of plans, by `planPageName`. */
  plans?: ReadonlyMap<string, Picture>;
}

/** How many findings a preview shows in full. Where there is but one, none: it would be the whole report. */
const shownInFull = (counted: readonly unknown[]) => (counted.length > 1 ? 1 : 0);

/** Words of AS 4349.1 that stand in reports of every kind; the others belong to an inspection and not to an opinion. */
const OF_EVERY_REPORT = ['Major defect', 'Minor defect', 'Safety hazard', 'Defect'];

/** Only these pictures are needed. */
export function findingsToPrint(content: ReportContent, preview: boolean): ReportFinding[] {
  const counted = content.findings.filter(({ group }) => group === 'defect');
  return preview ? counted.slice(0, shownInFull(counted)) : content.findings;
}

/** A report as it is set, on paper or for Word. */
export type ReportPage = ReturnType<typeof toReportPage>;

/** A report's content as the template sets it: every word and figure ready. */
export function toReportPage(
  content: ReportContent,
  { pictures, further, plans }: LaidOut,
  { preview, logo }: PageOptions,
) {
  const { letterhead, project } = content;
  const kind = kindOf(content);
  const clock = clockOf(project.state);
  const numbered = content.findings.map((finding, at) => ({
    finding,
    number: String(at + 1).padStart(2, '0'),
    picture: (!finding.saidNotShown && pictures.get(finding.id)) || null,
  }));
  // The annexure tells how the software came to it; every other page has what its readers need.
  const inspected = content.inspection !== null && !isDraft(content);
  const readers = { kind, ownWordsOnly: ownWordsOnly(content), inspected };
  const shown = numbered.map((one) => ({ ...one, finding: forReadersOf(one.finding, readers) }));
  const counted = shown.filter(({ finding }) => finding.group === 'defect');
  // Whatever the panel or a person made of the photo: nothing that is open is left out.
  const warned = shown.filter(({ finding }) => finding.group !== 'defect' && isHazard(finding));
  const significant = shown.filter(
    (one) => warned.includes(one) || (counted.includes(one) && isSignificant(one.finding, kind)),
  );
  const left = content.hazardsNotChosen ?? [];
  const classes = as4349Summary(counted, warned, left);
  const counts = countRatings(
    counted.map(({ finding }) => finding),
    kind,
  );
  const hazardCount = shown.filter(({ finding }) => isHazard(finding)).length;
  const number = `${content.reportId}-${content.version}`;
  return {
    title: content.title,
    kind: coverName(content),
    sections: wordsOf(content).sections,
    fixed: fixedWords(kind, {
      notChosen: left.length > 0,
      anyFixed: counted.some(({ finding }) => isFixed(finding)),
    }),
    author: letterhead.companyName || letterhead.inspectorName || 'Plumbline',
    accent: letterhead.accentColour,
    logo,
    preview,
    previewNote: `This preview shows the summary${counted.length > 1 ? ` and ${countOf(shownInFull(counted), 'finding')} of ${counted.length}` : ''}. The report you buy has every finding with its photo, reasons, provision and actions, the photo index, the glossary and the signature block.`,
    number,
    running: `${content.title} · ${project.address || project.name}`,
    footer: inspected
      ? `${kindName(content)} ${number}`
      : `${kindName(content)} ${number} · not an AS 4349.1 inspection`,
    address: project.address,
    company: letterhead.companyName,
    companyLine: [
      letterhead.abn && `ABN ${letterhead.abn}`,
      letterhead.address,
      letterhead.phone,
      letterhead.email,
    ]
      .filter((part) => part !== '')
      .join(' · '),
    coverFacts: [
      ['Property', project.address || project.name],
      ['Project', project.name],
      ['Prepared for', content.clientName],
      [kind === 'expert' ? 'Expert' : 'Inspector', letterhead.inspectorName],
      ['Licence number', letterhead.licenceNumber],
      ['Inspected', content.inspectedOn && printDate(content.inspectedOn)],
      ['Report date', printDate(content.madeAt, clock)],
      ...expertFacts(content),
      [
        project.buildingType ? 'Building' : 'State',
        [project.buildingType, project.state].filter((part) => part !== '').join(', '),
      ],
    ],
    coverPicture: coverPictureOf(counted, further),
    declaration: declarationOf(content),
    evidence: preview ? null : evidencePage(content),
    counts,
    hazardCount,
    // A hazard is counted by its class or severity as well.
    hazardWord: hazardCount === 1 ? 'Safety hazard' : 'Safety hazards',
    hazards: hazardsPage(shown, clock),
    hazardsNotChosen: hazardsNotChosen(left),
    summary: `${summaryOf(content, counts)}${classes.sentence}${left.length > 0 ? ` ${notChosenLead(left.length)}` : ''}${outcomesOf(counted)}${numberingOf(counted)}`,
    significant: significant.map(({ finding, number: no }) => ({
      number: no,
      title: finding.title,
      rating: finding.group === 'defect' ? ratingOf(finding, kind) : ratedAsHazard(finding),
      location: finding.location,
      hazard: finding.group === 'defect' && isHazard(finding),
      action:
        finding.actions.immediate[0] ??
        finding.actions.shortTerm[0] ??
        (finding.description || finding.decision?.note || ''),
    })),
    scope: scopeSections(content),
    notice: noticeOf(content),
    expert: expertPage(content),
    openPoints: (content.openPoints ?? []).map(sentence),
    analysis: analysisOf(numbered, kind),
    definitions: AS4349_DEFINITIONS.filter(
      ({ term }) => (REPORT_KIND_FACTS[kind].declared && kind !== 'expert') || OF_EVERY_REPORT.includes(term),
    ).map(({ term, meaning }) => ({ term, meaning: sentence(meaning) })),
    findings: counted.map(({ finding, number: no, picture }, at) =>
      toFindingPage(finding, no, picture, {
        kind,
        printed: !preview || at < shownInFull(counted),
        onPlan: placeOnPlan(content.plans ?? [], finding),
        further,
        clock,
      }),
    ),
    warned: warned.map(({ finding, number: no }) => ({
      id: finding.id,
      number: no,
      title: finding.title,
      rating: ratedAsHazard(finding),
      location: finding.location,
      compliance: { verdict: finding.compliance, word: complianceWord(finding) },
    })),
    plans: plansPage(content.plans ?? [], counted, { pictures: plans, kind }),
    deadlines: deadlinesPage(counted),
    others: numbered
      .filter(({ finding }) => finding.group !== 'defect')
      .map(({ finding, number: no, picture }) => ({
        number: no,
        title: finding.title,
        location: finding.location,
        picture,
        alt: `Photo ${no}: ${finding.title}`,
        why: whyNotCounted(finding, kind),
      })),
    further: [
      ...hazardCalls([...counted, ...warned]),
      ...furtherInspection(counted.map(({ finding }) => finding)),
    ],
    notSeen: notSeen(content),
    conclusion: conclusionOf(
      content,
      // As the panel left them: a decision takes what a finding rests on out of its words.
      numbered.filter(({ number: no }) => significant.some((one) => one.number === no)),
      classes,
      counted.filter(({ finding }) => isFixed(finding)).map(({ number }) => number),
    ),
    index: numbered.flatMap(({ finding, number: no }) => toIndexRows(finding, no, clock)),
    glossary: glossaryFor(content.findings),
    statement:
      (content.inspection && !isDraft(content) && wordsOf(content).statement) ||
      'I have read this report. Where it names my decision on a finding, that decision is mine.',
    signature: [
      { label: kind === 'expert' ? 'Expert' : 'Inspector', value: letterhead.inspectorName },
      { label: 'Licence number', value: letterhead.licenceNumber },
      { label: 'Signature', value: '' },
      { label: 'Date', value: '' },
    ],
  };
}

/** A photo for the cover: the first overview of a finding, or else the first photo of all. */
function coverPictureOf(
  numbered: readonly { finding: ReportFinding; number: string; picture: Picture | null }[],
  further: LaidOut['further'],
) {
  const overviews = numbered.flatMap(({ finding, number }) =>
    (finding.furtherPhotos ?? [])
      .filter(({ role }) => role === 'Overview')
      .map(({ id }) => ({ finding, number, picture: further.get(id) ?? null })),
  );
  const shown = [...overviews, ...numbered].find(({ picture }) => picture);
  if (!shown?.picture) return null;
  const { finding, number, picture } = shown;
  const caption = `Finding ${number}: ${[finding.title, finding.location].filter(Boolean).join(', ')}`;
  return { picture, alt: `Photo of finding ${number}, ${finding.title}`, caption };
}

/** What a forum wants on the first page of an expert report. */
function expertFacts(content: ReportContent): [string, string][] {
  if (kindOf(content) !== 'expert') return [];
  const { fields = [], forum } = content.particulars ?? {};
  const typed = (key: string) => fields.find((field) => field.key === key)?.text || 'Not stated';
  return [
    ['To be heard by', forum?.name ?? 'Not stated'],
    ['File number', typed('fileNumber')],
    ['Parties', typed('parties')],
    ['Retained by', typed('retainedBy')],
  ];
}

/** To whom a notice goes, by when to reply, and which access was offered. */
function noticeOf(content: ReportContent) {
  const fields = kindOf(content) === 'notice' ? (content.particulars?.fields ?? []) : [];
  const textOf = (key: string) => fields.find((field) => field.key === key)?.text ?? '';
  if (fields.length === 0) return null;
  return {
    addressee: textOf('addressee'),
    replyBy: textOf('replyBy') && printDate(textOf('replyBy')),
    access: paragraphs(textOf('accessLog')),
    property: content.project.address || content.project.name,
    from: content.letterhead.companyName || content.letterhead.inspectorName || content.clientName,
    onBehalfOf: content.clientName,
    basis: basisItems(content),
    limits: paragraphs(content.limitations),
    request: `The items listed in this notice were found at the property. Please say in writing, for each item, whether you will fix it, how and when. Name the items by their numbers in notice ${content.reportId}-${content.version}.`,
  };
}
