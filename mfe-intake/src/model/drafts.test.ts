// @vitest-environment jsdom
import { testHost } from '@petwise/events/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraftsOnFacts } from './clear-drafts-on-facts.ts';
import { BASIC_DEFAULTS } from './basic-form.ts';
import { basicDrafts, historyDrafts, homeDraft, takeOverDrafts } from './drafts.ts';
import { EMPTY_HISTORY } from './history-form.ts';

const sent = { symptoms: 'limping', uploadedFiles: [], sent: true };

function keepForms(symptoms: string, id?: string): void {
  basicDrafts.of(id).write({ symptoms, form: BASIC_DEFAULTS, touched: ['age'] });
  historyDrafts.of(id).write(EMPTY_HISTORY);
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

  it('a conversation that is complete and a consult that begins take along their own forms, and no others', () => {
    clearDraftsOnFacts();
    for (const id of ['conversation', 'begun', 'waiting']) keepForms('limping', id);
    testHost().emitterFor('chat')('chat.finished', { sessionId: 'conversation' });
    testHost().emitterFor('shell')('shell.stage-changed', { stage: 'chat', draftId: 'begun' });
    expect(basicDrafts.ids()).toEqual(['waiting']);
    expect(historyDrafts.ids()).toEqual(['waiting']);
  });

  it('bug: one key held the forms of all assessments; what it held is taken over once, by its own', () => {
    const old = { symptoms: 'limping', form: { ...BASIC_DEFAULTS, age: '11' }, touched: ['age'] };
    localStorage.setItem('petwise.intake.basic-information', JSON.stringify(old));
    localStorage.setItem('petwise.intake.medical-history', JSON.stringify(EMPTY_HISTORY));
    takeOverDrafts('other', 'coughing');
    expect(basicDrafts.of('other').read()).toBeNull();
    takeOverDrafts('own', 'limping');
    expect(basicDrafts.of('own').read()?.form.age).toBe('11');
    expect(historyDrafts.of('own').read()).toEqual(EMPTY_HISTORY);
    expect(basicDrafts.ids()).toEqual(['own']);
    expect(historyDrafts.ids()).toEqual(['own']);
  });

  it('who begins again with the same words goes on with what was filled in, and takes it from nobody', () => {
    const filled = { symptoms: 'limping', form: BASIC_DEFAULTS, touched: [] };
    basicDrafts.of('first').write({ ...filled, form: { ...BASIC_DEFAULTS, age: '11' } });
    historyDrafts.of('first').write(EMPTY_HISTORY);
    takeOverDrafts('again', 'limping');
    expect(basicDrafts.of('again').read()?.form.age).toBe('11');
    expect(historyDrafts.of('again').read()).toEqual(EMPTY_HISTORY);
    expect(basicDrafts.of('first').read()?.form.age).toBe('11');
    basicDrafts.of('again').write({ ...filled, form: { ...BASIC_DEFAULTS, age: '12' } });
    takeOverDrafts('again', 'limping');
    expect(basicDrafts.of('again').read()?.form.age).toBe('12');
  });

  it('bug: the forms of a sixth conversation or assessment pushed out those of the first; now each waits 30 days', () => {
    vi.useFakeTimers();
    const day = 24 * 60 * 60 * 1000;
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) keepForms('limping', id);
    vi.advanceTimersByTime(29 * day);
    keepForms('limping', 'b');
    expect(basicDrafts.ids()).toHaveLength(7);
    vi.advanceTimersByTime(2 * day);
    keepForms('limping', 'h');
    vi.useRealTimers();
    expect(new Set(basicDrafts.ids())).toEqual(new Set(['b', 'h']));
    expect(new Set(historyDrafts.ids())).toEqual(new Set(['b', 'h']));
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
