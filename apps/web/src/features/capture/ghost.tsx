import { Switch } from '../../ui/switch.tsx';

export interface GhostState {
  on: boolean;
  /** Per cent. */
  strength: number;
  /** Per cent of the frame: another lens shows the same wall larger or smaller. */
  size: number;
  missing: boolean;
}

export const GHOST: GhostState = { on: true, strength: 40, size: 100, missing: false };

interface GhostPictureProps {
  address: string;
  /** Per cent. */
  strength: number;
  size: number;
  onMissing: () => void;
}

/** The old photo over the live picture. It is no part of the photo that is taken. */
export function GhostPicture({ address, strength, size, onMissing }: GhostPictureProps) {
  return (
    <>
      <img
        src={address}
        alt="How it looked before"
        onError={onMissing}
        className="pointer-events-none absolute inset-0 size-full object-contain"
        style={{ opacity: strength / 100, scale: `${size}%` }}
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
  const { on, strength, size, missing } = ghost;
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
      <Slider
        label="Strength"
        name="Strength of the old photo"
        range={[10, 90]}
        value={strength}
        disabled={!on}
        onChange={(value) => onChange({ ...ghost, strength: value })}
      />
      <Slider
        label="Size"
        name="Size of the old photo"
        range={[50, 200]}
        value={size}
        disabled={!on}
        onChange={(value) => onChange({ ...ghost, size: value })}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  name: string;
  /** Per cent, least and most. */
  range: readonly [number, number];
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

const Slider = ({ label, name, range: [min, max], value, disabled, onChange }: SliderProps) => (
  <label className="flex min-h-(--target) items-center gap-3 text-sm text-ink-soft">
    <span className="w-16">{label}</span>
    <input
      type="range"
      min={min}
      max={max}
      step={5}
      value={value}
      disabled={disabled}
      aria-label={name}
      aria-valuetext={`${value}%`}
      className="h-(--target) w-36 accent-accent"
      onChange={({ target }) => onChange(Number(target.value))}
    />
  </label>
);
