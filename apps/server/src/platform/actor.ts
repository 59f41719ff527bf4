/**
 * Who acts. A route makes one of the session; everything below it takes the actor and never a bare user id, so that a new
 * kind of actor (an organisation's member, the holder of a link) is a new case here and not a new parameter everywhere.
 */
import type { ActorRole } from '@plumbline/contract';
import { eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export type Actor = Member | LinkHolder | System;

/** Somebody who is signed in. */
export interface Member {
  readonly kind: 'member';
  readonly userId: number;
}

/** Somebody without an account who holds a link to a few findings. They own nothing: what they reach, the link names. */
export interface LinkHolder {
  readonly kind: 'holder';
  readonly linkId: number;
}

/** The server itself: a sweep, a move, a payment that the provider tells of. It owns nothing. */
export interface System {
  readonly kind: 'system';
}

export const SYSTEM: System = { kind: 'system' };

/** The actor of a signed-in session. */
export const actorOf = ({ id }: { id: number }): Member => ({ kind: 'member', userId: id });

/** The server goes on with what this account began: a run that it works on, a report that it makes. */
export const onBehalfOf = ({ userId }: { userId: number }): Member => ({ kind: 'member', userId });

/** The account that the actor works with: rows, files, credits and its turn in a queue are this account's. */
export const accountOf = ({ userId }: Member): number => userId;

/** The person who acts, as trails and audits name them and by whose preferences the product speaks. */
export const personOf = ({ userId }: Member): number => userId;

/** What the actor is to the rows that it reaches. */
export const roleOf = ({ kind }: Actor): ActorRole => (kind === 'member' ? 'owner' : kind);

/** A condition: only rows of this table that the actor may reach. What no case names reaches nothing. */
export function ownedBy(actor: Actor, table: { userId: AnyPgColumn }): SQL {
  return actor.kind === 'member' ? eq(table.userId, accountOf(actor)) : sql`false`;
}

/**
 * A condition for who goes over the rows of many owners: what was let go with its project is nobody's, and its rows are on
 * their way out.
 */
export const isSomebodys = (table: { userId: AnyPgColumn }): SQL => isNotNull(table.userId);

/** `ownedBy` for SQL that is put together by hand: `place` takes a value and answers where it stands. */
export function ownedInText(actor: Actor, alias: string, place: (value: unknown) => string): string {
  return actor.kind === 'member' ? `${alias}.user_id = ${place(accountOf(actor))}` : 'false';
}

/** The same as SQL for a table that is called `alias` in a query. */
export function ownedAs(actor: Actor, alias: string): SQL {
  return actor.kind === 'member' ? sql`${sql.raw(alias)}.user_id = ${accountOf(actor)}` : sql`false`;
}

/** The same for a statement that is prepared once and executed with `ownerOf(actor)`. */
export const ownedByGiven = (table: { userId: AnyPgColumn }): SQL =>
  eq(table.userId, sql.placeholder('userId'));

/** Whose a row is that the actor makes. */
export const ownerOf = (actor: Member): { userId: number } => ({ userId: accountOf(actor) });
