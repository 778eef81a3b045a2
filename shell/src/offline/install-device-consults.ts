import { createClient, replaceApi } from '@petwise/api';
import { confirmOffline, isOffline, onOffline } from './connection.ts';
import { deviceFetch } from './device-consult/device-fetch.ts';

/** Lets the page's client begin a consult on this device when the server is out of reach. */
export function installDeviceConsults(): void {
  const fetch = deviceFetch({
    network: (url, init) => globalThis.fetch(url, init),
    connection: { isOffline, confirmOffline, onOffline },
    service: () => import('./device-consult/open-service.ts'),
  });
  replaceApi(createClient({ fetch }));
}
