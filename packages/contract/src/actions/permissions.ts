import * as z from 'zod/mini';
import { REFUSAL_IDS, type Refusal } from './refusals.ts';

/**
 * What somebody is to a thing: its owner, the holder of a link to it, somebody who runs this installation, the server by
 * itself, or a reader, who may look and do nothing more.
 */
export type ActorRole = 'owner' | 'holder' | 'administrator' | 'system' | 'reader';

/** One action: whose it is, and what stands against it. The first rule that says something is the reason. */
export interface Action<State> {
  by: readonly ActorRole[];
  unless?: readonly ((state: State) => Refusal | undefined)[];
}

/** The actions on one kind of thing. `State` is all that decides, besides who asks. */
export type Actions<State, Name extends string> = Readonly<Record<Name, Action<State>>>;

/** Checks a table's shape and keeps its names: `actionsOn<State>()({ … })`. */
export const actionsOn =
  <State>() =>
  <Name extends string>(table: Actions<State, Name>): Actions<State, Name> =>
    table;

/** Why this action isn't open; undefined where it is. The one place that decides, for screens and server alike. */
export function refusalOf<State, Name extends string>(
  table: Actions<State, Name>,
  name: NoInfer<Name>,
  role: ActorRole,
  state: State,
): Refusal | undefined {
  const { by, unless = [] } = table[name];
  if (!by.includes(role)) return 'not_yours';
  for (const rule of unless) {
    const refusal = rule(state);
    if (refusal) return refusal;
  }
  return undefined;
}

/** What an answer says of its thing. */
export interface Permissions<Name extends string> {
  can: Record<Name, boolean>;
  /** Of each action that isn't open. */
  whyNot: { [Refused in Name]?: Refusal | undefined };
}

/** All that this actor may do with a thing in this state, and why not the rest. */
export function permissionsOf<State, Name extends string>(
  table: Actions<State, Name>,
  role: ActorRole,
  state: State,
): Permissions<Name> {
  const can = {} as Record<Name, boolean>;
  const whyNot: Permissions<Name>['whyNot'] = {};
  for (const name of Object.keys(table) as Name[]) {
    const why = refusalOf(table, name, role, state);
    can[name] = why === undefined;
    if (why !== undefined) whyNot[name] = why;
  }
  return { can, whyNot };
}

/** The two fields of an answer, to be spread into its schema. */
export function permissionFields<State, Name extends string>(table: Actions<State, Name>) {
  const names = Object.keys(table) as Name[];
  const shape = <Field>(field: Field) =>
    Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;
  return {
    /** What the caller may do. */
    can: z.object(shape(z.boolean())),
    /** Why not the rest. */
    whyNot: z.object(shape(z.optional(z.enum(REFUSAL_IDS)))),
  };
}
