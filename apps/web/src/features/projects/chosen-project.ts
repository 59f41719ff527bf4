/** Kept until the tab closes or somebody signs out. */
const CHOSEN = 'plumbline.project';

/** The project that was worked on last; 0 where there is none. */
export const lastProject = () => Number(sessionStorage.getItem(CHOSEN));

export function rememberProject(id: number): void {
  sessionStorage.setItem(CHOSEN, String(id));
}
