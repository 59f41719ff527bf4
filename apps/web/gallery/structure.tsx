import { Card } from '../src/ui/card.tsx';
import { FiguresTable } from '../src/ui/figures-table.tsx';
import { Picture } from '../src/ui/picture.tsx';
import { State, States } from './state.tsx';

const ICON = { src: '/icon-180.png', width: 180, height: 180, alt: 'The icon of Plumbline' };

export function Structure() {
  return (
    <Card title="Structure">
      <States>
        <State name="Card: with an aside">
          <Card title="Photos" aside="12" level={3}>
            What it holds.
          </Card>
        </State>
        <State name="Card: flush">
          <Card title="Visits" flush level={3}>
            <p className="px-5 py-3">From edge to edge.</p>
          </Card>
        </State>
        <State name="Table of figures">
          <FiguresTable
            caption="Findings by severity"
            heads={['Severity', 'Findings']}
            rows={[
              ['Critical', 1],
              ['High', 4],
            ]}
          />
        </State>
        <State name="Picture">
          <Picture picture={ICON} sizes="180px" first />
        </State>
      </States>
    </Card>
  );
}
