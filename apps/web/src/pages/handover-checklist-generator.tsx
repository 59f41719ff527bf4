import { useState } from 'react';
import { type Answer, type ChecklistValues, EMPTY_CHECKLIST } from '../features/checklist/building-type.ts';
import { ChecklistForm } from '../features/checklist/checklist-form.tsx';
import { ChecklistResult } from '../features/checklist/checklist-result.tsx';
import { PublicLayout } from '../features/public-site/public-layout.tsx';
import type { Metadata } from '../routes/page-metadata.tsx';

export const metadata: Metadata = {
  title: 'Handover checklist generator',
  description:
    'Make a handover checklist for a house, townhouse, apartment, office, shop or industrial building, free and in your browser.',
};

export default function HandoverChecklistPage() {
  const [values, setValues] = useState<ChecklistValues>(EMPTY_CHECKLIST);
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [generated, setGenerated] = useState(false);
  return (
    <PublicLayout>
      <div className="mx-auto max-w-6xl px-5 pt-12 pb-20 tablet:px-8 desktop:pt-16">
        <h1 className="text-xl font-semibold tablet:text-2xl">Handover checklist generator</h1>
        <p className="mt-4 mb-10 max-w-[60ch] text-base text-ink-soft">
          Ten things to look at before you sign, for six kinds of building. What you tick and type stays in
          this window. Download PDF sends it to us to print. We keep none of it.
        </p>
        {generated && values.buildingType ? (
          <ChecklistResult
            values={values}
            buildingType={values.buildingType}
            answers={answers}
            onAnswer={(item, answer) => setAnswers((all) => ({ ...all, [item]: answer }))}
            onEdit={() => setGenerated(false)}
          />
        ) : (
          <ChecklistForm values={values} onChange={setValues} onGenerate={() => setGenerated(true)} />
        )}
      </div>
    </PublicLayout>
  );
}
