import type { Permissions } from '@plumbline/contract';

/** Whether this may be done, as the answer itself says. One that was saved before answers said so offers nothing. */
export function may<Name extends string>(
  { can }: Partial<Permissions<Name>>,
  action: NoInfer<Name>,
): boolean {
  return can?.[action] ?? false;
}
