import type { Decision } from '@plumbline/contract';
import { findDefectName } from '@plumbline/knowledge';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { sampleAlert, sampleDefect, sampleStats } from '../../../test/samples.ts';
import { showSignedIn } from '../../../test/show.tsx';
import DetailsDialog from './details-dialog.tsx';
import DetailsPage from './details-page.tsx';

const GET = 'GET /api/defects/41';
const PUT = 'PUT /api/defects/41/decision';

const RENDER = findDefectName('render_defect')?.name ?? '';

const DECIDED: Decision = {
  verdict: 'corrected',
  defectType: RENDER,
  defectId: 'render_defect',
  severity: 'medium',
  nccCompliant: null,
  as4349Class: null,
  location: 'Front wall',
  note: 'It is in the render only.',
  measurements: [],
  decidedAt: '2026-11-21T01:00:00.000Z',
};

function show() {
  showSignedIn(<DetailsDialog id={41} onClose={vi.fn()} />);
}

describe('a finding’s own page', () => {
  it('opens the conversation about it', async () => {
    fakeApi({
      [GET]: { body: sampleDefect() },
      'GET /api/defects/41/questions': { body: { questions: [], projectName: 'Banksia Street', number: 12 } },
      'GET /api/engines': { body: [{}, {}] },
      'GET /api/chat/defects/41': { body: [] },
    });
    showSignedIn(<DetailsPage id={41} />);
    const toggle = await screen.findByRole('button', { name: /^AI Chat about / });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(await screen.findByRole('region', { name: /^AI Chat about / })).toBeTruthy();
  });
});

