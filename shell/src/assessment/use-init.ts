import { api, ApiError } from '@petwise/api';
import {
  type BasicIntake,
  type ConsultOpening,
  consultRoutes,
  type InitialData,
  type MedicalHistory,
} from '@petwise/contracts';
import { useRef } from 'react';
import { emit } from '../federation/host-bus.ts';

export interface InitInput {
  readonly initial: InitialData;
  readonly intake: BasicIntake;
  readonly history: MedicalHistory;
}

/**
 * Starts the consult on the server. The key made before the call names the
 * session too, so that the socket can be open before the first line of
 * reasoning; the same answers sent again join the call that is under way.
 *
 * @throws ApiError or NetworkError; the caller keeps the stage (FLOW-07).
 */
export function useInit(): (
  input: InitInput,
  onKey: (sessionId: string) => void,
) => Promise<ConsultOpening> {
  const keyed = useRef<{ readonly body: string; readonly key: string } | null>(null);

  return async (input, onKey) => {
    const body = {
      patientData: input.intake,
      medicalHistory: input.history,
      initialSymptoms: input.initial.symptoms,
      uploadedFiles: input.initial.uploadedFiles,
    };
    const text = JSON.stringify(body);
    if (keyed.current?.body !== text) keyed.current = { body: text, key: crypto.randomUUID() };
    const { key } = keyed.current;
    onKey(key);
    try {
      const init = await api().call(consultRoutes.init, { body, idempotencyKey: key });
      emit('shell.consult-begun', { sessionId: init.sessionId });
      return {
        symptoms: input.initial.symptoms,
        uploadedFiles: input.initial.uploadedFiles,
        init,
        species: input.intake.species,
      };
    } catch (error) {
      console.error(error instanceof ApiError ? error.statusLine : error);
      throw error;
    }
  };
}
