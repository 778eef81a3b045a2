import { AnswerBody, consultRoutes, FinalizeBody } from '@petwise/contracts';
import * as v from 'valibot';
import type { DeviceCall } from './device-call.ts';
import type { DeviceDesk } from './device-desk.ts';
import { DeviceRefusal } from './device-refusal.ts';
import { readKept, removeKept } from './kept-consults.ts';

/** Answers a call about a consult that this device alone holds, in the words of the contract. */
export async function answerCall(
  call: DeviceCall,
  sessionId: string,
  desk: DeviceDesk,
): Promise<Response> {
  try {
    return Response.json(await resultOf(call, sessionId, desk));
  } catch (error) {
    if (error instanceof DeviceRefusal) return error.toResponse();
    throw error;
  }
}

async function resultOf(call: DeviceCall, sessionId: string, desk: DeviceDesk): Promise<unknown> {
  const { method, path, body, key } = call;
  switch (`${method} ${path}`) {
    case `POST ${consultRoutes.answer.path}`:
      return desk.answer(v.parse(AnswerBody, body), key);
    case `POST ${consultRoutes.finalize.path}`:
      return { assessment: await desk.finalize(v.parse(FinalizeBody, body).sessionId) };
    case `GET ${detailPath(sessionId)}`: {
      const kept = readKept(sessionId);
      if (kept === null) throw new DeviceRefusal('gone');
      return kept.consult;
    }
    case `DELETE ${detailPath(sessionId)}`:
      removeKept(sessionId);
      return { deleted: true };
    default:
      // Whatever else there is about a consult (a PDF, a link to it) the server alone can do.
      throw new DeviceRefusal('needs-server');
  }
}

function detailPath(sessionId: string): string {
  return consultRoutes.detail.path.replace(':sessionId', sessionId);
}
