// @vitest-environment jsdom
import { testHost } from '@petwise/events/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraftsOnFacts } from './clear-drafts-on-facts.ts';
import { BASIC_DEFAULTS } from './basic-form.ts';
import { basicDraft, historyDraft, homeDraft } from './drafts.ts';
import { EMPTY_HISTORY } from './history-form.ts';

const sent = { symptoms: 'limping', uploadedFiles: [], sent: true };

function keepForms(symptoms: string): void {
  basicDraft.write({ symptoms, form: BASIC_DEFAULTS, touched: ['age'] });
  historyDraft.write(EMPTY_HISTORY);
}

beforeEach(() => localStorage.clear());

describe('drafts', () => {
  it('a stage that the bus replays clears nothing; one that happens does', () => {
    testHost().emitterFor('shell')('shell.stage-changed', { stage: 'chat' });
    homeDraft.write(sent);
    clearDraftsOnFacts();
    clearDraftsOnFacts();
    expect(homeDraft.read()).toEqual(sent);
    testHost().emitterFor('shell')('shell.stage-changed', { stage: 'chat' });
    expect(homeDraft.read()).toBeNull();
  });

  it('a conversation that ends takes its own forms along, not those of a waiting consult', () => {
    clearDraftsOnFacts();
    keepForms('limping');
    testHost().emitterFor('chat')('chat.session-closed', { sessionId: 's' });
    expect(basicDraft.read()).not.toBeNull();
    keepForms('');
    testHost().emitterFor('chat')('chat.session-closed', { sessionId: 's' });
    expect(basicDraft.read()).toBeNull();
    expect(historyDraft.read()).toBeNull();
  });

  it('never throw where storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse),
    );
    homeDraft.write(sent);
    homeDraft.clear();
    expect(homeDraft.read()).toBeNull();
    for (const spy of spies) spy.mockRestore();
  });

  it('of an older shape are ignored', () => {
    localStorage.setItem('petwise.intake.home', JSON.stringify({ text: 'limping' }));
    expect(homeDraft.read()).toBeNull();
  });
});
