import { compareHead, type PackCheck } from '@plumbline/contract/check-pack';
import type { Verdict } from './say-check.ts';

export interface CheckedPack {
  check: PackCheck;
  said: Verdict;
}

/**
 * Of several packs: those of one project are compared with each other. The earlier one's trail must stand in the later
 * one's, however well each holds by itself: that is how a kept pack shows a trail that was written anew.
 */
export function comparePacks(packs: readonly CheckedPack[]): CheckedPack[] {
  return packs.map(({ check, said }) => {
    const { manifest, trail } = check;
    if (said.tone === 'changed' || !manifest) return { check, said };
    const lines: string[] = [];
    for (const other of packs) {
      const their = other.check.manifest;
      if (other.check === check || other.said.tone === 'changed') continue;
      if (their?.project.id !== manifest.project.id) continue;
      const sooner = other.check.trail.length <= trail.length;
      const [longer, kept] = sooner ? [trail, their.trail] : [other.check.trail, manifest.trail];
      if (compareHead(longer, { project: manifest.project.id, ...kept }) === 'rewritten') {
        const headline = 'The trails of these packs contradict each other';
        const why = `${said.name} and ${other.said.name}: the trail was rewritten, or one pack was made up.`;
        return { check, said: { ...said, tone: 'changed', headline, lines: [why] } };
      }
      if (sooner) lines.push(`Its trail contains the whole trail of ${other.said.name}.`);
    }
    return { check, said: { ...said, lines: [...said.lines, ...lines] } };
  });
}
