/**
 * A first visit to the dashboard on a slow phone: the processor slowed four times, 1.6 Mbit/s and 150 ms to the server.
 * Requests and bytes are the same on any machine. Times are this machine's, and a busy one makes them longer: the work
 * of the page's thread suffers less from that than the rest.
 */
import { loadavg } from 'node:os';
import { type Browser, devices } from '@playwright/test';
import { SIGNED_IN_COOKIE } from '@plumbline/contract';
import { launchBrowser } from './support/browser.ts';
import { copyFindings } from './support/findings.ts';
import { twelveMegapixels } from './support/photos.ts';
import { analyse, createProject, openBench, quantile, signUp } from './support/server.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const FINDINGS = 30;
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** A task of the page's thread that takes longer blocks for as much as it takes longer, in milliseconds. */
const TASK_MS = 50;
const AIMS = { paintMs: 2500, blockingMs: 300, requests: 20, kilobytes: 140 };

interface Visit {
  /** When the largest piece of the first screen was painted. */
  paintMs: number;
  blockingMs: number;
  /** What the page's thread worked in all. */
  workMs: number;
  requests: number;
  kilobytes: number;
  loaded: Loaded;
  files: Map<string, { path: string; bytes: number }>;
}

/** By what the browser takes it for. */
type Loaded = Record<string, { requests: number; bytes: number }>;

declare global {
  interface Window {
    largestPaint: number;
    longTasks: number[];
  }
}

async function visit(browser: Browser, baseURL: string, cookie: string): Promise<Visit> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL, serviceWorkers: 'block' });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([
    { name, value, url: baseURL },
    { name: SIGNED_IN_COOKIE, value: '1', url: baseURL },
  ]);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(() => {
    window.largestPaint = 0;
    window.longTasks = [];
    // No function here has a name: a loader for TypeScript would add a helper that the page doesn't have.
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const kinds = new Map<string, string>();
  const files: Visit['files'] = new Map();
  const loaded: Loaded = {};
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    kinds.set(requestId, type ?? 'Other');
    files.set(requestId, { path: request.url.replace(baseURL, ''), bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    const file = files.get(requestId);
    if (!kind || !file) return;
    file.bytes = encodedDataLength;
    const { requests = 0, bytes = 0 } = loaded[kind] ?? {};
    loaded[kind] = { requests: requests + 1, bytes: bytes + encodedDataLength };
  });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .waitFor();
  const { metrics } = await devtools.send('Performance.getMetrics');
  const work = metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN;
  const { paint, tasks } = await page.evaluate(() => ({
    paint: window.largestPaint,
    tasks: window.longTasks,
  }));
  await context.close();
  return {
    paintMs: paint,
    blockingMs: tasks.reduce((sum, duration) => sum + Math.max(0, duration - TASK_MS), 0),
    workMs: work * 1000,
    requests: kinds.size,
    kilobytes: Object.values(loaded).reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    loaded,
    files,
  };
}

const bench = await openBench();
const browser = await launchBrowser();
try {
  const url = await bench.startServer();
  const cookie = await signUp(url);
  await analyse(url, cookie, await createProject(url, cookie), await twelveMegapixels());
  await copyFindings(bench.databaseUrl, FINDINGS - 1);
  // Who has thirty findings was asked what they do, long ago.
  await fetch(`${url}/api/account/preferences`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ welcomed: true }),
  });
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, url, cookie));
  console.log(`First visit to the dashboard, ${ROUNDS} rounds, load ${loadavg()[0]?.toFixed(1)}`);
  const middle = (key: Exclude<keyof Visit, 'loaded' | 'files'>) => {
    const values = visits.map((each) => each[key]);
    return quantile(values, 0.5);
  };
  console.log(`largest paint     ${middle('paintMs').toFixed(0)} ms  (aim: ${AIMS.paintMs})`);
  console.log(`blocking          ${middle('blockingMs').toFixed(0)} ms  (aim: ${AIMS.blockingMs})`);
  console.log(`work of the page  ${middle('workMs').toFixed(0)} ms`);
  console.log(`requests          ${middle('requests').toFixed(0)}  (aim: ${AIMS.requests})`);
  console.log(`transferred       ${middle('kilobytes').toFixed(1)} KB  (aim: ${AIMS.kilobytes})`);
  for (const [kind, { requests, bytes }] of Object.entries(visits.at(-1)?.loaded ?? {})) {
    console.log(`  ${kind.padEnd(14)} ${String(requests).padStart(4)}  ${(bytes / 1024).toFixed(1)} KB`);
  }
  for (const { path, bytes } of visits.at(-1)?.files.values() ?? []) {
    console.log(`  ${(bytes / 1024).toFixed(1).padStart(5)} KB  ${path}`);
  }
} finally {
  await browser.close();
  await bench.stop();
}
