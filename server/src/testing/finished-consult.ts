import type { InitBody, InitResponse } from '@petwise/contracts';
import { postAnswer, postFinalize, postInit } from './consult-bodies.ts';
import type { Device } from './test-server.ts';

/** Takes a consult of this device from the symptoms to the report; answers its id. */
export async function finishedConsult(
  device: Device,
  { answers = ['Yes', 'No'], ...body }: Partial<InitBody> & { answers?: readonly string[] } = {},
): Promise<string> {
  const { sessionId } = (await postInit(device, body)).json<InitResponse>();
  for (const answer of answers) await postAnswer(device, { sessionId, answer });
  const finished = await postFinalize(device, sessionId);
  if (finished.statusCode !== 200) throw new Error(`no report: ${finished.body}`);
  return sessionId;
}
