import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from '../../app/theme.ts';
import { Card } from '../../ui/card.tsx';
import { Segmented } from '../../ui/segmented.tsx';

const SEGMENTS = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" className="size-4" /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" className="size-4" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" className="size-4" /> },
] as const;

export function AppearanceCard() {
  const [theme, setTheme] = useTheme();
  return (
    <Card title="Appearance">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-ink-soft">Light and dark, on this device.</p>
        <Segmented label="Theme" segments={SEGMENTS} value={theme} onValueChange={setTheme} />
      </div>
    </Card>
  );
}
