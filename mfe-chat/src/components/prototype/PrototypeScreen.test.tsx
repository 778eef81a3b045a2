// @vitest-environment jsdom
import { sessionRoutes } from '@petwise/contracts';
import { bus } from '@petwise/events';
import { testHost } from '@petwise/events/testing';
import {
  basicFormStandIn,
  drawerStandIn,
  handle,
  labValuesStandIn,
  problem,
  queueStandIn,
} from '@petwise/tools/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDetail, sampleFile, sampleTurns, SESSION } from '../../testing/consult-fixtures.ts';
import {
  completeMessage,
  sampleConversation,
  sampleMessage,
  userMessage,
} from '../../testing/prototype-fixtures.ts';
import { deferred } from '../../testing/render-consult.tsx';
import { renderPrototype } from '../../testing/render-prototype.tsx';

beforeEach(() => {
  sessionStorage.clear();
  testHost().clear();
});
afterEach(() => vi.useRealTimers());

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const never = () => new Promise<never>(() => undefined);

describe('the prototype chat', () => {
  it('PROTO-01 creates a session, and fetches and offers nothing until it exists', async () => {
    const created = deferred<{ sessionId: string }>();
    const { fetched } = renderPrototype({
      handlers: [handle(sessionRoutes.create, () => created.promise)],
    });
    expect(screen.getByText('Initializing your medical assistant...')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    await act(async () => created.resolve({ sessionId: SESSION }));
    expect(await box()).toBeTruthy();
    expect(fetched).toHaveBeenCalled();
  });

  it('PROTO-02 begins with the large symptom entry, then shows the conversation', async () => {
    const answer = deferred<void>();
    const { user, sent } = renderPrototype({ beforeAnswer: () => answer.promise });
    expect(await screen.findByRole('heading', { name: 'How is your pet feeling?' })).toBeTruthy();
    expect(screen.queryByRole('log')).toBeNull();
    await user.type(await box(), 'Bella limps{Enter}');
    expect(screen.getByText('Analyzing your symptoms...')).toBeTruthy();
    const line = { sessionId: SESSION, seq: 1, content: 'Reading' };
    act(() => testHost().emitterFor('shell')('shell.reasoning-received', line));
    expect(screen.getByText('Reading').getAttribute('lang')).toBe('en');
    expect(await box()).toHaveProperty('disabled', true);
    expect(await box()).toHaveProperty('value', 'Bella limps');
    await act(async () => answer.resolve());
    expect(await screen.findByText('Thank you.')).toBeTruthy();
    expect(screen.getByRole('log')).toBeTruthy();
    expect(screen.queryByText('Analyzing your symptoms...')).toBeNull();
    expect(await box()).toHaveProperty('value', '');
    expect(sent).toEqual([{ content: 'Bella limps', messageType: 'text', metadata: null }]);
  });

  it('PROTO-03 carries the exact title and subtitle', async () => {
    renderPrototype({ messages: sampleConversation() });
    expect(screen.getByRole('heading', { level: 1, name: 'AI Reasoning Doctor' })).toBeTruthy();
    expect(screen.getByText('research prototype - not for medical use')).toBeTruthy();
    await screen.findByRole('log');
  });

  it('PROTO-04 while pending: the exact words, the note, and disabled inputs', async () => {
    const { user } = renderPrototype({
      messages: sampleConversation(),
      handlers: [handle(sessionRoutes.send, never)],
    });
    await user.type(await box(), 'Since Monday{Enter}');
    expect(await screen.findByText('Processing your message...', { selector: 'p' })).toBeTruthy();
    expect(screen.getByText(/advanced medical reasoning/)).toBeTruthy();
    expect(await box()).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Since today' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Process My Results' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('PROTO-05 offers the analysis, sends the exact wish, and lets the owner go on answering', async () => {
    const { user, sent } = renderPrototype({ messages: sampleConversation() });
    const panel = await screen.findByRole('region', { name: 'Ready for Analysis' });
    expect(panel.textContent).toMatch(/more answers give a more detailed analysis/);
    expect(await box()).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: 'Process My Results' }));
    await screen.findByText('Thank you.');
    expect(sent[0]).toEqual({
      content: 'Process my results now',
      messageType: 'process-results',
      metadata: null,
    });
  });

  it('PROTO-06 fetches the messages every 5000 ms and after each send', async () => {
    vi.useFakeTimers();
    const { fetched } = renderPrototype({ messages: sampleConversation() });
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await wait(10);
    expect(fetched).toHaveBeenCalledTimes(1);
    await wait(4900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await wait(200);
    expect(fetched).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole('button', { name: 'Since today' }));
    await wait(10);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('PROTO-08 a quick answer carries its value', async () => {
    const { user, sent } = renderPrototype({ messages: sampleConversation() });
    await user.click(await screen.findByRole('button', { name: 'More than a week' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      content: 'More than a week',
      messageType: 'response',
      metadata: { selectedValue: 'weeks' },
    });
    await screen.findByText('Thank you.');
  });

  it('PROTO-07 PROTO-08 sends images with the exact text and their metadata', async () => {
    const paw = new File(['x'], 'paw.png', { type: 'image/png' });
    const { user, sent } = renderPrototype({
      messages: sampleConversation(),
      doors: {
        'uploads/queue': queueStandIn(() => sampleFile({ url: '/files/paw' })).door,
      },
    });
    fireEvent.paste(await box(), { clipboardData: { files: [paw] } });
    await user.click(screen.getByRole('button', { name: 'Finish paw.png' }));
    await user.type(await box(), 'Look{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      content: 'Look [Images: paw.png]',
      messageType: 'image',
      metadata: { imageUrls: ['/files/paw'], fileNames: ['paw.png'], replyTo: 'm2' },
    });
    await screen.findByText('Thank you.');
    expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
  });

  it('CONV-05 bug: age, weight and neutering that the first message told were not filled in', async () => {
    const readFacts = vi.fn(async () => ({ age: { value: 4, unit: 'years' as const } }));
    const basic = vi.fn(basicFormStandIn(sampleDetail(sampleTurns(1)).patientData));
    renderPrototype({
      messages: [
        userMessage('My dog is 4 years old and limps'),
        sampleMessage({ metadata: { requiresForm: 'basic-intake' } }),
      ],
      doors: { 'intake/basic-information': basic },
      props: { readFacts },
    });
    await screen.findByRole('form');
    const given = basic.mock.lastCall?.[0];
    expect(await given?.readFacts?.(given.symptoms)).toEqual(await readFacts());
  });

  it('UPL lets the owner confirm the laboratory values of a document before it is sent', async () => {
    const values = vi.fn(labValuesStandIn);
    const bloods = sampleFile({ id: 'f9', name: 'bloods.pdf', type: 'application/pdf' });
    const { user } = renderPrototype({
      messages: sampleConversation(),
      doors: {
        'uploads/drawer': drawerStandIn([bloods]),
        'uploads/lab-values': values,
      },
    });
    await box();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Upload medical files' }));
    await user.click(await screen.findByRole('button', { name: 'All are up' }));
    expect(await screen.findByRole('table', { name: 'Values from bloods.pdf' })).toBeTruthy();
    expect(values.mock.lastCall?.[0]).toEqual({ files: [bloods], species: null });
  });

  it('PROTO-09 tells a failed session in the exact words, and lets the owner try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const { user, toasts } = renderPrototype({
      handlers: [
        handle(sessionRoutes.create, () =>
          fails ? problem(500, 'internal', 'Broken') : { sessionId: SESSION },
        ),
      ],
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(toasts).toMatchObject([
      {
        title: 'Connection Error',
        description: 'Failed to initialize session. Please refresh the page.',
        tone: 'destructive',
      },
    ]);
    fails = false;
    await user.click(retry);
    expect(await box()).toBeTruthy();
  });

  it('PROTO-09 tells a failed message with its error, keeps the words, and sends them again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fails = true;
    const { user, toasts } = renderPrototype({
      messages: sampleConversation(),
      handlers: [
        handle(sessionRoutes.send, () =>
          fails ? problem(500, 'internal', 'Broken') : { messages: [] },
        ),
      ],
    });
    await user.type(await box(), 'Since Monday{Enter}');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(toasts).toMatchObject([
      { title: 'Message Error', description: '500: Broken', tone: 'destructive' },
    ]);
    expect(await box()).toHaveProperty('value', 'Since Monday');
    fails = false;
    await user.click(retry);
    await waitFor(async () => expect(await box()).toHaveProperty('value', ''));
  });

  it('PROTO-09 tells a failed upload with the server’s answer, its message, or the exact words without one', async () => {
    const queue = queueStandIn();
    const { user, toasts } = renderPrototype({
      messages: sampleConversation(),
      doors: { 'uploads/queue': queue.door },
    });
    const paw = new File(['x'], 'paw.png');
    fireEvent.paste(await box(), { clipboardData: { files: [paw] } });
    await user.click(screen.getByRole('button', { name: 'Fail paw.png' }));
    await user.click(screen.getByRole('button', { name: 'Lose paw.png' }));
    // Not of today's queue, which always has words.
    act(() => queue.props().onFailed('', paw));
    expect(toasts).toMatchObject([
      { title: 'Upload Error', description: 'Upload failed: 502 Bad Gateway' },
      {
        title: 'Upload Error',
        description: 'File upload failed: The server could not be reached. Please try again.',
      },
      { title: 'Upload Error', description: 'Failed to upload images' },
    ]);
  });

  it('tells the page which session is on screen, and when it is complete', async () => {
    const received: string[] = [];
    const listening = bus.all.subscribe(({ name }) => received.push(name));
    const { unmount } = renderPrototype({ messages: [...sampleConversation(), completeMessage()] });
    await screen.findByText('Osteoarthritis is the most likely cause.');
    unmount();
    expect(received).toEqual(['chat.session-opened', 'chat.finished', 'chat.session-closed']);
    listening.unsubscribe();
  });

  it('offers to continue the last conversation of this tab after a reload', async () => {
    const first = renderPrototype({ messages: sampleConversation() });
    await first.user.click(await screen.findByRole('button', { name: 'Since today' }));
    await screen.findByText('Thank you.');
    first.unmount();
    const other = '9b2f4d4e-0f58-4c39-8f2e-1f2f3a4b5c6d';
    const { user } = renderPrototype({
      handlers: [
        handle(sessionRoutes.create, () => ({ sessionId: other })),
        handle(sessionRoutes.messages, ({ params }) => ({
          messages:
            params.sessionId === SESSION
              ? sampleConversation()
              : [sampleMessage({ content: 'How is your pet feeling?' })],
        })),
      ],
    });
    await user.click(
      await screen.findByRole('button', { name: 'Continue your last conversation' }),
    );
    expect(await screen.findByText('Since when does Bella limp?')).toBeTruthy();
  });
});
