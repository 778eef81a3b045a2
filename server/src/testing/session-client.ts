import { type Message, sessionRoutes } from '@petwise/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { SentMessage } from '../rooms/sessions/sent-message.ts';
import type { Device } from './test-server.ts';

export const BASIC_INTAKE = {
  species: 'dog',
  breed: 'Beagle',
  age: 5,
  ageUnit: 'years',
  sex: 'male',
  spayedNeutered: 'yes',
  weight: 25,
  weightUnit: 'lbs',
} as const;

/** One session of the prototype chat, driven as a page drives it. */
export interface ChatClient {
  readonly id: string;
  post(message: Partial<SentMessage>, key?: string): Promise<LightMyRequestResponse>;
  /** Sends a message that must be taken, and gives what it added. */
  say(message: Partial<SentMessage> | string): Promise<Message[]>;
  form(intakeType: 'basic' | 'medical-history', intakeData: object): Promise<Message[]>;
  /** Presses a quick answer of a message. */
  choose(message: Message | undefined, index?: number): Promise<Message[]>;
  read(): Promise<Message[]>;
}

export async function openChat(device: Device): Promise<ChatClient> {
  const { create } = sessionRoutes;
  const opened = await device.inject({ method: create.method, url: create.path });
  return chatOf(device, opened.json<{ sessionId: string }>().sessionId);
}

export function chatOf(device: Device, id: string): ChatClient {
  const url = `/api/sessions/${id}/messages`;
  const chat: ChatClient = {
    id,
    post: (message, key) =>
      device.inject({
        method: 'POST',
        url,
        payload: { content: '', messageType: 'text', ...message },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    say: async (message) => {
      const response = await chat.post(
        typeof message === 'string' ? { content: message } : message,
      );
      if (response.statusCode !== 200) throw new Error(`refused: ${response.body}`);
      return response.json<{ messages: Message[] }>().messages;
    },
    form: (intakeType, intakeData) =>
      chat.say({
        content: intakeType,
        messageType: 'intake',
        metadata: { intakeType, intakeData: { ...intakeData } },
      }),
    choose: (message, index = 0) => {
      const quick = message?.metadata?.quickResponses?.[index];
      if (quick === undefined) throw new Error('there is no such quick answer');
      const metadata = { selectedValue: quick.value };
      return chat.say({ content: quick.text, messageType: 'response', metadata });
    },
    read: async () => {
      const response = await device.inject({ method: 'GET', url });
      return response.json<{ messages: Message[] }>().messages;
    },
  };
  return chat;
}

/** A session whose forms are filled in; its first question is the last message. */
export async function beginChat(device: Device, symptoms: string): Promise<ChatClient> {
  const chat = await openChat(device);
  await chat.say(symptoms);
  await chat.form('basic', BASIC_INTAKE);
  await chat.form('medical-history', { skipped: true });
  return chat;
}
