import type { Translation } from '@petwise/ui';
import type { INFO_COPY } from '../info-copy.ts';

/** The sheet about Petwise on a phone in Spanish. */
export const SPANISH_INFO: Translation<typeof INFO_COPY> = {
  installTitle: 'Téngalo en su pantalla de inicio',
  iphone: 'Compartir → Añadir a inicio',
  android: 'Menú → Añadir a inicio',
  iphoneLabel: 'iPhone',
  androidLabel: 'Android',
  iphoneSteps: [
    'Abra esta página en Safari.',
    'Toque el botón Compartir: el cuadrado con una flecha hacia arriba.',
    'Baje y toque «Añadir a pantalla de inicio», después «Añadir».',
  ],
  androidSteps: [
    'Abra el menú del navegador: los tres puntos de arriba o de abajo.',
    'Toque «Añadir a pantalla de inicio» o «Instalar aplicación», después «Instalar».',
  ],
  install: 'Instalar Petwise',
  installed: 'Petwise está instalado en este dispositivo.',
  installDeclined: 'No se ha instalado. Puede instalarlo aquí más tarde.',
  flowTitle: 'Cómo funciona',
  flow: [
    'Describa los síntomas y suba datos',
    'Responda a preguntas de diagnóstico a su medida',
    'Reciba un análisis experto con las posibles enfermedades',
    'Vea las opciones de atención',
  ],
  promisesTitle: 'Con qué puede contar',
  promises: [
    'Análisis en unos 20 minutos',
    'Sin contraseña una vez instalado',
    'Uso sin conexión',
    'Urgencias a un toque',
  ],
};
