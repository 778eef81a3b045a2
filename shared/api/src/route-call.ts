import type {
  RouteBody,
  RouteContract,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '@petwise/contracts';

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** What a call of one route needs, and nothing it does not. */
export type CallOptions<R extends RouteContract> = Given<'params', RouteParams<R>> &
  Given<'query', RouteQuery<R>> &
  (R['bodyKind'] extends 'multipart'
    ? { readonly form: FormData; readonly body?: undefined }
    : { readonly form?: undefined } & Given<'body', RouteBody<R>>) & {
    readonly signal?: AbortSignal;
    /** Makes a long call safe to repeat: the same key joins the same job. */
    readonly idempotencyKey?: string;
  };

/**
 * Calls a route and gives its parsed 2xx answer.
 *
 * @throws ApiError for a non-OK answer, NetworkError when there was none.
 */
export type RouteCall = <R extends RouteContract>(
  route: R,
  options: CallOptions<R>,
) => Promise<RouteResponse<R>>;
