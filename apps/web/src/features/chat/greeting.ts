import type { DefectSummary } from '@plumbline/contract';

const engines = (count: number | undefined) =>
  count === undefined ? 'AI engines look' : `${count} AI engines look`;

/** Greets on the chat page, with as many engines as the server runs. */
export const pageGreeting = (count: number | undefined) =>
  `Hello! I’m your AI Construction Assistant. ${engines(count)} at your photos; ask me about defects, the NCC, tolerances, warranties or your projects. I answer from sources and say so when I don’t know.`;

/** Greets in the chat about one defect. */
export const defectGreeting = (count: number | undefined, defectType: string) =>
  `Hello! ${engines(count)} at your photos. Ask me about this finding, ${defectType}: how serious it is, what causes it, what to do next or who to call.`;

/** Questions to begin with on the chat page: of one's own work where there is some. */
export const pageStarters = (hasProjects: boolean): readonly string[] =>
  hasProjects
    ? [
        'What should I fix first?',
        'Show the criticals',
        'Which projects do I have?',
        'How many credits have I got left?',
      ]
    : [
        'Is 3 mm lippage ok in NSW?',
        'How long is the builder liable in Victoria?',
        'Who fixes rising damp?',
        'How high must a balcony rail be?',
      ];

/** Questions to begin with about one finding, by how bad it is. */
export function defectStarters({ severity }: Pick<DefectSummary, 'severity'>): readonly string[] {
  const grave = severity === 'critical' || severity === 'high';
  return [
    'Who should fix this?',
    grave ? 'Is it safe to keep using it?' : 'Can I fix it myself?',
    'How long can it wait?',
    'Who pays, me or the builder?',
  ];
}
