import { Switch } from '../../ui/switch.tsx';

export interface GhostState {
  on: boolean;
  /** Per cent. */
  strength: number;
  missing: boolean;
}

export const GHOST: GhostState = { on: true, strength: 40, missing: false };

interface GhostPictureProps {
  address: string;
  /** Per cent. */
  strength: number;
  onMissing: () => void;
}

/** The old photo over the live picture. It is no part of the photo that is taken. */
export function GhostPicture({ address, strength, onMissing }: GhostPictureProps) {
  return (
    <>
      <img
        src={address}
        alt="How it looked before"
        onError={onMissing}
        className="pointer-events-none absolute inset-0 size-full object-contain"
        style={{ opacity: strength / 100 }}
      />
      <p className="pointer-events-none absolute inset-x-0 bottom-3 text-center text-sm">
        <span className="rounded-full bg-scrim px-3 py-1.5">Match the old photo</span>
      </p>
    </>
  );
}

interface GhostControlsProps {
  ghost: GhostState;
  onChange: (ghost: GhostState) => void;
}

/** Lays the old photo over the live picture or takes it off, and says how strong it is. */
export function GhostControls({ ghost, onChange }: GhostControlsProps) {
  const { on, strength, missing } = ghost;
  if (missing) {
    return (
      <p role="status" className="camera-abilities text-sm text-ink-soft">
        We couldn’t load the old photo. You can take a photo without it.
      </p>
    );
  }
  return (
    <div className="camera-abilities">
      <Switch
        label="Show old photo"
        checked={on}
        onCheckedChange={(checked) => onChange({ ...ghost, on: checked })}
      />
      <label className="flex min-h-(--target) items-center gap-3 text-sm text-ink-soft">
        Strength
        <input
          type="range"
          min={10}
          max={90}
          step={5}
          value={strength}
          disabled={!on}
          aria-label="Strength of the old photo"
          aria-valuetext={`${strength}%`}
          className="h-(--target) w-36 accent-accent"
          onChange={({ target }) => onChange({ ...ghost, strength: Number(target.value) })}
        />
      </label>
    </div>
  );
}
