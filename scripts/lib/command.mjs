import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { root } from './repository.mjs';

/** As `nice` counts: about a third of the share of others. */
const YIELDING = 5;

/** npm as it was called, or the one in PATH. */
export function npmCommand(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, script, ...args] : ['npm', ...args];
}

/**
 * Runs a command that speaks for itself on the terminal; resolves to its exit code. With `hear` its output comes to this
 * process instead, with the stream that it was meant for. A command that `yields` leaves the processors to others.
 */
export function runVisibly([program, ...args], env = {}, { hear, yields = false } = {}) {
  return new Promise((resolve) => {
    const colour = hear && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(program, args, {
      cwd: root,
      stdio: hear ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...colour, ...env },
    });
    if (yields && child.pid) setPriority(child.pid, YIELDING);
    if (hear) {
      child.stdout.setEncoding('utf8').on('data', (piece) => hear(piece, process.stdout));
      child.stderr.setEncoding('utf8').on('data', (piece) => hear(piece, process.stderr));
    }
    // The terminal sends Ctrl-C to the child as well; we stay to tell its outcome.
    const ignore = () => {};
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', ignore).on('SIGTERM', pass);
    const end = (code) => {
      process.off('SIGINT', ignore).off('SIGTERM', pass);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`);
      end(127);
    });
    // After the last of its output, where that passes through here.
    child.once(hear ? 'close' : 'exit', (code, signal) => end(signal ? 130 : (code ?? 1)));
  });
}

/** Runs a command and keeps what it says; resolves to its exit code and output. */
export function runQuietly([program, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
