/** Why a language model could not be used, as a page and an operator read it; never words of the model. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
}

export const BROKE_OFF = 'The connection to it broke off.';

/** What went wrong while a model was used, in one sentence; what the model did not throw itself is a call that broke off. */
export function modelFaultOf(error: unknown): ModelFault {
  return error instanceof ModelFault ? error : new ModelFault(BROKE_OFF);
}
