const terminal = process.stdout.isTTY === true;

/** Seconds in the form that people read. */
export function formatTime(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** What is under way and shown in a terminal's one line. */
const shown = new Map();
let drawing;

/**
 * Shows that something long is under way, beside what else is: a line that changes in a terminal, a new line every 15 s in
 * a log. Returns a function that ends the display with the outcome.
 */
export function showProgress(title) {
  const begun = Date.now();
  const line = () => `  ${title} … ${formatTime(Date.now() - begun)}`;
  const draw = () => process.stdout.write(`\r\x1b[K${[...shown.values()].map((each) => each()).join('')}`);
  let timer;
  if (terminal) {
    shown.set(begun + title, line);
    drawing ??= setInterval(draw, 500);
  } else {
    console.log(`  ${title} …`);
    timer = setInterval(() => console.log(line()), 15_000);
  }
  return (outcome) => {
    clearInterval(timer);
    shown.delete(begun + title);
    if (shown.size === 0) {
      clearInterval(drawing);
      drawing = undefined;
    }
    if (terminal) process.stdout.write('\r\x1b[K');
    console.log(`  ${title}: ${outcome} (${formatTime(Date.now() - begun)})`);
  };
}
