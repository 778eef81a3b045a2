import { api } from '@petwise/api';
import { healthRoutes, type RouteResponse } from '@petwise/contracts';

/** Uploads an export, which the server reads and deletes. */
export function sendExport(
  file: File,
  signal: AbortSignal,
): Promise<RouteResponse<typeof healthRoutes.upload>> {
  const form = new FormData();
  form.append('file', file, file.name);
  return api().call(healthRoutes.upload, { form, signal });
}
