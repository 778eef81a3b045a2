// @vitest-environment jsdom
import { labTestRoutes, type LabTest } from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { labTests } from '../../testing/diagnosis-fixtures.ts';
import { LabTestsCard } from './LabTestsCard.tsx';

const TERMS = ['Skin Biopsy', 'Basic Metabolic Panel'];

function show(
  reply: () => LabTest[] | Response | Promise<LabTest[]>,
  terms: readonly string[] = TERMS,
) {
  const asked = vi.fn();
  const search = handle(labTestRoutes.search, ({ query }) => {
    asked(query.terms);
    return reply();
  });
  renderInShell(<LabTestsCard terms={terms} />, { handlers: [search] });
  return asked;
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Show Tests' }));

describe('recommended lab tests', () => {
  it('DX-05 starts hidden, shows and hides', async () => {
    show(() => [...labTests]);
    expect(screen.getByRole('heading', { name: 'Recommended Lab Tests' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    await open();
    expect(await screen.findByRole('heading', { name: 'Skin Biopsy' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hide Tests' }));
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('DX-05 is disabled without suggested tests', () => {
    const asked = show(() => [], []);
    const button = screen.getByRole('button', { name: 'Show Tests' });
    expect(button).toHaveProperty('disabled', true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('DX-09 looks up only once it is open, with the terms', async () => {
    const asked = show(() => [...labTests]);
    expect(asked).not.toHaveBeenCalled();
    await open();
    await screen.findByRole('heading', { name: 'Skin Biopsy' });
    expect(asked.mock.calls).toEqual([[TERMS]]);
  });

  it('DX-08 opens the order and the consult in a new tab, and shows the price or "+15% confidence"', async () => {
    show(() => [...labTests]);
    await open();
    await screen.findByRole('heading', { name: 'Skin Biopsy' });
    const [biopsy, panel] = screen.getAllByRole('article');
    if (!biopsy || !panel) throw new Error('Two tests should show');

    const order = within(biopsy).getByRole('link', { name: /^Order/ });
    expect(order.getAttribute('href')).toBe('https://lab.example/skin-biopsy');
    expect(order.getAttribute('target')).toBe('_blank');
    expect(order.getAttribute('rel')).toContain('noopener');
    const consult = within(biopsy).getByRole('link', { name: /^Talk to VetOnline/ });
    expect(consult.getAttribute('href')).toBe('https://vet.example/consult');
    expect(consult.getAttribute('target')).toBe('_blank');
    expect(biopsy.textContent).toContain('$189');

    expect(within(panel).getAllByRole('link')).toHaveLength(1);
    expect(panel.textContent).toContain('+15% confidence');
  });

  it('DX-08 refuses an address that is not http(s), and says so', async () => {
    const [first] = labTests;
    if (!first) throw new Error('There should be a test to spoil');
    const telehealth = { url: 'data:text/html,x', provider: 'Evil vet' };
    show(() => [{ ...first, questUrl: 'javascript:alert(1)', telehealth }]);
    await open();
    await screen.findByRole('heading', { name: 'Skin Biopsy' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Order' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Evil vet' })).toHaveProperty('disabled', true);
    expect(screen.getAllByText('This link is not safe, so we do not open it.')).toHaveLength(2);
  });

  it('DX-10 says that it is searching', async () => {
    show(() => new Promise<never>(() => {}));
    await open();
    expect(screen.getByRole('status').textContent).toBe('Searching for lab tests...');
  });

  it('DX-10 falls back to a blood count when nothing is found', async () => {
    show(() => []);
    await open();
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading', { name: 'Complete Blood Count (CBC)' })).toBeTruthy();
    expect(within(card).getByText('+15% confidence')).toBeTruthy();
    expect(
      within(card).getByText('To rule out systemic conditions and check for inflammatory markers'),
    ).toBeTruthy();
    const shop = within(card).getByRole('link', { name: /Visit the lab shop/ });
    expect(shop.getAttribute('href')).toMatch(/^https:/);
    expect(shop.getAttribute('target')).toBe('_blank');
  });

  it('DX-10 falls back as well when the search fails, says so, and tries again', async () => {
    let isBroken = true;
    show(() => (isBroken ? problem(500, 'internal', 'Broken') : [...labTests]));
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('The search did not work.');
    expect(screen.getByRole('heading', { name: 'Complete Blood Count (CBC)' })).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Skin Biopsy' })).toBeTruthy();
  });
});
