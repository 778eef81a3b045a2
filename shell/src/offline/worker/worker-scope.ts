/**
 * The part of a service worker's world that we use. TypeScript knows it whole
 * only in a library that cannot stand beside the page's in one program.
 */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: WorkerClients;
  readonly location: { readonly origin: string };
  readonly registration: {
    unregister(): Promise<boolean>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'periodicsync', listener: (event: SyncEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & MessageEvent) => void): void;
}

interface WorkerClients {
  claim(): Promise<void>;
  matchAll(which?: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Client[]>;
  openWindow(address: string): Promise<unknown>;
}

interface Client {
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface SyncEvent extends LastingEvent {
  readonly tag: string;
}

interface NoticeEvent extends LastingEvent {
  readonly notification: { close(): void };
}

interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The worker's own global object. */
export function workerScope(): WorkerScope {
  // This file is bundled into workers alone; there `globalThis` is exactly this.
  return globalThis as unknown as WorkerScope;
}
