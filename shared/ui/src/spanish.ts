import type { copy } from './copy.ts';
import type { Translation } from './language/words.ts';

/** The Spanish words of the parts, for the host to learn with its own. */
export const spanish: Translation<typeof copy> = {
  close: 'Cerrar',
  emergency: '¿Urgencia?',
  remove: (name) => `Quitar ${name}`,
  tryAgain: 'Reintentar',
  partFailed: 'Esta parte no se ha cargado. Lo demás funciona.',
  offline: 'No tiene conexión. Volverán cuando la tenga.',
  dismiss: 'Descartar',
  notifications: (hotkey) => `Avisos (${hotkey})`,
  urgencyGauge: (step, steps) => `Urgencia ${step} de ${steps}`,
  required: 'obligatorio',
};
