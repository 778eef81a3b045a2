import * as v from 'valibot';
import { storedJson } from './stored-json.ts';

/** The periodic sync with which a browser wakes the worker while no page is open, and how often at most, milliseconds. */
export const REMINDERS_SYNC = 'petwise.look-again';
export const REMINDERS_EVERY_MS = 60 * 60 * 1000;

/** What all notices of the system share. */
export const NOTICE = { icon: '/icons/icon-192.png' } as const;

/** Of a page and of the worker: the later one of two takes the place of the other. */
export const noticeTag = (sessionId: string): string => `petwise.look-again.${sessionId}`;

const CACHE = 'petwise-reminders';
const ADDRESS = '/reminders.json';

/** A time to look at an animal again, in milliseconds since 1970, with the words of its notice: a worker has none. */
const Reminder = v.object({
  id: v.string(),
  at: v.number(),
  /** When nobody needs it any more. */
  until: v.number(),
  title: v.string(),
  body: v.string(),
  told: v.optional(v.boolean()),
});
export type Reminder = v.InferOutput<typeof Reminder>;

/** What pages have kept where a worker can read it too; nothing where it is of another kind. */
export async function readReminders(caches: CacheStorage): Promise<readonly Reminder[]> {
  // To open it would make it, for owners who have none.
  if (!(await caches.has(CACHE))) return [];
  const parsed = v.safeParse(
    v.array(Reminder),
    await storedJson(await caches.open(CACHE), ADDRESS),
  );
  return parsed.success ? parsed.output : [];
}

/** Takes the place of what was kept. */
export async function keepReminders(
  caches: CacheStorage,
  reminders: readonly Reminder[],
): Promise<void> {
  await (await caches.open(CACHE)).put(ADDRESS, Response.json(reminders));
}

/** The owner has signed out and may share this device. */
export async function forgetReminders(caches: CacheStorage | undefined): Promise<void> {
  await caches?.delete(CACHE);
}

/** Shows each that is due and not out of date, once. */
export async function tellReminders({
  caches,
  now,
  show,
}: {
  readonly caches: CacheStorage;
  readonly now: number;
  readonly show: (reminder: Reminder) => Promise<void>;
}): Promise<void> {
  const stored = await readReminders(caches);
  const due = stored.filter(({ at, until, told }) => at <= now && now < until && told !== true);
  for (const reminder of due) await show(reminder);
  if (due.length === 0) return;
  await keepReminders(
    caches,
    stored.map((one) => (due.includes(one) ? { ...one, told: true } : one)),
  );
}
