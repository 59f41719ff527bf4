/**
 * Who acts. A route makes one of the session; everything below it takes the actor and never a bare user id, so that a new
 * kind of actor (an organisation's member, the holder of a link) is a new case here and not a new parameter everywhere.
 */
export type Actor = Member | System;

/** Somebody who is signed in. */
export interface Member {
  readonly kind: 'member';
  readonly userId: number;
}

/** The server itself: a sweep, a move, a payment that the provider tells of. */
export interface System {
  readonly kind: 'system';
}

export const SYSTEM: System = { kind: 'system' };

export const memberOf = ({ id }: { id: number }): Member => ({ kind: 'member', userId: id });
