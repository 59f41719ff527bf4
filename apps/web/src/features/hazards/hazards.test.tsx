import type { Project } from '@plumbline/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { sampleAlert, sampleDefect, sampleLine, sampleProject } from '../../test/samples.ts';
import { showSignedIn } from '../../test/show.tsx';
import { ChatInput } from '../chat/chat-input.tsx';
import { FindingRow } from '../inspection/findings/finding-row.tsx';
import RepairSection from '../repairs/repair-section.tsx';
import BuildingAlerts from './building-alerts.tsx';
import { ClosedAlerts } from './closed-alerts.tsx';
import DeleteHazardsDialog from './delete-hazards-dialog.tsx';
import { FindingAlerts } from './finding-alerts.tsx';

const GAS = sampleAlert();

test('warns while somebody types, before anything is sent, and is read out once', {
  timeout: 40_000,
}, async () => {
  const user = userEvent.setup();
  const { sent } = fakeApi({});
  const { container } = showSignedIn(
    <ChatInput label="Message" placeholder="" pending={false} onSend={() => {}} onStop={() => {}} />,
  );
  const before = sent.length;
  await user.type(screen.getByLabelText('Message'), 'i can smell gas in the kitchen');
  const alert = await screen.findByRole('alert', {}, { timeout: 20_000 });
  expect(alert.textContent).toContain('gas');
  expect(screen.getByText(/Because you wrote “/).textContent).toContain('smell gas');
  let changes = 0;
  const watch = new MutationObserver((all) => {
    changes += all.length;
  });
  watch.observe(alert, { childList: true, characterData: true, subtree: true });
  await user.type(screen.getByLabelText('Message'), ' of the flat');
  expect(watch.takeRecords().length + changes).toBe(0);
  watch.disconnect();
  expect(container.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(sent).toHaveLength(before);
});

test('closing the last alert of a finding offers at once to verify its repair', async () => {
  const user = userEvent.setup();
  const repair = (isOpen: boolean) => ({
    ...{ findingId: 41, state: 'fixed', revision: 1, trade: '', person: 'Jo', dueOn: null },
    ...{ suggested: { trade: '', dueOn: null, why: '' }, entries: [], looks: [], looking: false, unread: 0 },
    can: { verify: !isOpen },
    whyNot: isOpen ? { verify: 'hazard_open' } : {},
  });
  let isOpen = true;
  fakeApi({
    'GET /api/defects/41/repair': () => ({ body: repair(isOpen) }),
    'GET /api/projects/2/repair-links': { body: [] },
    'POST /api/defects/41/alerts/gas/close': () => {
      isOpen = false;
      return { body: { ...sampleDefect({ alerts: [] }), alike: [] } };
    },
  });
  const finding = sampleDefect({ alerts: [GAS] });
  showSignedIn(
    <>
      <FindingAlerts defect={finding} />
      <RepairSection finding={finding} />
    </>,
  );
  expect(await screen.findByText(/^A hazard alert is open on this finding/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Verify/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Close alert/ }));
  const dialog = await screen.findByRole('dialog');
  await user.type(
    within(dialog).getByLabelText('Why is it safe now?'),
    'Gas fitter tested it and found none',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close alert' }));
  expect(await screen.findByRole('button', { name: /^Verify/ })).toBeTruthy();
  expect(screen.queryByText(/^A hazard alert is open on this finding/)).toBeNull();
});

test('numbers the steps and makes telephone numbers ones that can be pressed', () => {
  showSignedIn(<FindingAlerts defect={sampleDefect({ alerts: [GAS] })} />);
  const box = screen.getByRole('region', { name: 'Hazard: Possible gas leak' });
  expect(
    within(box)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(GAS.steps);
  expect(
    within(box)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:000', 'tel:000', 'tel:1800427532']);
  expect(box.textContent).toContain('Act now');
});

test('two of a kind are two cards, the second in short, and each is closed by its own title', async () => {
  const user = userEvent.setup();
  const second = sampleAlert({
    title: 'Possible carbon monoxide inside',
    steps: ['Get out now.', 'Leave doors open.'],
  });
  const { sent } = fakeApi({
    'POST /api/defects/41/alerts/gas/close': { body: { ...sampleDefect({ alerts: [GAS] }), alike: [] } },
  });
  showSignedIn(<FindingAlerts defect={sampleDefect({ alerts: [GAS, second] })} />);
  const card = screen.getByRole('region', { name: `Hazard: ${second.title}` });
  expect(within(card).getByText('Get out now.').closest('details')).toBeNull();
  expect(within(card).getByText('Leave doors open.').closest('details')).not.toBeNull();
  expect(screen.getAllByText('Who to call:')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: `Close alert: ${second.title}` }));
  const reason = 'Gas fitter tested it today and found none';
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Why is it safe now?'), reason);
  await user.click(within(dialog).getByRole('button', { name: 'Close alert' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { title: second.title, reason } }));
});

const CEILING = sampleAlert({ kind: 'ceiling', title: 'Ceiling may come down', urgency: 'today' });

type Alerts = Parameters<typeof FindingAlerts>[0]['defect']['alerts'];

function Changing({ before, after }: Record<'before' | 'after', Alerts>) {
  const [alerts, setAlerts] = useState(before);
  return (
    <>
      <FindingAlerts defect={sampleDefect({ alerts })} />
      <button type="button" onClick={() => setAlerts(after)}>
        Answer
      </button>
    </>
  );
}

test.each([
  ['another kind in its place', [GAS], [CEILING], true],
  ['another of its kind in its place', [CEILING], [{ ...CEILING, title: 'A floor has fallen in' }], true],
  ['the same, and more urgent', [CEILING], [{ ...CEILING, urgency: 'now' as const }], true],
  ['the same for another reason', [CEILING], [{ ...CEILING, because: 'Answered' }], false],
  ['one of two closed', [GAS, CEILING], [CEILING], false],
])('an alert that wasn’t there before is brought into view: %s', async (_, before, after, raised) => {
  const show = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  showSignedIn(<Changing before={before} after={after} />);
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getAllByRole('region', { name: /^Hazard: / })).toHaveLength(after.length);
  expect(show).toHaveBeenCalledTimes(raised ? 1 : 0);
  show.mockRestore();
});

