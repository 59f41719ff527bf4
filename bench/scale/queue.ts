/**
 * Calls that pass through processes, event by event. A process works on one call at a time and the others wait in line;
 * processes that work at the same moment on one machine share its cores evenly.
 */

/** Processes of one kind on one machine, with one line before them. */
export interface Station {
  name: string;
  machine: string;
  processes: number;
}

/** One stretch of work at a station, in seconds of one core. */
interface Stage {
  station: string;
  seconds: number;
}

export interface Call {
  action: string;
  stages: Stage[];
}

interface Answered {
  action: string;
  arrived: number;
  seconds: number;
}

export interface Outcome {
  answered: Answered[];
  /** Share of its processes that worked, on average, by station. */
  busy: Map<string, number>;
  /** Longest line before each station. */
  longest: Map<string, number>;
  /** Calls that were still under way at the end. */
  left: number;
}

interface Running {
  call: Underway;
  station: Post;
  /** On its machine's own clock, which goes slower the more processes share the cores. */
  endsAt: number;
}

interface Underway {
  call: Call;
  arrived: number;
  at: number;
  onAnswer: ((now: number) => void) | undefined;
}

interface Post extends Station {
  line: Underway[];
  head: number;
  working: number;
  workedSeconds: number;
  longest: number;
}

class Machine {
  readonly cores: number;
  running: Running[] = [];
  private clock = 0;
  private looked = 0;

  constructor(cores: number) {
    this.cores = cores;
  }

  private get speed(): number {
    return Math.min(1, this.cores / Math.max(1, this.running.length));
  }

  /** Lets time pass for everything that runs here. */
  advance(now: number): void {
    const passed = (now - this.looked) * this.speed;
    for (const { station } of this.running) station.workedSeconds += passed;
    this.clock += passed;
    this.looked = now;
  }

  begin(call: Underway, station: Post, seconds: number): void {
    this.running.push({ call, station, endsAt: this.clock + seconds });
  }

  /** When the first of them will be done if nothing else begins. */
  next(): { at: number; running: Running } | undefined {
    let first: Running | undefined;
    for (const each of this.running) if (!first || each.endsAt < first.endsAt) first = each;
    if (!first) return undefined;
    return { at: this.looked + Math.max(0, first.endsAt - this.clock) / this.speed, running: first };
  }

  end(running: Running): void {
    this.running.splice(this.running.indexOf(running), 1);
  }
}

export class Simulation {
  now = 0;
  private readonly machines = new Map<string, Machine>();
  private readonly posts = new Map<string, Post>();
  private readonly timers: { at: number; act: () => void }[] = [];
  private readonly answered: Answered[] = [];
  private underway = 0;

  constructor(machines: Readonly<Record<string, number>>, stations: readonly Station[]) {
    for (const [name, cores] of Object.entries(machines)) this.machines.set(name, new Machine(cores));
    for (const station of stations) {
      this.machineOf(station);
      this.posts.set(station.name, {
        ...station,
        line: [],
        head: 0,
        working: 0,
        workedSeconds: 0,
        longest: 0,
      });
    }
  }

  /** Has something happen later; a binary heap keeps them in order. */
  after(seconds: number, act: () => void): void {
    const { timers } = this;
    const timer = { at: this.now + seconds, act };
    let at = timers.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = timers[above];
      if (!parent || parent.at <= timer.at) break;
      timers[at] = parent;
      at = above;
    }
    timers[at] = timer;
  }

  arrive(call: Call, onAnswer?: (now: number) => void): void {
    this.underway += 1;
    this.goOn({ call, arrived: this.now, at: 0, onAnswer });
  }

  run(until: number): Outcome {
    for (;;) {
      let done: { at: number; running: Running; machine: Machine } | undefined;
      for (const machine of this.machines.values()) {
        const next = machine.next();
        if (next && (!done || next.at < done.at)) done = { ...next, machine };
      }
      const timer = this.timers[0];
      const at = Math.min(done?.at ?? Number.POSITIVE_INFINITY, timer?.at ?? Number.POSITIVE_INFINITY);
      if (at > until) break;
      this.now = at;
      for (const machine of this.machines.values()) machine.advance(at);
      if (done && done.at <= at) this.finish(done.machine, done.running);
      else {
        this.dropTimer();
        timer?.act();
      }
    }
    for (const machine of this.machines.values()) machine.advance(until);
    const posts = [...this.posts.values()];
    return {
      answered: this.answered,
      busy: new Map(posts.map((post) => [post.name, post.workedSeconds / until / post.processes])),
      longest: new Map(posts.map((post) => [post.name, post.longest])),
      left: this.underway,
    };
  }

  private machineOf({ machine, name }: Station): Machine {
    const found = this.machines.get(machine);
    if (!found) throw new Error(`${name} stands on no machine`);
    return found;
  }

  private goOn(call: Underway): void {
    const stage = call.call.stages[call.at];
    if (!stage) {
      this.underway -= 1;
      this.answered.push({
        action: call.call.action,
        arrived: call.arrived,
        seconds: this.now - call.arrived,
      });
      call.onAnswer?.(this.now);
      return;
    }
    const post = this.posts.get(stage.station);
    if (!post) throw new Error(`No station ${stage.station}`);
    if (post.working < post.processes) {
      post.working += 1;
      this.machineOf(post).begin(call, post, stage.seconds);
    } else {
      post.line.push(call);
      post.longest = Math.max(post.longest, post.line.length - post.head);
    }
  }

  private finish(machine: Machine, running: Running): void {
    machine.end(running);
    const { station, call } = running;
    const next = station.line[station.head];
    if (next) {
      station.head += 1;
      if (station.head > 1000) {
        station.line.splice(0, station.head);
        station.head = 0;
      }
      machine.begin(next, station, next.call.stages[next.at]?.seconds ?? 0);
    } else station.working -= 1;
    call.at += 1;
    this.goOn(call);
  }

  private dropTimer(): void {
    const { timers } = this;
    const last = timers.pop();
    if (!last || timers.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const [one, other] = [timers[left], timers[left + 1]];
      const smaller = other && one && other.at < one.at ? other : one;
      if (!smaller || smaller.at >= last.at) break;
      timers[at] = smaller;
      at = smaller === other ? left + 1 : left;
    }
    timers[at] = last;
  }
}

/** The same numbers for the same seed (a linear congruence is even enough for arrivals). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

/** Time to the next of events that come by themselves, on average so many a second. */
export function exponential(random: () => number, perSecond: number): number {
  return -Math.log(random()) / perSecond;
}
