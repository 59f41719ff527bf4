/** Times, upkeep, joints and sizes. Written down as in `things-of-fabric.ts`. */
export const THINGS_OF_UPKEEP = {
  movement_joint: 'movement joint, control joint, expansion joint, soft joint',
} as const satisfies Record<string, string>;
