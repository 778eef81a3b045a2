import type { ChatModel, ModelSettings } from './chat-model.ts';
import { nameRemover } from './name-remover.ts';

/** The language model that settings name, if any; its client, and the lists of names that it must not see, are loaded with it. */
export async function openModel(settings: ModelSettings | undefined): Promise<ChatModel | null> {
  if (settings === undefined) return null;
  const { createChatModel } = await import('./chat-model.ts');
  await nameRemover();
  return createChatModel(settings);
}
