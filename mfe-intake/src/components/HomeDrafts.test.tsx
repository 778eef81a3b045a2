// @vitest-environment jsdom
import { testHost } from '@petwise/events/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { homeDraft } from '../model/drafts.ts';
import { fileInput, openHome, pdf, textBox } from '../testing/open-home.tsx';
import { stubScreen } from '../testing/screen-kind.ts';

const emit = testHost().emitterFor('shell');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubScreen({ keyboard: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('drafts of the home screen', () => {
  it('survive a reload: text and uploaded files', async () => {
    const { user, unmount } = openHome();
    await user.type(textBox(), 'limping since Monday');
    await user.upload(fileInput(), pdf('x-ray.pdf'));
    await user.click(screen.getByRole('button', { name: 'Finish x-ray.pdf' }));
    unmount();
    openHome();
    expect(textBox()).toHaveProperty('value', 'limping since Monday');
    expect(screen.getByRole('button', { name: 'Remove x-ray.pdf' })).toBeTruthy();
  });

  it('survive an expired session, and go when the owner signs out', async () => {
    const { user } = openHome();
    await user.type(textBox(), 'limping');
    emit('shell.signed-out', { reason: 'expired' });
    expect(homeDraft.read()?.symptoms).toBe('limping');
    emit('shell.signed-out', { reason: 'asked' });
    expect(homeDraft.read()).toBeNull();
  });

  it('stay while the forms are filled, and go when the consult starts', async () => {
    const { user, onStart, unmount } = openHome();
    await user.type(textBox(), 'limping{Enter}');
    await waitFor(() => expect(onStart).toHaveBeenCalled());
    unmount();
    emit('shell.stage-changed', { stage: 'basic-intake' });
    emit('shell.stage-changed', { stage: 'medical-history' });
    expect(homeDraft.read()).toMatchObject({ symptoms: 'limping', sent: true });
    emit('shell.stage-changed', { stage: 'chat' });
    expect(homeDraft.read()).toBeNull();
  });

  it('stay when another assessment is resumed instead of sending them', async () => {
    const { user, unmount } = openHome();
    await user.type(textBox(), 'sneezing');
    unmount();
    emit('shell.stage-changed', { stage: 'chat' });
    expect(homeDraft.read()?.symptoms).toBe('sneezing');
  });

  it('leave nothing behind when the text is taken out again', async () => {
    const { user } = openHome();
    await user.type(textBox(), 'x');
    await user.clear(textBox());
    expect(homeDraft.read()).toBeNull();
  });

  it('are ignored when they cannot be read', () => {
    localStorage.setItem('petwise.intake.home', '{"symptoms": 7');
    openHome();
    expect(textBox()).toHaveProperty('value', '');
  });
});
