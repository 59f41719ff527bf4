const terminal = process.stdout.isTTY === true;

/** Seconds in the form that people read. */
export function formatTime(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Shows that something long is under way: a line that changes in a terminal, a new line every 15 s in a log.
 * Returns a function that ends the display with the outcome.
 */
export function showProgress(title) {
  const begun = Date.now();
  const line = () => `  ${title} … ${formatTime(Date.now() - begun)}`;
  if (!terminal) console.log(`  ${title} …`);
  const timer = setInterval(
    () => (terminal ? process.stdout.write(`\r\x1b[K${line()}`) : console.log(line())),
    terminal ? 500 : 15_000,
  );
  return (outcome) => {
    clearInterval(timer);
    if (terminal) process.stdout.write('\r\x1b[K');
    console.log(`  ${title}: ${outcome} (${formatTime(Date.now() - begun)})`);
  };
}
