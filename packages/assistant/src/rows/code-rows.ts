/** Rows of the National Construction Code and of Australian Standards: where things stand, never their texts. */
import { citation } from '@plumbline/knowledge';
import {
  CHANGES_2025,
  EDITIONS,
  NCC_PARTS,
  NCC_TOPICS,
  type NccPart,
  RENUMBERED,
} from '@plumbline/knowledge/ncc';
import { STANDARDS } from '@plumbline/knowledge/standards';
import { large, type Row } from './row.ts';

const DOCUMENTS = {
  One: 'NCC Volume One',
  Two: 'NCC Volume Two',
  Three: 'NCC Volume Three',
  'Housing Provisions': 'ABCB Housing Provisions',
} as const;

const EVERYWHERE = { defectIds: [], states: [] } as const;
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function partRow(part: NccPart): Row {
  const clause = part.id.replace(/^(?:HP|Vol Three) /, '');
  const { display } = citation({
    title: part.title,
    number: DOCUMENTS[part.volume],
    clause,
    confidence: part.confidence,
    source: part.source,
  });
  const unsure = part.confidence === 'unsure';
  return {
    id: `ncc:${part.id}`,
    aspect: 'provision',
    title: unsure ? part.title : `${DOCUMENTS[part.volume]} ${clause}: ${part.title}`,
    text: unsure
      ? `${part.title}: we haven’t confirmed its place in the NCC.`
      : `${display}: that is where the NCC deals with it. We don’t hold its text. Read it on the NCC’s own site.`,
    keywords: `ncc bca code part clause section ${unsure ? '' : part.id}`,
    ...EVERYWHERE,
    confidence: part.confidence,
    source: DOCUMENTS[part.volume],
  };
}

const TOPIC_WORDS: Readonly<Record<string, string>> = {
  footings_slab: 'footing slab foundation',
  site_drainage: 'drainage stormwater surface water',
  masonry_weatherproofing: 'brick weep hole flashing damp',
  wet_areas: 'bathroom shower waterproofing laundry',
  external_waterproofing: 'balcony deck membrane',
  ventilation_condensation: 'mould exhaust fan condensation',
  access_disability: 'wheelchair ramp disabled accessible',
  livable_housing: 'accessible step free livable',
  energy: 'insulation glazing star rating efficiency',
  bushfire: 'bal bushfire ember',
  barriers: 'balustrade railing handrail',
  sound: 'acoustic noise insulation',
  windows_glazing: 'window glass',
  subfloor_ventilation: 'underfloor vents',
};

function topicRow([topic, places]: [string, readonly string[]]): Row {
  const [one = '-', two = '-', provisions = '-'] = places;
  const name = large(topic.replaceAll('_', ' '));
  const known = [
    one === '-' ? '' : `Volume One (apartments and commercial): ${one}`,
    two === '-' ? '' : `Volume Two (houses): ${two}`,
    provisions === '-' ? '' : `Housing Provisions or standard: ${provisions}`,
  ].filter(Boolean);
  return {
    id: `ncc-topic:${topic}`,
    aspect: 'provision',
    title: `Where the NCC deals with ${topic.replaceAll('_', ' ')}`,
    text: `**${name}** in the NCC:\n${known.map((line) => `- ${line}`).join('\n')}`,
    keywords: `ncc bca code part section clause provision ${TOPIC_WORDS[topic] ?? ''}`,
    ...EVERYWHERE,
    confidence: 'likely',
    source: 'Index of NCC 2022',
  };
}

const editionRows: Row[] = EDITIONS.map((row) => ({
  id: `edition:${slug(row.edition)}`,
  aspect: 'edition',
  title: `${row.edition}: when it applies`,
  text: `**${row.edition}**: ${row.effectiveText}.`,
  keywords: 'ncc bca edition start date effect force apply version year',
  ...EVERYWHERE,
  confidence: row.confidence,
  source: 'Editions of the NCC',
}));

const changeRows: Row[] = CHANGES_2025.map((row) => ({
  id: `change:${slug(row.topic).slice(0, 40)}`,
  aspect: 'changes',
  title: `NCC 2025: ${row.topic}`,
  text:
    row.confidence === 'unsure' ? `${row.topic}: not confirmed here.` : `**${row.topic}**: ${row.summary}`,
  keywords: 'ncc 2025 change changes new different update what changed',
  ...EVERYWHERE,
  confidence: row.confidence,
  source: 'Changes of NCC 2025',
}));

const renumberedRows: Row[] = RENUMBERED.map((row) => ({
  id: `renumbered:${slug(row.ncc2019)}`,
  aspect: 'provision',
  title: `NCC 2019 ${row.ncc2019} since NCC 2022`,
  text: `What was ${row.ncc2019} in NCC 2019 is ${row.ncc2022} since NCC 2022.`,
  keywords: 'old number renumbered 2019 bca where moved now previous',
  ...EVERYWHERE,
  confidence: row.confidence,
  source: 'Housing Provisions index',
}));

const standardRows: Row[] = STANDARDS.map((row) => ({
  id: `standard:${row.number}`,
  aspect: 'standard',
  title: row.confidence === 'unsure' ? row.title : `${row.number}: ${row.title}`,
  text:
    row.confidence === 'unsure'
      ? `There is a standard on ${row.title}; its number isn’t confirmed here.`
      : `**${row.number}**, ${row.title}.${row.useFor ? ` Used for: ${row.useFor}.` : ''}${row.nccLink ? ` The NCC refers to it in ${row.nccLink}.` : ''} Its text is copyright and I don’t have it.`,
  keywords: `australian standard as ${row.confidence === 'unsure' ? '' : row.number.replace(/[^A-Za-z0-9. ]/g, ' ')} ${row.trades.join(' ')}`,
  ...EVERYWHERE,
  confidence: row.confidence,
  source: row.confidence === 'unsure' ? 'Australian Standards' : row.number,
}));

/** Numbers of the standards that are spoken of, as they are written there. */
export const STANDARDS_HELD: readonly string[] = STANDARDS.map(({ number }) => number);

export const CODE_ROWS: readonly Row[] = [
  ...NCC_PARTS.map(partRow),
  ...Object.entries(NCC_TOPICS).map(topicRow),
  ...editionRows,
  ...changeRows,
  ...renumberedRows,
  ...standardRows,
];
