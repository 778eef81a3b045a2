/** The typed client: credentials, errors, query defaults, uploads with progress. */
export { ApiError, NetworkError } from './api-error.ts';
export { createClient } from './client.ts';
export { isAway } from './is-away.ts';
export type { ApiClient, Transport } from './client.ts';
export type { CallOptions } from './route-call.ts';
export { api, replaceApi } from './page-client.ts';
export { createQueryClient } from './query-client.ts';
export type { On401 } from './query-client.ts';
export type { UploadOptions, UploadProgress } from './upload.ts';
