/** Rows of the taxonomy: six questions about each of its defects. */
import { type Citation, citation, type Severity } from '@plumbline/knowledge';
import { findNccPart } from '@plumbline/knowledge/ncc';
import { findStandard } from '@plumbline/knowledge/standards';
import { DEFECTS, type Defect, findDefect } from '@plumbline/knowledge/taxonomy';
import { type Aspect, bullets, large, listed, type Row, small } from './row.ts';

/** Causes, actions and severity are what the trades know; no document is behind them. */
const TRADE_KNOWLEDGE = 'General trade knowledge';

const VOLUMES = {
  One: 'NCC Volume One',
  Two: 'NCC Volume Two',
  Three: 'NCC Volume Three',
  'Housing Provisions': 'ABCB Housing Provisions',
} as const;

const SEVERITY_MEANS: Readonly<Record<Severity, string>> = {
  critical: 'act at once',
  high: 'have it looked at within days',
  medium: 'plan it within weeks',
  low: 'watch it and put it on the list',
};

function partCitation(id: string, defect: Defect): Citation | undefined {
  const part = findNccPart(id);
  if (!part) return undefined;
  return citation({
    title: part.title,
    number: VOLUMES[part.volume],
    clause: id.replace(/^(?:HP|Vol Three) /, ''),
    confidence: part.confidence,
    clauseConfidence: defect.clauseConfidence,
    source: part.source,
  });
}

function standardCitation(text: string): Citation | undefined {
  const found = findStandard(text);
  return found && citation({ ...found.standard, clause: found.clause, clauseConfidence: 'likely' });
}

function guideCitation(text: string): string | undefined {
  if (!text.startsWith('NSW ') || text.includes('(unsure)')) return undefined;
  return `NSW Guide to Standards and Tolerances 2017, ${text.slice('NSW '.length)}`;
}

/** The provisions that touch a defect, each shown as far as it is sure. */
function provisionsOf(defect: Defect): string {
  const parts = [...defect.ncc.housing, ...defect.ncc.volumeOne].flatMap(
    (id) => partCitation(id, defect)?.display ?? [],
  );
  const standards = defect.standards.flatMap((text) => standardCitation(text)?.display ?? []);
  const guides = defect.guideClauses.flatMap((text) => guideCitation(text) ?? []);
  const lines = [
    ...[...new Set(parts)].map((text) => `NCC: ${text}`),
    ...[...new Set(standards)].map((text) => `Standard: ${text}`),
    ...guides.map((text) => `Guide: ${text}`),
  ];
  return lines.length > 0
    ? `Provisions that touch ${small(defect.name)}:\n${bullets(lines)}`
    : `No provision of the NCC and no standard is known here for ${small(defect.name)}.`;
}

function actionsOf({ actions }: Defect): string {
  const steps: [string, readonly string[]][] = [
    ['Now', actions.immediate],
    ['Within weeks', actions.shortTerm],
    ['Later', actions.longTerm],
  ];
  return steps
    .filter(([, items]) => items.length > 0)
    .map(([when, items]) => `**${when}**\n${bullets(items.map(large))}`)
    .join('\n\n');
}

function severityOf(defect: Defect): string {
  const { name, typicalSeverity, escalatesWhen, safetyHazardPossible } = defect;
  return [
    `**${name}**: usually **${typicalSeverity}** – ${SEVERITY_MEANS[typicalSeverity]}.`,
    escalatesWhen.length > 0 ? `It is more serious when it shows:\n${bullets(escalatesWhen)}` : '',
    safetyHazardPossible ? 'It can be a safety hazard.' : '',
  ]
    .filter(Boolean)
    .join(' ')
    .replace(' It can be a safety', '\n\nIt can be a safety');
}

function aboutOf(defect: Defect): string {
  const { name, trade, cues, synonyms, confusableWith } = defect;
  const alike = confusableWith.flatMap((id) => findDefect(id)?.name ?? []);
  return [
    `**${name}** (${trade}) looks like this:\n${bullets(cues)}`,
    synonyms.length > 0 ? `Also called ${listed(synonyms.slice(0, 6))}.` : '',
    alike.length > 0 ? `Easily mistaken for ${listed(alike.map(small), 'or')}.` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function rowsOf(defect: Defect): Row[] {
  const { id, name, synonyms, trade, cues, confidence } = defect;
  const row = (aspect: Aspect, title: string, text: string, source = TRADE_KNOWLEDGE): Row => ({
    id: `defect:${id}/${aspect}`,
    aspect,
    title: `${name}: ${title}`,
    text,
    keywords: [...synonyms, trade, ...(aspect === 'about' ? [] : cues)].join('. '),
    defectIds: [id],
    states: [],
    confidence,
    source,
  });
  return [
    row('about', 'what it looks like', aboutOf(defect)),
    row('severity', 'how serious', severityOf(defect)),
    row('cause', 'causes', `Usual causes of ${small(name)}:\n${bullets(defect.causes)}`),
    row('next', 'what to do', actionsOf(defect)),
    row(
      'who',
      'who to call',
      `${name}: call ${listed(
        defect.whoToCall.map((trade) => `${/^[aeiouH]/.test(trade) ? 'an' : 'a'} ${trade}`),
        'or',
      )}.`,
    ),
    row('provision', 'provisions', provisionsOf(defect), 'Index of NCC 2022, standards and state guide'),
  ];
}

export const DEFECT_ROWS: readonly Row[] = DEFECTS.flatMap(rowsOf);
