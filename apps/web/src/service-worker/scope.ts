/** What a service worker sees of itself. The app is checked against the types of pages, which lack these. */
interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends WaitingEvent {
  request: Request;
  /** The page that asks; empty while it is only being opened. */
  clientId: string;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: RequestEvent;
  message: WaitingEvent & MessageEvent<unknown>;
}

interface WorkerScope {
  addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined>;
  };
  registration: { update: () => Promise<unknown> };
  location: Location;
}

export const worker = globalThis as unknown as WorkerScope;
