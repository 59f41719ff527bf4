/** 50 chats at once on the built-in assistant: when the first word comes, and what it does to everybody else's /api/me. */
import autocannon from 'autocannon';
import { openBench, quantile, signUp } from './support/server.ts';

const CHATS = Number(process.env.BENCH_CHATS ?? 50);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
/** Somebody who reads an answer before asking on. The limit of the API is 30 messages a minute. */
const PAUSE_MS = 2000;
const QUESTIONS = [
  'How high must a balustrade be?',
  'What causes rising damp?',
  'And who do I call?',
  'How long is the builder liable in Queensland?',
  'My shower is leaking into the hallway wall, how bad is that and what should I do?',
];

const bench = await openBench();
try {
  const url = await bench.startServer();
  const cookie = await signUp(url);

  /** Asks and hands back the milliseconds to the first word and to the end. */
  async function ask(message: string): Promise<{ first: number; whole: number }> {
    const begun = performance.now();
    const response = await fetch(`${url}/api/ai/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
      body: JSON.stringify({ message, conversationHistory: [] }),
    });
    if (!response.ok || !response.body) throw new Error(`A chat answered ${response.status}`);
    let first = Number.NaN;
    for await (const _piece of response.body) first = Number.isNaN(first) ? performance.now() - begun : first;
    return { first, whole: performance.now() - begun };
  }

  const me = async () => {
    const { latency, requests, non2xx } = await autocannon({
      url: `${url}/api/me`,
      connections: 2,
      duration: SECONDS,
      headers: { cookie },
    });
    if (non2xx > 0) throw new Error(`/api/me answered ${non2xx} errors`);
    return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
  };

  await ask('What causes efflorescence?');
  const alone: number[] = [];
  for (let count = 0; count < 20; count += 1)
    alone.push((await ask(QUESTIONS[count % QUESTIONS.length] ?? '')).first);
  const before = await me();

  let chatting = true;
  const firsts: number[] = [];
  const chats = Array.from({ length: CHATS }, async (_, chat) => {
    // They don't all press Enter in the same moment.
    await new Promise((resolve) => setTimeout(resolve, (PAUSE_MS * chat) / CHATS));
    for (let turn = chat; chatting; turn += 1) {
      firsts.push((await ask(QUESTIONS[turn % QUESTIONS.length] ?? '')).first);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });
  const during = await me();
  chatting = false;
  await Promise.all(chats);

  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(
    `first word, one chat alone         p50 ${ms(quantile(alone, 0.5))}, p95 ${ms(quantile(alone, 0.95))}  (aim < 300 ms)`,
  );
  console.log(
    `first word, ${CHATS} chats at once       p50 ${ms(quantile(firsts, 0.5))}, p95 ${ms(quantile(firsts, 0.95))}  (${firsts.length} answers in ${SECONDS} s)`,
  );
  console.log(
    `/api/me, no chats                  p50 ${ms(before.p50)}, p99 ${ms(before.p99)}, ${before.rate.toFixed(0)} /s`,
  );
  console.log(
    `/api/me, ${CHATS} chats at once          p50 ${ms(during.p50)}, p99 ${ms(during.p99)}, ${during.rate.toFixed(0)} /s`,
  );
  console.log(`slowed by                          ${(before.rate / during.rate).toFixed(2)}×  (aim ≤ 2×)`);
} finally {
  await bench.stop();
}
