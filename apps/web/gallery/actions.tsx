import { Button, type ButtonVariant, buttonClass } from '../src/ui/button.tsx';
import { Card } from '../src/ui/card.tsx';
import { IconButton } from '../src/ui/icon-button.tsx';
import { Plus } from '../src/ui/icons/plus.tsx';
import { State, States } from './state.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const plus = <Plus aria-hidden="true" className="size-4" />;

export function Actions() {
  return (
    <Card title="Buttons">
      <States>
        {VARIANTS.map((variant) => (
          <State key={variant} name={`Button: ${variant}, busy, disabled`}>
            <div className="flex flex-wrap gap-3">
              <Button variant={variant}>Add photo</Button>
              <Button variant={variant} busy>
                Add photo
              </Button>
              <Button variant={variant} disabled>
                Add photo
              </Button>
            </div>
          </State>
        ))}
        <State name="Button: small, medium, large">
          <div className="flex flex-wrap items-center gap-3">
            <Button size="small">Add photo</Button>
            <Button size="medium">Add photo</Button>
            <Button size="large">Add photo</Button>
          </div>
        </State>
        <State name="Button: with an icon, a link that looks like one">
          <div className="flex flex-wrap gap-3">
            <Button icon={plus}>Add project</Button>
            <a href="#link" className={buttonClass()}>
              Go to reports
            </a>
          </div>
        </State>
        <State name="Button: wide">
          <Button className={buttonClass({ wide: true })}>Sign in</Button>
        </State>
        <State name="Icon button: plain, outlined, quiet, disabled">
          <div className="flex gap-3">
            <IconButton label="Add to the report">{plus}</IconButton>
            <IconButton label="Add to the plan" outlined>
              {plus}
            </IconButton>
            <IconButton label="Add quietly" quiet>
              {plus}
            </IconButton>
            <IconButton label="Add later" disabled>
              {plus}
            </IconButton>
          </div>
        </State>
      </States>
    </Card>
  );
}
