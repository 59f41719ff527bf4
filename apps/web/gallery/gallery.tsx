import { PageHeading } from '../src/ui/page-heading.tsx';
import { Tips } from '../src/ui/tips.tsx';
import Toaster from '../src/ui/toaster.tsx';
import { Actions } from './actions.tsx';
import { Choices } from './choices.tsx';
import { Floating } from './floating.tsx';
import { Marks } from './marks.tsx';
import { Structure } from './structure.tsx';
import { TextFields } from './text-fields.tsx';
import { Waiting } from './waiting.tsx';

/** Every primitive of src/ui in every state, on one page: what a change does to all of them is seen at once. */
export function Gallery() {
  return (
    <main className="mx-auto max-w-5xl space-y-8 px-4 py-8">
      <PageHeading
        title="Gallery"
        subtitle="Every part of the interface in every state."
        aside="Development"
      />
      <Actions />
      <TextFields />
      <Choices />
      <Marks />
      <Waiting />
      <Structure />
      <Floating />
      <Tips />
      <Toaster />
    </main>
  );
}
