import {
  BasicIntake,
  GivenHistory,
  PrototypeBasicIntake,
  PrototypeMedicalHistory,
} from '@petwise/contracts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleDetail, sampleFile, sampleTurns } from '../testing/consult-fixtures.ts';
import {
  greeting,
  sampleConversation,
  sampleMessage,
  userMessage,
} from '../testing/prototype-fixtures.ts';
import {
  basicMessage,
  historyMessage,
  processMessage,
  quickMessage,
  textMessage,
} from './outgoing.ts';
import {
  isGreetingOnly,
  isReadyForAnalysis,
  isTextHeld,
  latestAssistant,
  quickResponsesOf,
} from './prototype-message.ts';

const paw = sampleFile({ url: '/files/1' });
const ear = sampleFile({ id: 'f2', name: 'ear.jpg', type: 'image/jpeg', url: '/files/2' });
const report = sampleFile({ id: 'f3', name: 'blood.pdf', type: 'application/pdf' });

describe('what the prototype chat sends', () => {
  it('PROTO-07 names the images after the text, and alone without text', () => {
    expect(textMessage('Look', [paw, ear]).content).toBe('Look [Images: paw.png, ear.jpg]');
    expect(textMessage('', [paw]).content).toBe('Uploaded images: paw.png');
    expect(textMessage('Look', []).content).toBe('Look');
  });

  it('names other files as files', () => {
    expect(textMessage('Look', [paw, report]).content).toBe(
      'Look [Images: paw.png] [Files: blood.pdf]',
    );
    expect(textMessage('', [report])).toMatchObject({
      content: 'Uploaded files: blood.pdf',
      messageType: 'text',
    });
  });

  it('PROTO-08 carries image addresses and file names, and the chosen value', () => {
    expect(textMessage('', [paw, ear])).toMatchObject({
      messageType: 'image',
      metadata: { imageUrls: ['/files/1', '/files/2'], fileNames: ['paw.png', 'ear.jpg'] },
    });
    expect(quickMessage({ text: 'Since today', value: 'today' })).toEqual({
      content: 'Since today',
      messageType: 'response',
      metadata: { selectedValue: 'today' },
    });
  });

  it('PROTO-10 sends the basic form under "basic", readable by both shapes', () => {
    const { patientData } = sampleDetail(sampleTurns(1));
    const { messageType, metadata } = basicMessage(patientData);
    expect([messageType, metadata?.intakeType]).toEqual(['intake', 'basic']);
    expect(v.parse(BasicIntake, metadata?.intakeData)).toEqual(patientData);
    expect(v.parse(PrototypeBasicIntake, metadata?.intakeData)).toMatchObject({
      age: 8,
      gender: 'female',
    });
  });

  it('PROTO-10 sends the history under "medical-history"; a skipped one says only that', () => {
    const given = {
      medications: ['Carprofen'],
      chronicIllnesses: [],
      priorOperations: [],
      vaccinationHistory: 'Up to date',
      diet: 'Raw',
      environment: 'Indoor only',
    };
    const { metadata } = historyMessage(given);
    expect(metadata?.intakeType).toBe('medical-history');
    expect(v.parse(GivenHistory, metadata?.intakeData)).toEqual(given);
    expect(v.parse(PrototypeMedicalHistory, metadata?.intakeData)).toMatchObject({
      medications: ['Carprofen'],
      skipped: false,
    });
    expect(historyMessage({ skipped: true }).metadata?.intakeData).toEqual({ skipped: true });
  });

  it('PROTO-05 asks for the results in the exact words', () => {
    expect(processMessage()).toEqual({
      content: 'Process my results now',
      messageType: 'process-results',
      metadata: null,
    });
  });
});

describe('what a message means', () => {
  it('PROTO-02 knows the greeting alone from a conversation', () => {
    expect(isGreetingOnly([])).toBe(true);
    expect(isGreetingOnly([greeting()])).toBe(true);
    expect(isGreetingOnly([sampleMessage()])).toBe(false);
    expect(isGreetingOnly([userMessage('How is your pet feeling?')])).toBe(false);
    expect(isGreetingOnly(sampleConversation())).toBe(false);
  });

  it('PROTO-05 is ready only while the last message can process and is not complete', () => {
    const ready = sampleMessage({ metadata: { canProcessResults: true } });
    expect(isReadyForAnalysis([ready])).toBe(true);
    expect(isReadyForAnalysis([ready, userMessage('more')])).toBe(false);
    const done = sampleMessage({ metadata: { canProcessResults: true, isComplete: true } });
    expect(isReadyForAnalysis([done])).toBe(false);
  });

  it('CONV-03 holds the text of an analysis until it is complete', () => {
    expect(isTextHeld(sampleMessage({ messageType: 'analysis' }))).toBe(true);
    expect(
      isTextHeld(sampleMessage({ messageType: 'analysis', metadata: { isComplete: true } })),
    ).toBe(false);
    expect(isTextHeld(sampleMessage({ messageType: 'warning' }))).toBe(false);
  });

  it('CONV-02 reads options as text or as text and value', () => {
    expect(quickResponsesOf({ options: ['Yes', { text: 'No', value: 'n' }] })).toEqual([
      { text: 'Yes', value: 'Yes' },
      { text: 'No', value: 'n' },
    ]);
    expect(quickResponsesOf(null)).toEqual([]);
  });

  it('CONV-05 finds the latest message of the assistant', () => {
    expect(latestAssistant([greeting(), sampleMessage(), userMessage('x')])).toBe(1);
    expect(latestAssistant([userMessage('x')])).toBe(-1);
  });
});
