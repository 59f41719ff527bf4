import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Flashlight } from '../../ui/icons/flashlight.tsx';
import { FlashlightOff } from '../../ui/icons/flashlight-off.tsx';
import { abilitiesOf, adjust } from './abilities.ts';

/** Torch and zoom, each only where this camera has it. */
export function LightAndZoom({ stream }: { stream: MediaStream }) {
  const track = stream.getVideoTracks()[0];
  const [{ torch, zoom }] = useState(() => abilitiesOf(track));
  const [lit, setLit] = useState(false);
  const [level, setLevel] = useState(zoom?.min ?? 1);
  if (!track || (!torch && !zoom)) return null;
  const light = async () => {
    if (await adjust(track, { torch: !lit })) setLit(!lit);
  };
  return (
    <div className="camera-abilities">
      {torch ? (
        <IconButton
          label={lit ? 'Light off' : 'Light on'}
          aria-pressed={lit}
          outlined
          onClick={() => void light()}
        >
          {lit ? (
            <FlashlightOff aria-hidden="true" className="size-5" />
          ) : (
            <Flashlight aria-hidden="true" className="size-5" />
          )}
        </IconButton>
      ) : null}
      {zoom ? (
        <label className="flex min-h-(--target) items-center gap-3 text-sm text-ink-soft">
          Zoom
          <input
            type="range"
            min={zoom.min}
            max={zoom.max}
            step={zoom.step}
            value={level}
            className="h-(--target) w-36 accent-accent"
            onChange={({ target }) => {
              setLevel(Number(target.value));
              void adjust(track, { zoom: Number(target.value) });
            }}
          />
        </label>
      ) : null}
    </div>
  );
}