test('is closed only with a reason, which is sent', async () => {
  const user = userEvent.setup();
  const { sent } = fakeApi({
    'POST /api/defects/41/alerts/gas/close': { body: { ...sampleDefect({ alerts: [] }), alike: [] } },
  });
  showSignedIn(<FindingAlerts defect={sampleDefect({ alerts: [GAS] })} />);
  await user.click(screen.getByRole('button', { name: 'Close alert: Possible gas leak' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Close alert' }));
  await within(dialog).findByText('Write who checked it and what they found, in at least four words.');
  expect(sent).toHaveLength(0);
  await user.type(within(dialog).getByLabelText('Why is it safe now?'), 'Fitter found no leak');
  await user.click(within(dialog).getByRole('button', { name: 'Close alert' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)?.body).toEqual({ title: GAS.title, reason: 'Fitter found no leak' });
});

test('offers the words that were changed as the reason, and the reason for the same alert elsewhere', async () => {
  const user = userEvent.setup();
  const { sent } = fakeApi({
    'POST /api/defects/41/alerts/gas/close': {
      body: { ...sampleDefect({ alerts: [] }), alike: [{ id: 42, number: 7 }] },
    },
    'POST /api/defects/42/alerts/gas/close': { body: { ...sampleDefect({ alerts: [] }), alike: [] } },
  });
  showSignedIn(<FindingAlerts defect={sampleDefect({ alerts: [GAS], aiResults: [] })} />);
  await user.click(screen.getByRole('button', { name: 'Close alert: Possible gas leak' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Those words were changed' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close alert' }));
  const offer = await screen.findByRole('alertdialog', { name: 'Close the same alert there too?' });
  expect(offer.textContent).toContain('#7');
  expect(sent).toHaveLength(1);
  await user.click(within(offer).getByRole('button', { name: 'Close it too' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const reason = `It was raised by these words, which were changed: ‘${GAS.because}’`;
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/defects/41/alerts/gas/close', { title: GAS.title, reason }],
    ['/api/defects/42/alerts/gas/close', { title: GAS.title, reason }],
  ]);
});

test('a closed alert shows its reason, who closed it and when', () => {
  const closed = {
    alert: GAS,
    reason: 'Fitter found no leak',
    closedAt: '2026-11-20T01:00:00Z',
    closedBy: 'Kim',
  };
  showSignedIn(<ClosedAlerts defect={sampleDefect({ closedAlerts: [closed] })} />);
  const list = screen.getByRole('list', { name: 'Closed hazard alerts' });
  expect(list.textContent).toContain('Possible gas leak: closed');
  expect(list.textContent).toContain('Fitter found no leak');
  expect(list.textContent).toMatch(/Kim · .*2026/);
});

test('asks why before what a hazard is open on is deleted, and says which hazard', async () => {
  const user = userEvent.setup();
  const remove = vi.fn();
  const onClose = vi.fn();
  showSignedIn(
    <DeleteHazardsDialog
      title="Delete this finding"
      message="We delete the finding and its photo."
      alerts={[GAS]}
      submit="Delete finding"
      failed="Finding not deleted."
      remove={remove}
      onClose={onClose}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Delete this finding' });
  expect(within(dialog).getByRole('listitem').textContent).toBe('Possible gas leak: act now');
  await user.type(within(dialog).getByLabelText('Why are you deleting it?'), 'done');
  await user.click(within(dialog).getByRole('button', { name: 'Delete finding' }));
  expect(await within(dialog).findByText(/at least four words/)).toBeTruthy();
  expect(remove).not.toHaveBeenCalled();
  await user.type(
    within(dialog).getByLabelText('Why are you deleting it?'),
    ', the gas fitter found no leak',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete finding' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(remove).toHaveBeenCalledWith('done, the gas fitter found no leak');
});

test('a row names gas behind another hazard, and what it says to do first is of the hazard that it names', () => {
  const live = sampleAlert({
    ...{ kind: 'electrical', title: 'Possible live electrical parts' },
    steps: ['Don’t touch it and keep others away. Treat it as live.'],
  });
  const today = { ...GAS, urgency: 'today' } as const;
  const precaution = 'Keep people from under it until you know that nothing is loose.';
  const finding = sampleLine(4, { alerts: [CEILING, today, live], precaution });
  const place = { room: '', top: 0, height: 72, narrow: true, place: 1, of: 1, selected: false };
  render(
    <FindingRow finding={finding} {...place} today="2027-01-16" onSelect={() => {}} onOpen={() => {}} />,
  );
  const said = screen.getByRole('button').textContent ?? '';
  expect(said).toContain('Hazard: Possible live electrical parts · Possible gas leak+1');
  const [touch, under] = [said.indexOf('Don’t touch it and keep others away.'), said.indexOf(precaution)];
  expect(touch).toBeGreaterThan(0);
  expect(under).toBeGreaterThan(touch);
});

test('what an old building warns of waits on one line where something in it was found to be dangerous', () => {
  const old = { description: 'Weatherboard house of 1961', buildingType: 'residential-house' } as const;
  const { unmount } = showSignedIn(<BuildingAlerts project={sampleProject(old)} />);
  expect(screen.getAllByRole('region', { name: /^Hazard: / }).length).toBeGreaterThan(0);
  expect(screen.queryByText('Before any work:')).toBeNull();
  unmount();
  const { container } = showSignedIn(<BuildingAlerts project={sampleProject({ ...old, openHazards: 1 })} />);
  const line = container.querySelector('summary');
  expect(line?.textContent).toMatch(/^Before any work: .*asbestos/i);
  expect(container.querySelector('details')?.open).toBe(false);
  // Still all of it, one press away.
  expect(container.querySelectorAll('details [aria-label^="Hazard: "]').length).toBeGreaterThan(0);
});

test('what an old building warns of is closed with a reason, and what was closed stays in reach', {
  timeout: 40_000,
}, async () => {
  const old = { description: 'Weatherboard house of 1961', buildingType: 'residential-house' } as const;
  const { sent } = fakeApi({
    'POST /api/projects/1/alerts/asbestos/close': { body: sampleProject(old) },
  });
  const { unmount } = showSignedIn(<BuildingAlerts project={sampleProject(old)} />);
  await userEvent.click(screen.getByRole('button', { name: /^Close alert: .*asbestos/i }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'tested it');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close alert' }));
  expect(await within(dialog).findByText(/^Write who checked it/)).toBeTruthy();
  expect(sent).toHaveLength(0);
  await userEvent.clear(within(dialog).getByRole('textbox'));
  await userEvent.type(within(dialog).getByRole('textbox'), 'Laboratory tested it: none found');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close alert' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ reason: 'Laboratory tested it: none found' }]),
  );
  unmount();
  const closed = {
    alert: sampleAlert({ kind: 'asbestos', title: 'Possible asbestos' }),
    reason: 'Laboratory tested it: none found',
    closedAt: '2026-11-28T02:00:00.000Z',
    closedBy: 'Ann',
  };
  showSignedIn(<BuildingAlerts project={sampleProject({ ...old, closedAlerts: [closed] })} />);
  expect(screen.queryByRole('button', { name: /^Close alert: .*asbestos/i })).toBeNull();
  expect(screen.getByText('Closed with a reason:').parentElement?.textContent).toContain('Possible asbestos');
  expect(screen.getByRole('button', { name: 'Open again: Possible asbestos', hidden: true })).toBeTruthy();
});

test('a copy of a project from before notices could be closed warns as it did', () => {
  const { closedAlerts: _, ...kept } = sampleProject({ description: 'Weatherboard house of 1961' });
  showSignedIn(<BuildingAlerts project={kept as Project} />);
  expect(screen.getAllByLabelText(/^Hazard: /).length).toBeGreaterThan(0);
});
