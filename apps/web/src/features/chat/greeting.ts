const engines = (count: number | undefined) =>
  count === undefined ? 'AI engines look' : `${count} AI engines look`;

/** Greets on the chat page, with as many engines as the server runs. */
export const pageGreeting = (count: number | undefined) =>
  `Hello! I’m your AI Construction Assistant. ${engines(count)} at your photos; ask me about defects, the NCC, tolerances, warranties or your projects. I answer from sources and say so when I don’t know.`;

/** Greets in the chat about one defect. */
export const defectGreeting = (count: number | undefined, defectType: string) =>
  `Hello! ${engines(count)} at your photos. Ask me about this finding, ${defectType}: how serious it is, what causes it, what to do next or whom to call.`;
