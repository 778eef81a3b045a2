/** Of an object, beside the store's own `Last-Modified`: when it was put, by the clock of all servers. */
export const PUT_AT = 'x-amz-meta-put-at';

/** What an object is put with so that its time is ours; milliseconds since 1970. */
export const stamped = (at: number): Readonly<Record<string, string>> => ({ [PUT_AT]: String(at) });
