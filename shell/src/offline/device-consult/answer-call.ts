import {
  AnswerBody,
  consultRoutes,
  CorrectionBody,
  correctionRoutes,
  FinalizeBody,
  InitBody,
} from '@petwise/contracts';
import * as v from 'valibot';
import type { DeviceCall } from './device-call.ts';
import type { DeviceService } from './device-service.ts';
import { DeviceRefusal } from './device-refusal.ts';
import { readStored, removeStored } from './stored-consults.ts';

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
    case `GET ${pathOf(correctionRoutes.consult, sessionId)}`:
      return service.understood(sessionId);
    case `POST ${pathOf(correctionRoutes.correctConsult, sessionId)}`:
      return service.correct(sessionId, v.parse(CorrectionBody, body), { signal });
    case `GET ${pathOf(consultRoutes.detail, sessionId)}`: {
      const stored = readStored(sessionId);
      if (stored === null) throw new DeviceRefusal('gone');
      return stored.consult;
    }
    case `DELETE ${pathOf(consultRoutes.detail, sessionId)}`:
      removeStored(sessionId);
      return { deleted: true };
    default:
      // Whatever else there is about a consult (a PDF, a link to it) the server alone can do.
      throw new DeviceRefusal('needs-server');
  }
}

function pathOf({ path }: { readonly path: string }, sessionId: string): string {
  return path.replace(':sessionId', sessionId);
}
