import { expect, test } from 'vitest';
import { fakeCaches } from './fake-caches.ts';
import { keepReminders, readReminders, type Reminder, tellReminders } from './reminders.ts';

const NOW = Date.parse('2026-11-21T08:00:00.000Z');
const due: Reminder = {
  id: 'a',
  at: NOW - 1,
  until: NOW + 1,
  title: 'How is your pet now?',
  body: 'Look again.',
};
const ahead: Reminder = { ...due, id: 'b', at: NOW + 1 };
const old: Reminder = { ...due, id: 'c', until: NOW };

test('issue 16.7: a worker that wakes tells what is due, once, and neither what lies ahead nor what is long over', async () => {
  const caches = fakeCaches();
  await keepReminders(caches, [due, ahead, old]);
  const shown: string[] = [];
  const show = ({ id }: Reminder) => Promise.resolve(void shown.push(id));
  await tellReminders({ caches, now: NOW, show });
  await tellReminders({ caches, now: NOW, show });
  expect(shown).toEqual(['a']);
  expect(await readReminders(caches)).toEqual([{ ...due, told: true }, ahead, old]);
});

test('bug: a cache stood there for owners who had nothing to be reminded of', async () => {
  const caches = fakeCaches();
  await tellReminders({ caches, now: NOW, show: () => Promise.resolve() });
  expect(await caches.keys()).toEqual([]);
});

test('of what is no reminder nothing is told', async () => {
  const caches = fakeCaches();
  await (await caches.open('petwise-reminders')).put('/reminders.json', Response.json([{ id: 1 }]));
  expect(await readReminders(caches)).toEqual([]);
});
