import { AnswerBody, consultRoutes, FinalizeBody, InitBody } from '@petwise/contracts';
import * as v from 'valibot';
import type { DeviceCall } from './device-call.ts';
import type { DeviceService } from './device-service.ts';
import { DeviceRefusal } from './device-refusal.ts';
import { readStored, removeStored, writeStored } from './stored-consults.ts';

/** The corrections that need no server. Those routes and their schemas, named here, would be in every page's first load. */
const LastAnswerBody = v.variant('kind', [
  v.object({ kind: v.literal('undo'), answerId: v.string() }),
  v.object({ kind: v.literal('edit'), answerId: v.string(), answer: v.string() }),
]);

/** Answers a call about a consult that this device alone holds or begins, in the words of the contract. */
export async function answerCall(
  call: DeviceCall,
  sessionId: string,
  service: DeviceService,
): Promise<Response> {
  try {
    return Response.json(await resultOf(call, sessionId, service));
  } catch (error) {
    if (error instanceof DeviceRefusal) return error.toResponse();
    if (call.signal?.aborted) throw error;
    console.error(error);
    return new DeviceRefusal('failed').toResponse();
  }
}

async function resultOf(
  call: DeviceCall,
  sessionId: string,
  service: DeviceService,
): Promise<unknown> {
  const { method, path, body, key, signal } = call;
  switch (`${method} ${path}`) {
    case `POST ${consultRoutes.init.path}`:
      return service.begin(sessionId, v.parse(InitBody, body), { signal });
    case `POST ${consultRoutes.answer.path}`:
      return service.answer(v.parse(AnswerBody, body), { key, signal });
    case `POST ${consultRoutes.finalize.path}`:
      return {
        assessment: await service.finalize(v.parse(FinalizeBody, body).sessionId, { signal }),
      };
    case `GET ${detailPath(sessionId)}/understood`:
      return service.understood(sessionId);
    case `POST ${detailPath(sessionId)}/corrections`:
      if (!v.is(LastAnswerBody, body)) throw new DeviceRefusal('needs-server');
      return service.correct(sessionId, body, { signal });
    case `GET ${detailPath(sessionId)}`: {
      const stored = readStored(sessionId);
      if (stored === null) throw new DeviceRefusal('gone');
      return stored.consult;
    }
    case `POST ${detailPath(sessionId)}/looked-again`: {
      const stored = readStored(sessionId);
      if (stored === null) throw new DeviceRefusal('gone');
      writeStored({ ...stored, consult: { ...stored.consult, lookedAgain: true } });
      return { lookedAgain: true };
    }
    case `DELETE ${detailPath(sessionId)}`:
      removeStored(sessionId);
      return { deleted: true };
    default:
      // Whatever else there is about a consult (a PDF, a link to it) the server alone can do.
      throw new DeviceRefusal('needs-server');
  }
}

function detailPath(sessionId: string): string {
  return consultRoutes.detail.path.replace(':sessionId', sessionId);
}
