import { type Permissions, REFUSALS } from '@plumbline/contract';

/** Why this may not be done, in a sentence for the screen; undefined where it may. */
export function whyNot<Name extends string>(
  { whyNot: reasons }: Partial<Permissions<Name>>,
  action: NoInfer<Name>,
): string | undefined {
  const reason = reasons?.[action];
  return reason && REFUSALS[reason].message;
}
