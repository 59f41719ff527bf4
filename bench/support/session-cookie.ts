/** The session's cookie among those that an answer sets, to send back; '' if it sets none. */
export function sessionCookie(answered: Headers): string {
  const set = answered.getSetCookie().find((line) => line.includes('session_token='));
  return set?.split(';')[0] ?? '';
}
