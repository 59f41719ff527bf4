const STEP = 150;

/**
 * Asks until the answer is there, for at most `limit` milliseconds: a fixed wait would be too long for most and
 * too short for some. Null when the time has run out.
 */
export async function waitFor<Answer>(
  ask: () => Promise<Answer | null>,
  limit: number,
): Promise<Answer | null> {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    const left = end - Date.now();
    if (left <= 0) return null;
    await new Promise((resolve) => setTimeout(resolve, Math.min(STEP, left)));
  }
}
