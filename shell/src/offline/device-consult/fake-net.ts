import { createClient, replaceApi } from '@petwise/api';
import { consultRoutes, type InitBody } from '@petwise/contracts';
import type { DeviceService } from './device-service.ts';
import { deviceFetch } from './device-fetch.ts';
import { InProcessThread } from './in-process-thread.ts';
import { thinkInThread, type Thread } from './think-in-thread.ts';

type Client = ReturnType<typeof createClient>;

export const BODY: InitBody = {
  patientData: {
    species: 'dog',
    breed: 'Beagle',
    age: 5,
    ageUnit: 'years',
    sex: 'male',
    spayedNeutered: 'yes',
    weight: 25,
    weightUnit: 'lbs',
  },
  medicalHistory: { skipped: true },
  initialSymptoms: 'He keeps vomiting since yesterday and will not eat',
  uploadedFiles: [],
};

/** The server, as far as these tests need one: reachable or not, and what it has been sent. */
export class FakeNet {
  reachable = true;
  /** Whether a probe would find the server, when a call has failed. */
  probe = true;
  status = 200;
  readonly sent: { readonly path: string; readonly body: string }[] = [];
  readonly offline = new Set<() => void>();
  answer: (path: string) => unknown = () => ({});
  /** Calls wait here for as long as it is set. */
  hold: Promise<void> | null = null;

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    await this.hold;
    if (!this.reachable) throw new TypeError('no network');
    this.sent.push({ path: url, body: typeof init.body === 'string' ? init.body : '' });
    return Response.json(this.answer(url), { status: this.status });
  };

  /** The server is there again, and answers so. */
  comeBack(answer: (path: string) => unknown): void {
    this.reachable = true;
    this.probe = true;
    this.answer = answer;
  }

  lose(): void {
    this.reachable = false;
    this.probe = false;
    for (const listener of this.offline) listener();
  }
}

/** A page's client that talks through this network, and assesses on this device without it. */
export function clientOn(
  net: FakeNet,
  startThread: () => Thread = () => new InProcessThread(),
): Client {
  let service: DeviceService | undefined;
  const fetch = deviceFetch({
    network: net.fetch,
    connection: {
      isOffline: () => !net.probe,
      confirmOffline: () => Promise.resolve(!net.probe),
      onOffline: (listener) => {
        net.offline.add(listener);
        return () => net.offline.delete(listener);
      },
    },
    service: async () => {
      const part = await import('./open-service.ts');
      service ??= part.openService(thinkInThread(startThread));
      return { ...part, service };
    },
  });
  const client = createClient({ fetch });
  replaceApi(client);
  return client;
}

/** Begins a usual consult under an idempotency key. */
export function beginConsult(client: Client, key: string) {
  return client.call(consultRoutes.init, { body: BODY, idempotencyKey: key });
}
