/** Every word of the upload screens; the IDs are those of the specification's index. */
export const COPY = {
  /** HOME-11, CHAT: the reason is "Upload failed: {status text}" or the server's own sentence. */
  failed: (reason: string | null) => `File upload failed: ${reason ?? 'Unknown error'}. Please try again.`,
  reason: (statusText: string) => `Upload failed: ${statusText}`,
  cancelled: 'Cancelled',
  queueLabel: 'Files being uploaded',
  waiting: 'Waiting',
  sending: (percent: number) => `${percent}%`,
  checking: 'Checking the file',
  retry: (name: string) => `Try ${name} again`,
  retryShort: 'Try again',
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name}`,
  progress: (name: string) => `Upload of ${name}`,
  tooLarge: (name: string, size: string) =>
    `${name} is ${size}. Files may be up to 25 MB (100 MB for an Apple Health export).`,
  empty: (name: string) => `${name} is empty`,
} as const;
