import { performance } from 'node:perf_hooks';
import { sessionCookie } from './session-cookie.ts';

/** What one call came to. `status` 0: no answer at all. */
export interface Sample {
  action: string;
  status: number;
  ms: number;
}

/** What the server has said yes to, and must therefore still have. */
export interface Promised {
  projects: Set<number>;
  findings: Set<number>;
  reports: Set<number>;
  /** Intents whose credits were said to be there. */
  payments: Set<string>;
}

interface CrowdOptions {
  /** Asked anew for each call, so that a crowd can be spread over processes and outlive one. */
  address: () => string;
  photo: Buffer;
  people: number;
  onSample: (sample: Sample) => void;
  promised?: Promised;
  /** Time that a person takes between two calls, in milliseconds, on average. */
  thinkMs: number;
  /** How often out of a hundred somebody buys credits besides; never unless told. */
  buys?: number;
}

/** How often out of a hundred. Uploads end when a person's free analyses are used up; they go on reading. */
export const MIX = {
  me: 22,
  projects: 20,
  findings: 26,
  stats: 10,
  chat: 10,
  upload: 8,
  report: 2,
  project: 2,
} as const;
type Action = keyof typeof MIX | 'buy';

const FREE = 5;
const PACK = 15;
const PAYING = {
  card: { number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, securityCode: '123' },
  billingAddress: { country: 'AU', street: '1 Example St', city: 'Sydney', state: 'NSW', postcode: '2000' },
};

/** Signs people up and lets each do what people do, one thing after another, until `stop` resolves. */
export async function startCrowd(options: CrowdOptions): Promise<{ stop(): Promise<void> }> {
  const people: Person[] = [];
  for (let index = 0; index < options.people; index += 1) {
    const person = new Person(options, index);
    await person.arrive();
    people.push(person);
  }
  let stopped = false;
  const lives = people.map(async (person) => {
    while (!stopped) {
      await pause(Math.random() * 2 * options.thinkMs);
      if (!stopped) await person.act();
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(lives);
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

class Person {
  private cookie = '';
  private project = 0;
  private readonly findings: number[] = [];
  private uploads = 0;
  private credits = FREE;
  private readonly options: CrowdOptions;
  private readonly name: string;
  private readonly from: string;

  constructor(options: CrowdOptions, index: number) {
    this.options = options;
    this.name = `load-${process.pid}-${index}-${Date.now()}@example.com`;
    // The limits are per address; these come from many, through a proxy that the server trusts.
    this.from = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  }

  async arrive(): Promise<void> {
    const body = JSON.stringify({ email: this.name, password: 'correct horse', displayName: 'Load' });
    while (!this.cookie) {
      const { headers } = await this.call('register', 'POST', '/api/register', body);
      if (headers) this.cookie = sessionCookie(headers);
    }
    while (!this.project) await this.addProject();
  }

  async act(): Promise<void> {
    const action = pick(this.options.buys ?? 0);
    if (action === 'me') await this.call(action, 'GET', '/api/me');
    else if (action === 'projects') await this.call(action, 'GET', '/api/projects?limit=20');
    else if (action === 'findings')
      await this.call(action, 'GET', `/api/projects/${this.project}/defects?limit=20`);
    else if (action === 'stats') await this.call(action, 'GET', '/api/stats');
    else if (action === 'project') await this.addProject();
    else if (action === 'report') await this.report();
    else if (action === 'upload') await this.upload();
    else if (action === 'buy') await this.buy();
    else {
      const message = 'How wide may a crack in plasterboard be in NSW?';
      await this.call(action, 'POST', '/api/ai/chat', JSON.stringify({ message }));
    }
  }

  private async addProject(): Promise<void> {
    const { json } = await this.call('project', 'POST', '/api/projects', JSON.stringify({ name: 'Load' }));
    if (!json?.id) return;
    // The first stays the one in use: a report takes findings of one project alone.
    this.project ||= json.id;
    this.options.promised?.projects.add(json.id);
  }

  private async report(): Promise<void> {
    if (this.findings.length === 0) return;
    const asked = { projectId: this.project, title: 'Load', selectedDefectIds: this.findings.slice(-1) };
    const { json } = await this.call('report', 'POST', '/api/reports', JSON.stringify(asked));
    if (json?.id) this.options.promised?.reports.add(json.id);
  }

  private async upload(): Promise<void> {
    if (this.uploads >= this.credits) return;
    const form = new FormData();
    form.set('projectId', String(this.project));
    form.set('defectDescription', 'crack in the plasterboard');
    form.set('image', new Blob([Uint8Array.from(this.options.photo)]), 'load.jpg');
    const { json } = await this.call('upload', 'POST', '/api/analyze', form);
    if (!json?.defect) return;
    this.uploads += 1;
    this.findings.push(json.defect.id);
    this.options.promised?.findings.add(json.defect.id);
  }

  /** As the browser does it: set up, paid at the provider, then our word that the credits are there. */
  private async buy(): Promise<void> {
    const ask = (path: string, body: unknown) => this.call('buy', 'POST', path, JSON.stringify(body));
    const { json: order } = await ask('/api/create-payment-intent', { amount: PACK, analyses: PACK });
    const clientSecret = order?.clientSecret;
    if (!clientSecret) return;
    const [intent = ''] = clientSecret.split('_secret_');
    const { json: paid } = await ask(`/api/sandbox-payments/${intent}/confirm`, { clientSecret, ...PAYING });
    if (!paid) return;
    const { json: granted } = await ask('/api/payments/add-test-credits', {
      credits: PACK,
      paymentIntentId: intent,
    });
    if (!granted) return;
    this.credits += PACK;
    this.options.promised?.payments.add(intent);
  }

  private async call(
    action: string,
    method: string,
    path: string,
    body?: string | FormData,
  ): Promise<Answer> {
    const begun = performance.now();
    const sample = (status: number) =>
      this.options.onSample({ action, status, ms: performance.now() - begun });
    try {
      const response = await fetch(`${this.options.address()}${path}`, {
        method,
        headers: {
          'x-forwarded-for': this.from,
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...(this.cookie ? { cookie: this.cookie } : {}),
        },
        ...(body === undefined ? {} : { body }),
      });
      const json = (await response.json().catch(() => undefined)) as Answer['json'];
      sample(response.status);
      return { headers: response.headers, ...(response.ok && json ? { json } : {}) };
    } catch {
      sample(0);
      return {};
    }
  }
}

interface Answer {
  headers?: Headers;
  json?: { id?: number; clientSecret?: string; defect?: { id: number; projectId: number } };
}

function pick(buys: number): Action {
  let at = Math.random() * (100 + buys);
  if (at >= 100) return 'buy';
  for (const [action, share] of Object.entries(MIX)) {
    at -= share;
    if (at < 0) return action as Action;
  }
  return 'me';
}
