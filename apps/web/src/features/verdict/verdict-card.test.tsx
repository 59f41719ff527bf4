import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleDefect } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { VerdictCard } from './verdict-card.tsx';

const ASK = 'GET /api/defects/41/questions';
const ANSWER = 'PUT /api/defects/41/answers';

const defect = sampleDefect();
const { compliance } = defect.assessment;
const open = {
  ...defect,
  assessment: {
    ...defect.assessment,
    compliance: {
      ...compliance,
      verdict: 'undetermined' as const,
      rule: null,
      undecided: { code: 'needs_size' as const, text: 'Nothing to compare yet: state the crack width.' },
    },
  },
};

const MATERIAL = {
  id: 'material',
  label: 'What is it in?',
  options: [
    { value: 'masonry', label: 'Brick or block' },
    { value: 'plaster', label: 'Plasterboard' },
  ],
  answer: null,
};
const SIZE = {
  id: 'size',
  label: 'How wide is it at its widest?',
  options: [],
  answer: null,
  size: {
    attribute: 'crack_width',
    unit: 'mm',
    choices: [{ label: 'Up to 5 mm', value: 3.5, uncertainty: 1.49 }],
  },
};
const asked = (...questions: unknown[]) => ({ body: { questions, projectName: 'House', number: 3 } });

describe('VerdictCard', () => {
  it('shows verdict, what was found, limit and provision', async () => {
    fakeApi({ [ASK]: asked() });
    showSignedIn(<VerdictCard defect={defect} />);
    const card = await screen.findByRole('region', { name: 'Verdict' });
    expect(within(card).getByRole('heading', { name: 'Non-compliant' })).toBeTruthy();
    expect(within(card).getByText('6 mm wide')).toBeTruthy();
    expect(within(card).getByText('up to 5 mm')).toBeTruthy();
  });

  it('never shows an assumption as a verdict', async () => {
    fakeApi({ [ASK]: asked() });
    const text = 'Would not comply if the contract is dated 22 November 2026: crack width stated as 7 mm.';
    const rule = compliance.rule;
    if (!rule) throw new Error('The sample has a rule');
    showSignedIn(
      <VerdictCard
        defect={{
          ...open,
          assessment: {
            ...open.assessment,
            compliance: {
              ...open.assessment.compliance,
              assumption: { verdict: 'non_compliant', rule, assumed: [], text },
            },
          },
        }}
      />,
    );
    expect(await screen.findByRole('heading', { name: 'Would not comply' })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Non-compliant' })).toBeNull();
  });

  it('sends each answer at once and says what changed', async () => {
    const api = fakeApi({ [ASK]: asked(MATERIAL, SIZE), [ANSWER]: { body: defect } });
    showSignedIn(<VerdictCard defect={open} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Brick or block' }));
    expect(await screen.findByText('Was: no verdict yet. Now: non-compliant.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Up to 5 mm' }));
    const sent = api.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([
      { material: 'masonry' },
      {
        measurement: {
          attribute: 'crack_width',
          value: 3.5,
          unit: 'mm',
          uncertainty: 1.49,
          origin: 'inspector',
        },
      },
    ]);
  });

  it.each([
    ['Saved. No verdict yet, as before.', open],
    ['Severity is now low.', { ...open, severity: 'low' as const }],
  ])('says %s where an answer leaves the verdict', async (said, after) => {
    fakeApi({ [ASK]: asked(MATERIAL), [ANSWER]: { body: after } });
    showSignedIn(<VerdictCard defect={open} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Brick or block' }));
    expect((await screen.findByRole('status')).textContent).toBe(said);
  });

  it('takes a measured number, and refuses what is none', async () => {
    const api = fakeApi({ [ASK]: asked(SIZE), [ANSWER]: { body: defect } });
    showSignedIn(<VerdictCard defect={open} />);
    const field = await screen.findByLabelText('Or measured, in mm');
    await userEvent.type(field, 'wide');
    expect(screen.getByText('A number, such as 3.5')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '7,5{Enter}');
    expect(api.sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      measurement: { value: 7.5, unit: 'mm' },
    });
  });

  it('opens the measuring of the photo beside the size', async () => {
    fakeApi({ [ASK]: asked(SIZE) });
    showSignedIn(<VerdictCard defect={open} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Measure on the photo' }));
    expect(await screen.findByRole('dialog', { name: 'Measure' })).toBeTruthy();
  });

  it('asks nothing where nothing would change the verdict', async () => {
    fakeApi({ [ASK]: asked() });
    showSignedIn(<VerdictCard defect={open} />);
    expect(await screen.findByText('Nothing to compare yet: state the crack width.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'What decides the verdict' })).toBeNull();
  });
});
