/** Something that the person at the keyboard can mend; shown without a stack. */
export class Failure extends Error {}

/** Runs a script's main part; what goes wrong is said plainly and ends the process with 1. */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
