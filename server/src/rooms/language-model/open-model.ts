import type { ChatModel, ModelSettings } from './chat-model.ts';

/** The language model that settings name, if any; its client is loaded with it. */
export async function openModel(settings: ModelSettings | undefined): Promise<ChatModel | null> {
  if (settings === undefined) return null;
  const { createChatModel } = await import('./chat-model.ts');
  return createChatModel(settings);
}
