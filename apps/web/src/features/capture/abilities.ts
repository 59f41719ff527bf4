/** What some cameras can do beyond a picture; browsers tell, the type library doesn't know yet. */
interface MoreCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
  zoom?: { min: number; max: number; step?: number };
}

interface MoreConstraints extends MediaTrackConstraintSet {
  torch?: boolean;
  zoom?: number;
}

interface Abilities {
  torch: boolean;
  zoom: { min: number; max: number; step: number } | null;
}

export function abilitiesOf(track: MediaStreamTrack | undefined): Abilities {
  const can: MoreCapabilities = track?.getCapabilities?.() ?? {};
  const { zoom } = can;
  return {
    torch: can.torch === true,
    zoom: zoom && zoom.max > zoom.min ? { min: zoom.min, max: zoom.max, step: zoom.step || 0.1 } : null,
  };
}

/** Asks the running camera for light or a closer look; false where it refuses after all. */
export async function adjust(track: MediaStreamTrack, settings: MoreConstraints): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [settings] });
    return true;
  } catch {
    return false;
  }
}
