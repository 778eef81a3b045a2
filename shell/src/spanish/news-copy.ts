import type { Translation } from '@petwise/ui';
import type { NEWS_COPY } from '../help/news-copy.ts';

/** What is new, in Spanish. */
export const SPANISH_NEWS: Translation<typeof NEWS_COPY> = {
  '2026-11-30': [
    '«¿Cómo está ahora?» llega a cada uno de sus dispositivos, también si no ha abierto el informe.',
    'La ayuda se puede leer antes de entrar.',
  ],
  '2026-11-29': [
    'Su veterinario lee desde cuándo está cada signo y los días de la enfermedad en sus palabras.',
    'Con un enlace para su veterinario, la impresión lleva un código que conduce al informe.',
    'La aplicación del teléfono puede recordarle que vuelva a mirar también cuando está cerrada.',
    'De medicamentos y enfermedades se puede decir «Ninguna», y quitar un peso equivocado.',
  ],
  '2026-11-23': [
    'Donde una imagen ayuda al veterinario, la pregunta la pide: las encías, un ojo, una herida o diez segundos de paso.',
    'Ponga nombre a su mascota y dirá su edad, peso y enfermedades una sola vez.',
    '«¿Cómo está ahora?»: una consulta corta que empieza donde acabó el último informe y dice qué ha cambiado.',
    'Pantallas en español; libras o kilogramos, y las fechas como usted las escribe.',
    'La ayuda dice qué hay de nuevo, cuánto acertó Petwise al medirlo y qué se ha probado de su accesibilidad.',
  ],
  '2026-11-22': [
    'Un peligro se ve mientras escribe, antes de enviar nada, y también sin red.',
    'Un toque en una respuesta la envía; Deshacer la retira.',
    'Cada paso tiene su dirección: Atrás, Adelante y recargar llevan al mismo sitio.',
    'Un veterinario puede contestar por el enlace que usted comparte.',
    'Cada línea de la ayuda de urgencia dice quién la publica.',
  ],
};
