import { api, type UploadOptions } from '@petwise/api';
import { healthRoutes, type RouteResponse } from '@petwise/contracts';

/** Uploads an export, which the server reads and deletes. */
export function sendExport(
  file: File,
  options: UploadOptions,
): Promise<RouteResponse<typeof healthRoutes.upload>> {
  return api().upload(healthRoutes.upload, file, options);
}