describe('DetailsDialog', () => {
  it('reads as a document with every chapter of the specification', async () => {
    fakeApi({ [GET]: { body: sampleDefect() } });
    show();
    for (const chapter of [
      'Evidence',
      'Executive summary',
      'Technical analysis',
      'Recommendations',
      'Standards and NCC guidance',
      'Consensus factors',
      'Consideration points',
    ]) {
      expect(await screen.findByRole('heading', { name: chapter })).toBeTruthy();
    }
    expect(screen.getByText(/^b5bb9d80/)).toBeTruthy();
    expect(screen.getByText('33.91095° S, 151.15634° E')).toBeTruthy();
    expect(screen.getByText('Home Building Act')).toBeTruthy();
    expect(screen.getByText('to be confirmed')).toBeTruthy();
  });

  it('is named by its project and its number there, and by no other number before that is known', async () => {
    fakeApi({
      [GET]: { body: sampleDefect() },
      'GET /api/defects/41/questions': { body: { questions: [], projectName: 'Banksia Street', number: 12 } },
    });
    show();
    const dialog = screen.getByRole('dialog', { name: 'Finding' });
    expect(dialog.textContent).not.toContain('41');
    expect(await screen.findByText(/^Finding 12 · Banksia Street/)).toBeTruthy();
  });

  it('says what to do once, though actions and recommendations both name it', async () => {
    const { assessment, ...rest } = sampleDefect();
    const twice = 'Keep people away from loose bricks.';
    const recommendations = [twice, 'Ask the builder in writing.'];
    fakeApi({ [GET]: { body: { ...rest, assessment: { ...assessment, recommendations } } } });
    show();
    expect(await screen.findByText('Ask the builder in writing.')).toBeTruthy();
    expect(screen.getAllByText(twice)).toHaveLength(1);
    const named = screen.getAllByRole('heading', { name: /recommend/i });
    expect(named.map(({ textContent }) => textContent)).toEqual(['Recommendations']);
    const chapter = within(screen.getByRole('region', { name: 'Recommendations' }));
    expect(chapter.getByText(twice)).toBeTruthy();
    expect(chapter.getByRole('heading', { name: 'Now' })).toBeTruthy();
  });

  it('keeps apart what the photo shows, what the person said and what is usual', async () => {
    const body = sampleDefect();
    fakeApi({
      [GET]: {
        body: {
          ...body,
          mismatch: 'Your words say a balustrade; this photo doesn’t show one.',
          assessment: {
            ...body.assessment,
            typicalSigns: ['copper visible'],
            blindSpots: [{ missed: 'Rust is often missed.', instead: 'Go closer.' }],
          },
        },
      },
    });
    show();
    const section = await screen.findByRole('region', { name: 'What this is based on' });
    expect(within(section).getByRole('heading', { name: 'Seen in the photo' })).toBeTruthy();
    expect(within(section).getByText(/runs like a crack/)).toBeTruthy();
    expect(within(section).getByRole('heading', { name: /^Typical signs/ })).toBeTruthy();
    expect(within(section).getByText('copper visible')).toBeTruthy();
    expect(within(section).getByText('Go closer.')).toBeTruthy();
    expect(screen.getByText('Your words say a balustrade; this photo doesn’t show one.')).toBeTruthy();
    expect(screen.getByText(/2 of 3 opinions agree/)).toBeTruthy();
  });

  it.each([
    ['Banksia Street', 'Finding 12 · Banksia Street'],
    ['Project 1', 'Finding 12 · Project 1'],
  ])('names a finding of %s so that its number can be told from the name', async (projectName, named) => {
    fakeApi({
      [GET]: { body: sampleDefect() },
      'GET /api/defects/41/questions': { body: { questions: [], projectName, number: 12 } },
    });
    show();
    expect(await screen.findByText(named, { exact: false })).toBeTruthy();
  });

  it('tells what the marks show once, beside the photo or under what was seen', async () => {
    const told = 'A line about 5 px wide runs like a crack.';
    const overlayDescription = `Crack: outlined in the middle. ${told}`;
    fakeApi({ [GET]: { body: sampleDefect({ overlayDescription, observed: [told] }) } });
    show();
    expect(await screen.findByText('Crack: outlined in the middle.')).toBeTruthy();
    expect(screen.getAllByText(told, { exact: false })).toHaveLength(1);
  });

  it('shows each warranty deadline with its day, what it is for and where it comes from', async () => {
    fakeApi({ [GET]: { body: sampleDefect() } });
    show();
    expect(await screen.findByText(/Earliest possible last day: 29 February 2028/)).toBeTruthy();
    expect(screen.getByText('if it counts as any other defect')).toBeTruthy();
    expect(screen.getByText('if it counts as a major defect')).toBeTruthy();
    expect(screen.getByText('29 February 2028 (start proceedings)')).toBeTruthy();
    // Where the law was read stands behind a disclosure: what is confirmed is the law.
    expect(screen.getAllByText(/^Home Building Act 1989, s 18E\(1\) \(confirmed\)$/)).toHaveLength(2);
    expect(screen.getByText(/Ask a lawyer before relying on it/)).toBeTruthy();
  });

  it.each([
    ['high', 1],
    ['medium', 0],
  ] as const)(
    'counts the days to the earliest last day of a %s finding %i times',
    async (severity, times) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(2028, 1, 27, 12) });
      fakeApi({ [GET]: { body: sampleDefect({ severity }) } });
      show();
      await screen.findByText(/Earliest possible last day: 29/);
      expect(screen.queryAllByText('2 days left until that day.')).toHaveLength(times);
      vi.useRealTimers();
    },
  );

  it('keeps the panel’s reasons and advice to be read after a correction', async () => {
    const { assessment } = sampleDefect();
    const { title, description, severity, severityReasons, actions } = assessment;
    const panel = { title, description, severity, severityReasons, actions };
    fakeApi({
      [GET]: {
        body: sampleDefect({
          decision: 'corrected',
          defectType: 'Full-depth crack',
          decisionDetails: DECIDED,
          assessment: {
            ...assessment,
            severityReasons: ['Set by the inspector.'],
            actions: { immediate: [], shortTerm: [], longTerm: [] },
            panel: { ...panel, complianceText: '', classText: '', whoToCall: ['Bricklayer'] },
          },
        }),
      },
    });
    show();
    expect(await screen.findByText('Set by the inspector.')).toBeTruthy();
    expect(screen.getByText('Stepped cracking in brickwork (84%)')).toBeTruthy();
    expect(screen.getAllByText('Underpin only on an engineer’s advice.')).toHaveLength(1);
    const trail = screen.getByText('The panel’s reasons and advice').closest('details');
    expect(trail?.open).toBe(false);
    expect(within(trail as HTMLElement).getByText('Who to call: Bricklayer')).toBeTruthy();
    expect(within(trail as HTMLElement).getByText('Underpin only on an engineer’s advice.')).toBeTruthy();
  });

  it('switches the marks on the photo off and on', async () => {
    fakeApi({ [GET]: { body: sampleDefect() } });
    show();
    const marks = await screen.findByRole('button', { name: 'Marks' });
    await waitFor(() => expect(document.querySelectorAll('polyline').length).toBeGreaterThan(0));
    await userEvent.click(marks);
    expect(document.querySelectorAll('polyline')).toHaveLength(0);
    expect(screen.getByText(/A line from the upper left/)).toBeTruthy();
  });

  it('confirms in one press', async () => {
    const confirmed = sampleDefect({
      decision: 'confirmed',
      decisionDetails: { ...DECIDED, verdict: 'confirmed', note: '' },
    });
    const api = fakeApi({ [GET]: { body: sampleDefect() }, [PUT]: { body: confirmed } });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Confirmed on 21 Nov 2026')).toBeTruthy();
    // Photos and the like may be asked for meanwhile.
    expect(api.sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      verdict: 'confirmed',
      over: null,
    });
  });

  it('keeps an inspector’s class and note beside a confirmation, and offers what was chosen', async () => {
    const confirmed = sampleDefect({
      decision: 'confirmed',
      decisionDetails: { ...DECIDED, verdict: 'confirmed', as4349Class: 'minor', note: 'Old' },
    });
    const api = fakeApi({ [GET]: { body: confirmed }, [PUT]: { body: confirmed } });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Class and note' }));
    const dialog = screen.getByRole('dialog', { name: 'Class and note' });
    const given = within(dialog).getByLabelText('Class by AS 4349.1');
    expect(given.textContent).toBe('Minor defect');
    await userEvent.click(given);
    await userEvent.click(await screen.findByRole('option', { name: 'Major defect' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sent.find(({ method }) => method === 'PUT')?.body).toEqual({
        verdict: 'confirmed',
        as4349Class: 'major',
        location: 'Front wall',
        note: 'Old',
        // Over what was on screen: a decision that came between isn't lost.
        over: DECIDED.decidedAt,
      }),
    );
  });

  it('corrects with a type of the taxonomy, and keeps the panel’s own finding beside it', async () => {
    const corrected = sampleDefect({
      decision: 'corrected',
      defectType: RENDER,
      severity: 'medium',
      decisionDetails: DECIDED,
    });
    const api = fakeApi({ [GET]: { body: sampleDefect() }, [PUT]: { body: corrected } });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = screen.getByRole('dialog', { name: 'Correct this finding' });
    const type = within(dialog).getByLabelText('Defect type');
    await userEvent.clear(type);
    expect(within(dialog).getByText('Name the defect')).toBeTruthy();
    await userEvent.type(type, 'render');
    await userEvent.click(within(dialog).getByRole('option', { name: RENDER }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save correction' }));
    expect(await screen.findByText('What the panel said')).toBeTruthy();
    expect(screen.getByText('It is in the render only.')).toBeTruthy();
    expect(api.sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      verdict: 'corrected',
      defectType: RENDER,
      defectId: 'render_defect',
    });
  });

  it('has nothing to confirm where the panel named nothing', async () => {
    fakeApi({ [GET]: { body: sampleDefect({ outcome: 'not_sure', defectType: 'Not sure' }) } });
    show();
    expect(await screen.findByRole('button', { name: 'Name the defect' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.queryByRole('img', { name: /confidence/ })).toBeNull();
  });

  it('says without a network what the open hazards of a finding ask for that was never opened here', async () => {
    const { sent } = fakeApi({
      [GET]: () => {
        throw new TypeError('Failed to fetch');
      },
      'GET /api/stats': {
        body: sampleStats({
          gravestHazard: {
            ...{ findingId: 41, number: 9, urgency: 'now', title: 'Possible gas leak', step: 'Get out.' },
            alerts: [
              sampleAlert({ title: 'Possible gas leak', steps: ['Get out.', 'Call 000 from outside.'] }),
            ],
            project: 'Shed',
          },
        }),
      },
    });
    show();
    expect(await screen.findByText('This finding isn’t on this device yet')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Hazard: Possible gas leak' })).toBeTruthy();
    expect(document.body.textContent).toContain('Call 000 from outside.');
    const asked = sent.filter(({ path }) => path === '/api/defects/41').length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(sent.filter(({ path }) => path === '/api/defects/41').length).toBeGreaterThan(asked),
    );
  });

  it('says when a finding isn’t there', async () => {
    fakeApi({ [GET]: { status: 404, body: { message: 'Not found.', code: 'not_found', requestId: 'r-2' } } });
    show();
    expect(await screen.findByText('Finding not found')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
