const KEY = 'plumbline.last-place';

/** The place that was used last in a project, kept until the tab closes; null where there is none. */
export function lastPlace(projectId: number): number | null {
  return Number(sessionStorage.getItem(`${KEY}.${projectId}`)) || null;
}

export function rememberPlace(projectId: number, placeId: number | null): void {
  if (placeId === null) sessionStorage.removeItem(`${KEY}.${projectId}`);
  else sessionStorage.setItem(`${KEY}.${projectId}`, String(placeId));
}
