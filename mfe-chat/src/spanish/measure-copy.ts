import { plural, type Translation } from '@petwise/ui';
import type { MEASURE_COPY } from '../measure-copy.ts';

/** The sheet for measuring at home, in Spanish. */
export const SPANISH_MEASURE: Translation<typeof MEASURE_COPY> = {
  titles: {
    breaths: 'Contar las respiraciones',
    beats: 'Contar los latidos',
    refill: 'Cuánto tarda la encía en volver a estar rosada',
    gums: 'El color de las encías',
    body: 'Condición corporal',
    'cat-face': 'Lo que la cara dice del dolor',
    'rabbit-face': 'Lo que la cara dice del dolor',
    'horse-face': 'Lo que la cara dice del dolor',
  },
  steps: {
    breaths: [
      'Deje que su mascota descanse o duerma, mejor tumbada.',
      'Mire el pecho: subir y bajar es una respiración.',
      'Toque en cada respiración. El primer toque inicia 30 segundos.',
    ],
    beats: [
      'Deje que su animal esté en reposo, de pie o tumbado.',
      'Busque el latido bajo la mandíbula o detrás del codo izquierdo.',
      'Toque en cada latido. El primer toque inicia 30 segundos.',
    ],
    refill: [
      'Levante el labio superior y apriete la encía con la yema de un dedo hasta que se ponga blanca.',
      'Suelte y toque Empezar enseguida.',
      'Toque Rosada otra vez en cuanto vuelva el color.',
    ],
    gums: [
      'Levante con suavidad el labio superior.',
      'Con luz de día.',
      'Elija el color más parecido.',
    ],
    body: [
      'Palpe las costillas con las manos planas.',
      'Mire la cintura desde arriba.',
      'Elija el dibujo y las palabras que mejor encajen.',
    ],
    'cat-face': ['Mire mientras está despierto y no come, ni se lame, ni maúlla.'],
    'rabbit-face': ['Mire mientras está despierto y no come ni se asea.'],
    'horse-face': ['Mire desde cierta distancia, mientras está despierto y no come.'],
  },
  tap: { breaths: 'Toque en cada respiración', beats: 'Toque en cada latido' },
  counted: {
    breaths: (taps) => plural(taps, '# respiración', '# respiraciones'),
    beats: (taps) => plural(taps, '# latido', '# latidos'),
  },
  tooFew: 'Han sido muy pocos para contar. El próximo toque empieza de nuevo.',
  secondsLeft: (seconds) => `Quedan ${seconds} s`,
  start: 'Empezar',
  pinkAgain: 'Rosada otra vez',
  result: (words) => `Su respuesta (en inglés): ${words}`,
  use: 'Usar esto',
  again: 'Medir otra vez',
  byHand: 'También puede medir con un reloj y escribir el número como respuesta.',
  careful: 'Déjelo si su mascota se resiste: un animal con dolor o miedo puede morder.',
  gums: {
    pink: 'Rosadas',
    white: 'Blancas o muy pálidas',
    blue: 'Azules o grises',
    yellow: 'Amarillas',
    'dark red': 'Rojo oscuro o ladrillo',
  },
  body: {
    2: 'Se marcan las costillas, la columna y las caderas; no se palpa grasa.',
    3: 'Las costillas se notan enseguida y pueden verse; cintura muy marcada.',
    5: 'Las costillas se notan bajo una capa fina; hay cintura tras las costillas.',
    7: 'Cuesta notar las costillas bajo la grasa; apenas hay cintura.',
    9: 'No se notan las costillas; no hay cintura y el vientre sobresale.',
  },
  bodyLegend: '¿Cuál se parece más?',
  score: { none: 'No', some: 'Un poco', clear: 'Claramente' },
  faces: {
    'cat-face': [
      ['Orejas', 'Separadas y giradas hacia fuera'],
      ['Ojos', 'Apretados, abiertos menos de la mitad'],
      ['Hocico', 'Tenso y plano en vez de redondo'],
      ['Bigotes', 'Rectos y hacia delante'],
      ['Cabeza', 'Más baja que los hombros o con la barbilla en el pecho'],
    ],
    'rabbit-face': [
      ['Ojos', 'Apretados, abiertos menos de la mitad'],
      ['Mejillas', 'Planas o hundidas, la cara más afilada'],
      ['Nariz', 'Alargada, en V en vez de en U'],
      ['Bigotes', 'Rígidos, rectos y en punta'],
      ['Orejas', 'Muy plegadas y giradas hacia atrás o a los lados'],
    ],
    'horse-face': [
      ['Orejas', 'Rígidas y giradas hacia atrás'],
      ['Ojos', 'Párpados cerrados en parte o del todo'],
      ['Sobre el ojo', 'Tenso, el hueso se marca más'],
      ['Músculos de masticar', 'Tensos y marcados'],
      ['Boca', 'Tensa, labio superior retraído, barbilla marcada'],
      ['Ollares', 'Tensos y abiertos, el perfil plano'],
    ],
  },
  sources: {
    'cat-face': 'Según la Feline Grimace Scale (Evangelista et al., 2019).',
    'rabbit-face': 'Según la Rabbit Grimace Scale (Keating et al., 2012).',
    'horse-face': 'Según la Horse Grimace Scale (Dalla Costa et al., 2014).',
    body: 'Según la puntuación de condición corporal de la WSAVA.',
  },
};
