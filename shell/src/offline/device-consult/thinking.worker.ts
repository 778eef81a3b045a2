import { deviceThinking, type ThinkingTask } from './device-thinking.ts';

const take = deviceThinking((message) => postMessage(message));

// Only `think-in-thread.ts` starts this worker, and sends it such tasks.
addEventListener('message', ({ data }: MessageEvent<ThinkingTask>) => take(data));
