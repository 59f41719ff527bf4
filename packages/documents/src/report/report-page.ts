import { SEVERITIES } from '@plumbline/knowledge';
import { AS4349_DEFINITIONS } from '@plumbline/knowledge/as4349';
import { analysisOf } from './analysis-page.ts';
import { as4349Summary, lesserDefects } from './as4349-summary.ts';
import { deadlinesPage } from './deadlines-page.ts';
import { evidencePage } from './evidence-page.ts';
import { expertPage } from './expert-page.ts';
import { type Picture, toFindingPage, toIndexRows } from './finding-page.ts';
import { FIXED_WORDS } from './fixed-words.ts';
import { glossaryFor } from './glossary.ts';
import { hazardsPage } from './hazards-page.ts';
import { declarationOf, isDraft, kindName, kindOf, wordsOf } from './kinds.ts';
import { placeOnPlan, plansPage } from './plans-page.ts';
import { capital, countOf, listOf, paragraphs, printDate, SEVERITY_WORDS, sentence } from './print-words.ts';
import type { ReportContent, ReportFinding } from './report-content.ts';
import { scopeSections } from './scope-words.ts';

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
  const { letterhead, project, counts } = content;
  const numbered = content.findings.map((finding, at) => ({
    finding,
    number: String(at + 1).padStart(2, '0'),
    picture: pictures.get(finding.id) ?? null,
  }));
  const counted = numbered.filter(({ finding }) => finding.group === 'defect');
  const significant = counted.filter(({ finding }) => isSignificant(finding));
  const classes = as4349Summary(counted);
  const number = `${content.reportId}-${content.version}`;
  return {
    title: content.title,
    kind: kindName(content),
    sections: wordsOf(content).sections,
    fixed: FIXED_WORDS,
    author: letterhead.companyName || letterhead.inspectorName || 'Plumbline',
    accent: letterhead.accentColour,
    logo,
    preview,
    previewNote: `This preview shows the summary${counted.length > 1 ? ` and ${countOf(shownInFull(counted), 'finding')} of ${counted.length}` : ''}. The report you buy has every finding with its photo, reasons, provision and actions, the photo index, the glossary and the signature block.`,
    number,
    running: `${content.title} · ${project.address || project.name}`,
    footer:
      content.inspection && !isDraft(content)
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
      ['Inspector', letterhead.inspectorName],
      ['Licence number', letterhead.licenceNumber],
      ['Inspected', content.inspectedOn && printDate(content.inspectedOn)],
      ['Report date', printDate(content.madeAt)],
      ['Building', [project.buildingType, project.state].filter((part) => part !== '').join(', ')],
    ],
    coverPicture: coverPictureOf(counted, further),
    declaration: declarationOf(content),
    evidence: preview ? null : evidencePage(content),
    counts,
    hazards: hazardsPage(numbered),
    summary: `${summaryOf(content)}${classes.sentence}`,
    significant: significant.map(({ finding, number: no }) => ({
      number: no,
      title: finding.title,
      severity: finding.severity,
      location: finding.location,
      hazard: finding.safetyHazard,
      action: finding.actions.immediate[0] ?? finding.actions.shortTerm[0] ?? finding.description,
    })),
    scope: scopeSections(content),
    notice: noticeOf(content),
    expert: expertPage(content),
    openPoints: (content.openPoints ?? []).map(sentence),
    analysis: analysisOf(numbered),
    definitions: AS4349_DEFINITIONS.map(({ term, meaning }) => ({ term, meaning: sentence(meaning) })),
    findings: counted.map(({ finding, number: no, picture }, at) =>
      toFindingPage(finding, no, picture, {
        printed: !preview || at < shownInFull(counted),
        ownWordsOnly: ownWordsOnly(content),
        onPlan: placeOnPlan(content.plans ?? [], finding),
        further,
      }),
    ),
    plans: plansPage(content.plans ?? [], counted, plans),
    deadlines: deadlinesPage(counted),
    others: numbered
      .filter(({ finding }) => finding.group !== 'defect')
      .map(({ finding, number: no, picture }) => ({
        number: no,
        title: finding.title,
        location: finding.location,
        picture,
        alt: `Photo ${no}: ${finding.title}`,
        why: whyNotCounted(finding),
      })),
    further: furtherInspection(counted.map(({ finding }) => finding)),
    notSeen: [
      'Whatever the photographs don’t show wasn’t examined: above all roof spaces, subfloors, the inside of walls and places behind furniture or finishes. Where one of these matters to the client, gain access and have it inspected.',
      ...paragraphs(content.limitations),
    ],
    conclusion: conclusionOf(content, significant.length, lesserDefects(classes)),
    index: numbered.flatMap(({ finding, number: no }) => toIndexRows(finding, no)),
    glossary: glossaryFor(content.findings),
    statement:
      (content.inspection && !isDraft(content) && wordsOf(content).statement) ||
      'I have read this report. Where it names my decision on a finding, that decision is mine.',
    signature: [
      { label: kindOf(content) === 'expert' ? 'Expert' : 'Inspector', value: letterhead.inspectorName },
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

/** Without leave of the forum an expert report prints no words of the software: only what the expert wrote and measured. */
const ownWordsOnly = (content: ReportContent) =>
  kindOf(content) === 'expert' && content.particulars?.forum?.leave !== 'granted';

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
  };
}

