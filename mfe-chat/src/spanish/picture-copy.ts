import type { Translation } from '@petwise/ui';
import type { PICTURE_COPY } from '../picture-copy.ts';

/** The sheet for a picture, in Spanish. */
export const SPANISH_PICTURE: Translation<typeof PICTURE_COPY> = {
  titles: {
    gums: 'Una foto de las encías',
    eye: 'Una foto del ojo',
    stool: 'Una foto de lo que ha salido',
    wound: 'Una foto del lugar',
    gait: 'Un vídeo de cómo anda su mascota',
    breathing: 'Un vídeo de cómo respira su mascota',
  },
  steps: {
    gums: [
      'Levante con suavidad el labio superior.',
      'Con luz de día, sin flash.',
      'Llene el marco con encía y dientes.',
    ],
    eye: ['Con luz de día, sin flash.', 'A la altura del ojo.', 'Llene el marco con el ojo.'],
    stool: ['Con luz de día.', 'Ponga al lado una moneda para ver el tamaño.', 'Llene el marco.'],
    wound: [
      'Separe el pelo; no apriete nada.',
      'Ponga al lado una moneda para ver el tamaño.',
      'Llene el marco.',
    ],
    gait: [
      'De lado, con todas las patas en el marco.',
      'Unos pasos por delante de usted, al paso, en suelo llano.',
      'Diez segundos como mucho.',
    ],
    breathing: [
      'En reposo, de lado.',
      'Pecho y vientre en el marco, y sin mover la cámara.',
      'Diez segundos como mucho.',
    ],
  },
  careful: 'Déjelo si a su mascota le molesta: un animal con dolor o miedo puede morder.',
  unseen: 'Nadie la mira: se guarda para el veterinario con quien comparta el informe.',
  seenBy: (model, host) =>
    `El modelo de lenguaje que usted ha permitido (${model} en ${host}) también la mira. Lo que dice no está comprobado y no cuenta.`,
  viewfinder: 'Lo que ve la cámara',
  starting: 'Esperando a la cámara',
  noCamera: 'Aquí no se puede usar ninguna cámara. Elija un archivo o use la aplicación de cámara.',
  shoot: 'Hacer la foto',
  film: 'Empezar a grabar',
  stop: 'Parar',
  left: (seconds) => `Quedan ${seconds} s`,
  filming: 'Grabando',
  taken: '¿Está nítida y se ve todo?',
  notShown: (name) => `${name}: no se puede mostrar aquí. Aun así puede adjuntarla.`,
  use: 'Adjuntarla',
  again: 'Repetirla',
  chooseFile: 'Elegir un archivo',
  tooLong: (seconds, most) => `Este vídeo dura ${seconds} segundos. Córtelo a ${most}.`,
  notTaken: 'No ha funcionado. Inténtelo otra vez o elija un archivo.',
};
