import type { Translation } from '@petwise/ui';
import type { REFUSAL_COPY } from '../offline/device-consult/refusal-copy.ts';

/** What this device does not do, in Spanish. */
export const SPANISH_REFUSALS: Translation<typeof REFUSAL_COPY> = {
  gone: 'Esta evaluación ya no está en este dispositivo',
  finished: 'Esta evaluación está terminada. Empiece una nueva para añadir algo',
  'older-question': 'Esta pregunta ya se respondió. Recargue la página para ver la más reciente',
  'not-last': 'Solo se puede cambiar su última respuesta, y es otra',
  'blank-answer': 'Escriba una respuesta',
  'nothing-answered': 'Responda al menos a una pregunta antes de ver los resultados',
  'needs-server':
    'Esta evaluación está por ahora solo en este dispositivo. Funcionará cuando se haya guardado, con conexión',
  failed: 'Este dispositivo no pudo hacerlo. Inténtelo de nuevo',
};