const isSignificant = ({ severity, safetyHazard }: ReportFinding) =>
  severity === 'critical' || severity === 'high' || safetyHazard;

function summaryOf({ counts, findings, project }: ReportContent): string {
  const total = SEVERITIES.reduce((sum, severity) => sum + counts[severity], 0);
  const place = project.address || project.name;
  if (total === 0) {
    return `No defect is counted at ${place}. ${countOf(findings.length, 'photo was', 'photos were')} examined.`;
  }
  const each = SEVERITIES.filter((severity) => counts[severity] > 0).map(
    (severity) => `${counts[severity]} ${SEVERITY_WORDS[severity].toLowerCase()}`,
  );
  const reviewed = findings.filter(({ group, decision }) => group === 'defect' && decision).length;
  return `${countOf(total, 'finding')} at ${place}: ${listOf(each)}. The inspector has decided on ${reviewed} of them.`;
}

/** Each profession once, however it is written: 'A structural engineer' is a structural engineer. */
function furtherInspection(findings: readonly ReportFinding[]): string[] {
  const byWho = new Map<string, Set<string>>();
  for (const { whoToCall, title } of findings) {
    for (const named of whoToCall) {
      const who = capital(named.replace(/^an? /i, ''));
      byWho.set(who, (byWho.get(who) ?? new Set()).add(title));
    }
  }
  return [...byWho].map(([who, titles]) => {
    const named = [...titles];
    const shown = named.length > 4 ? [...named.slice(0, 4), 'others'] : named;
    return `${who}: ${listOf(shown)}`;
  });
}

function conclusionOf({ inspection }: ReportContent, significant: number, lesser: string): string[] {
  const seen = inspection ? 'The inspection found' : 'The photographs show';
  return [
    significant === 0
      ? `${seen} no major defect.`
      : `${seen} ${countOf(significant, 'significant item')}. ${significant === 1 ? 'It needs' : 'They need'} attention before anything else.`,
    lesser,
    inspection?.overallCondition
      ? `Overall condition beside buildings of the same age that were reasonably kept up: ${inspection.overallCondition.toLowerCase()}.`
      : 'How the building compares with others of its age isn’t said here.',
  ];
}

function whyNotCounted({ group, decision }: ReportFinding): string {
  if (group === 'rejected') {
    return `Set aside by the inspector${decision?.note ? `: ${decision.note}` : ''}`;
  }
  return 'The panel saw no defect here, or couldn’t tell';
}
