import { type Actions, REFUSALS, refusalOf } from '@plumbline/contract';
import { type Actor, roleOf } from './actor.ts';
import { AppError } from './errors.ts';

/**
 * Refuses an action that isn't open to this actor with the thing in this state, by the table that screens go by too. The
 * caller holds the rows that the state was read from, so that it is still true when it acts.
 * @throws AppError
 */
export function permit<State, Name extends string>(
  actor: Actor,
  table: Actions<State, Name>,
  name: NoInfer<Name>,
  state: State,
): void {
  const refusal = refusalOf(table, name, roleOf(actor), state);
  if (!refusal) return;
  const { code, message } = REFUSALS[refusal];
  throw new AppError(code, { message });
}
