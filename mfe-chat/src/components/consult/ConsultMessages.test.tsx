// @vitest-environment jsdom
import { ConsultDetail, type Triage } from '@petwise/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  resumedOpening,
  sampleAnswer,
  sampleDetail,
  sampleFile,
  sampleOpening,
  sampleQuestion,
  sampleTurns,
} from '../../testing/consult-fixtures.ts';
import { answerBox, renderConsult } from '../../testing/render-consult.tsx';

beforeEach(() => sessionStorage.clear());

function log(): HTMLElement {
  return screen.getByRole('log', { name: 'Conversation' });
}

const PAW = '/api/files/0c6f4b0e-6d3c-4d5f-9a55-3a3b3a6f3f11';

describe('messages of the consult', () => {
  it('CHAT-01 names the product with "(beta)" and the exact note', () => {
    renderConsult();
    expect(screen.getByRole('heading', { level: 1, name: 'Petwise (beta)' })).toBeTruthy();
    expect(screen.getByText('research prototype - not for medical use')).toBeTruthy();
  });

  it('15.4 says about how many questions are left, at the newest one alone', async () => {
    const { user } = renderConsult({
      opening: sampleOpening({ question: sampleQuestion({ questions_left: 3 }) }),
      answers: () =>
        sampleAnswer({ question: sampleQuestion({ text: 'And now?', questions_left: 1 }) }),
    });
    expect(await screen.findByText('About 3 questions left')).toBeTruthy();
    await user.type(answerBox(), 'two days{Enter}');
    expect(await screen.findByText('About 1 question left')).toBeTruthy();
    expect(screen.queryByText('About 3 questions left')).toBeNull();
  });

  it('CHAT-02 cuts a long message of the owner, and shows all of it on request', async () => {
    const symptoms = 'y'.repeat(501);
    const { user } = renderConsult({ opening: { ...sampleOpening(), symptoms } });
    expect(screen.getByText(`${'y'.repeat(500)}…`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByText(symptoms)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  it('CHAT-03 folds the reasoning under "Why this question?"', async () => {
    const { user } = renderConsult();
    const why = await screen.findByText('Why this question?');
    expect(why.closest('details')).toHaveProperty('open', false);
    await user.click(why);
    expect(why.closest('details')).toHaveProperty('open', true);
    const reason = sampleQuestion().why_this_question ?? '';
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByText('Front leg lameness, no wound seen.')).toBeTruthy();
  });

  it('CHAT-03 CHAT-04 asks, then offers its answers, and says last why', async () => {
    renderConsult();
    const why = await screen.findByText('Why this question?');
    const option = screen.getByRole('button', { name: 'Two or three days' });
    const asked = screen.getByText(sampleQuestion().text);
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(asked.compareDocumentPosition(option) & follows).toBeTruthy();
    expect(option.compareDocumentPosition(why) & follows).toBeTruthy();
  });

  it('CHAT-03 shows no "Why this question?" without reasoning', () => {
    const question = {
      text: 'Since when?',
      options: [],
      can_process_results: false,
      thinking_stream: '',
    };
    renderConsult({ opening: sampleOpening({ question }) });
    expect(screen.queryByText('Why this question?')).toBeNull();
  });

  it('CHAT-04 an option puts its text into the box, and the focus goes there', async () => {
    const { user, answers } = renderConsult();
    await user.click(await screen.findByRole('button', { name: 'Two or three days' }));
    expect(answerBox()).toHaveProperty('value', 'Two or three days');
    expect(document.activeElement).toBe(answerBox());
    expect(answers).not.toHaveBeenCalled();
  });

  it('CHAT-04 only the latest message offers options', async () => {
    renderConsult({ opening: resumedOpening(sampleDetail(sampleTurns(3))) });
    expect(await screen.findAllByRole('group', { name: 'Quick answers' })).toHaveLength(1);
    const rows = within(log()).getAllByRole('listitem');
    const last = rows.findLast((row) => within(row).queryByText(/^Question/));
    expect(last && within(last).getByRole('group', { name: 'Quick answers' })).toBeTruthy();
  });

  it('CHAT-05 shows an image as a thumbnail with its name, a film to play, anything else as a chip', () => {
    const uploadedFiles = [
      sampleFile({ url: PAW }),
      sampleFile({ id: 'f2', name: 'blood.pdf', type: 'application/pdf', url: '/api/files/f2' }),
      sampleFile({ id: 'f3', name: 'gait.mp4', type: 'video/mp4', url: '/api/files/f3' }),
      sampleFile({ id: 'f4', name: 'held back.png', url: undefined }),
    ];
    renderConsult({ opening: { ...sampleOpening(), uploadedFiles } });
    const thumbnail = screen.getByRole('img', { name: 'paw.png' });
    expect(thumbnail.getAttribute('src')).toBe(`${PAW}/view`);
    expect(thumbnail.closest('a')?.getAttribute('href')).toBe(PAW);
    const files = screen.getByRole('list', { name: 'Attached files' });
    expect(within(files).getByText('blood.pdf')).toBeTruthy();
    expect(within(files).getByText('PDF')).toBeTruthy();
    expect(within(files).getByLabelText('Film: gait.mp4').getAttribute('src')).toBe(
      '/api/files/f3',
    );
    expect(within(files).getByText('held back.png')).toBeTruthy();
    expect(within(files).getAllByRole('img')).toEqual([thumbnail]);
  });

  it('CHAT-05 hides an image that does not load, logs it and keeps its name', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderConsult({
      opening: { ...sampleOpening(), uploadedFiles: [sampleFile({ url: '/gone' })] },
    });
    fireEvent.error(screen.getByRole('img', { name: 'paw.png' }));
    expect(screen.queryByRole('img', { name: 'paw.png' })).toBeNull();
    expect(screen.getByText('paw.png')).toBeTruthy();
    expect(error).toHaveBeenCalledWith('Image could not be loaded: paw.png');
  });

  it('CHAT-10 shows a mismatch in the exact words', async () => {
    renderConsult({ opening: sampleOpening({ mismatchWarning: 'Is it a cat or a dog?' }) });
    const words = '⚠️ CLARIFICATION NEEDED: Is it a cat or a dog?';
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('shows markup and script as text', async () => {
    const text = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const { container } = renderConsult({
      opening: { ...sampleOpening({ question: sampleQuestion({ text }) }), symptoms: text },
    });
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    expect(container.querySelector('script, img[src="x"]')).toBeNull();
  });

  it('shows a message of a type nobody knows as text', () => {
    const [first] = sampleTurns(1);
    const odd = { ...first, messageType: 'hologram', content: 'From the future' };
    // A newer server may send a type that this build does not know; it comes in through the contract.
    const detail = v.parse(ConsultDetail, { ...sampleDetail([]), turns: [odd] });
    renderConsult({ opening: resumedOpening(detail) });
    expect(screen.getByText('From the future')).toBeTruthy();
  });

  it('offers forty options', async () => {
    const options = Array.from({ length: 40 }, (_, index) => `Option ${index + 1}`);
    renderConsult({ opening: sampleOpening({ question: sampleQuestion({ options }) }) });
    expect(
      within(await screen.findByRole('group', { name: 'Quick answers' })).getAllByRole('button'),
    ).toHaveLength(40);
  });

  it('has one log region and one status region, there from the beginning', () => {
    renderConsult();
    expect(screen.getAllByRole('log')).toHaveLength(1);
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('shows urgency at once, with a way to help, and does not block the chat', () => {
    const triage: Triage = {
      level: 'emergency',
      reasons: ['Swollen belly'],
      advice: 'Call a clinic now.',
    };
    renderConsult({ opening: sampleOpening({ triage }) });
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('Call a clinic now.')).toBeTruthy();
    expect(within(alert).getByText('Swollen belly')).toBeTruthy();
    const help = within(alert).getByRole('link', { name: 'Get help now: Emergency help' });
    expect(help.getAttribute('href')).toBe('/emergency');
    expect(answerBox()).toHaveProperty('disabled', false);
  });

  it('copies one message as text', async () => {
    const { user } = renderConsult();
    const [first] = screen.getAllByRole('button', { name: 'Copy message' });
    if (!first) throw new Error('every message has a copy button');
    await user.click(first);
    expect(await navigator.clipboard.readText()).toBe(sampleOpening().symptoms);
    expect(screen.getByRole('status').textContent).toContain('Message copied');
  });

  it('downloads the conversation as text', async () => {
    const made = vi.fn<(file: Blob) => string>(() => 'blob:chat');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    const { user } = renderConsult();
    await user.click(screen.getByRole('button', { name: 'Download conversation' }));
    expect(click).toHaveBeenCalledOnce();
    const text = await made.mock.calls[0]?.[0].text();
    expect(text).toContain(sampleOpening().symptoms);
    expect(text).toContain('How long has Bella been limping?');
    vi.unstubAllGlobals();
    click.mockRestore();
  });
});
