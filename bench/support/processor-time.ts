import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface ProcessTime {
  parent: number;
  /** Seconds of its own. */
  own: number;
  /** Seconds of children that ended and were waited for. */
  ended: number;
}

function readProcesses(): Map<number, ProcessTime> {
  const processes = new Map<number, ProcessTime>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name in brackets may hold spaces: the fields are counted from behind it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const seconds = (at: number) => Number(fields[at]) / TICKS_PER_SECOND;
      processes.set(Number(name), {
        parent: Number(fields[1]),
        own: seconds(11) + seconds(12),
        ended: seconds(13) + seconds(14),
      });
    } catch {
      // It ended while the list was read.
    }
  }
  return processes;
}

/** Processor time of a process and of everything that it started, ended children included. In seconds. */
export function processorTime(root: number): { own: number; children: number } {
  const processes = readProcesses();
  const top = processes.get(root);
  if (!top) return { own: 0, children: 0 };
  let children = top.ended;
  const open = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [id, { parent, own, ended }] of processes) {
      if (parent !== next) continue;
      children += own + ended;
      open.push(id);
    }
  }
  return { own: top.own, children };
}

/** Seconds that all cores of the machine have worked since it started, for whomever. */
export function machineTime(): number {
  const [, ...fields] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/);
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = fields.map(Number);
  return (user + nice + system + irq + soft) / TICKS_PER_SECOND;
}

export function parentOf(id: number): number {
  return readProcesses().get(id)?.parent ?? 0;
}
