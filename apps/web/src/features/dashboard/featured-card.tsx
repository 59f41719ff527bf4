import { Card } from '../../ui/card.tsx';

/** Room for the newest article, until the first is published. */
export function FeaturedCard() {
  return (
    <Card title="Featured Content">
      <p className="text-sm text-ink-soft">Articles on defects and the building code are coming soon.</p>
    </Card>
  );
}
