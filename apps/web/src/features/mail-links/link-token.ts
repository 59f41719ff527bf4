/** The secret of a mail's link: behind the #, which no server and no log sees. Empty when there's none. */
export function tokenBehindHash(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
}

export function tokenInQuery(): string {
  return new URLSearchParams(window.location.search).get('token') ?? '';
}
