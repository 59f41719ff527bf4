import { Check } from '../../../ui/icons/check.tsx';
import { Circle } from '../../../ui/icons/circle.tsx';

interface DeclarationNeedsProps {
  inspectorName: string;
  licenceNumber: string;
}

/** What an inspector must have and say before a report may be called an AS 4349.1 inspection. */
export function DeclarationNeeds({ inspectorName, licenceNumber }: DeclarationNeedsProps) {
  const here: [string, boolean][] = [
    ['Your name', inspectorName.trim() !== ''],
    ['Your licence number', licenceNumber.trim() !== ''],
  ];
  return (
    <div className="mt-5 border-t border-line pt-4 text-sm">
      <h3 className="font-medium">Declaring an AS 4349.1 inspection</h3>
      <p className="mt-1 text-ink-soft">
        A report on photos is a defect analysis and says so. If you inspected the property yourself, you can
        declare it in the report’s details: ‘This is an AS 4349.1 inspection’. It then needs
      </p>
      <ul className="mt-2 space-y-1">
        {here.map(([what, there]) => (
          <li key={what} className="flex items-center gap-2">
            {there ? (
              <Check aria-hidden="true" className="size-4 text-good" />
            ) : (
              <Circle aria-hidden="true" className="size-4 text-ink-soft" />
            )}
            {what}
            <span className="text-ink-soft">{there ? 'is here' : 'is missing above'}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">
        and, in each report, the client, the property’s address, the date, the weather, the areas inspected
        and the building’s overall condition.
      </p>
    </div>
  );
}
