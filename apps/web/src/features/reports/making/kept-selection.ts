/** Which findings were picked for a report that isn't made or changed yet. */
interface KeptSelection {
  picked: readonly number[];
  /** Those that there were to pick from: one that came since was never left out by anybody. */
  known: readonly number[];
}

/** A report by its id, a new one by its project: another project has other findings. */
export type SelectionOf = { reportId: number } | { projectId: number };

const keyOf = (of: SelectionOf) =>
  `plumbline.selection.${'reportId' in of ? of.reportId : `new.${of.projectId}`}`;

/** What was picked and not saved, such as before the way to a finding was taken; null where there is nothing. */
export function readSelection(of: SelectionOf): KeptSelection | null {
  const kept = sessionStorage.getItem(keyOf(of));
  return kept === null ? null : (JSON.parse(kept) as KeptSelection);
}

/** Keeps it until the tab closes or somebody signs out; null forgets it. */
export function keepSelection(of: SelectionOf, selection: KeptSelection | null): void {
  if (selection === null) sessionStorage.removeItem(keyOf(of));
  else sessionStorage.setItem(keyOf(of), JSON.stringify(selection));
}
