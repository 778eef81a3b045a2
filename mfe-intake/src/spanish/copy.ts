import { formatNumber, plural, type Translation } from '@petwise/ui';
import type { COPY } from '../copy.ts';

type Words = Translation<typeof COPY>;

const HOME: Words['home'] = {
  heading: '¿Cómo está su mascota?',
  subheading: 'Cuéntenoslo con sus palabras.',
  inEnglish:
    'Escriba en inglés, por favor: Petwise todavía no entiende español. Las preguntas y el informe también están en inglés.',
  placeholder: 'En inglés, por favor: ¿qué ve, desde cuándo, y cómo come, bebe y se mueve?',
  attach: 'Adjuntar archivos',
  attachChoosing: 'Eligiendo archivos',
  attachCancelled: 'No se eligió ningún archivo.',
  send: 'Enviar',
  sendsOnceUp: 'Se enviará en cuanto se hayan subido los archivos.',
  keysHint: 'Intro envía · Mayús + Intro hace una línea nueva',
  dictate: 'Dictar',
  dictateStop: 'Dejar de dictar',
  dictateListening: 'Escuchando. Hable ahora.',
  dictateRefused: 'Este sitio no puede usar el micrófono. Puede escribir en su lugar.',
  dictateFailed: 'El dictado se ha parado. Puede seguir escribiendo.',
  dropHere: 'Suelte los archivos para adjuntarlos',
  attachedList: 'Archivos adjuntos',
  removeFile: (name) => `Quitar ${name}`,
  records: (count) => plural(count, '# registro', '# registros'),
  refusedFiles: (names) =>
    `No se puede adjuntar: ${names.join(', ')}. Sí se admiten fotos, PDF, texto, Office, páginas web y archivos de datos.`,
  attachedAlready: (names) =>
    `${names.join(', ')} ya ${plural(names.length, 'está adjunto', 'están adjuntos')}.`,
  tooManyFiles: (limit) =>
    `Una evaluación admite hasta ${limit} archivos. Los demás se han dejado fuera.`,
  tooLong: (over) =>
    `Sobran ${formatNumber(over)} caracteres para poder enviarlo. Acórtelo, por favor.`,
  uploadsDown: 'Ahora no se pueden adjuntar archivos. Puede continuar sin ellos.',
  dismiss: 'Descartar',
  uploading: 'Subiendo sus archivos',
  uploadingNote: 'Podrá enviar en cuanto hayan subido.',
  processing: 'Empezando su evaluación',
  processingNote: 'Sus palabras y sus archivos están a salvo.',
  uploadFailed: (reason) =>
    `No se pudo subir el archivo: ${reason || 'error desconocido'}. Inténtelo de nuevo.`,
  startFailed: 'No se pudo empezar la evaluación. Inténtelo de nuevo.',
  examplesTitle: 'O empiece con un ejemplo (en inglés)',
  examples: [
    {
      species: 'dog',
      label: 'Mi perro no para de vomitar',
      text: 'My Labrador has vomited four times since last night. He drinks but will not eat, and he is very tired.',
    },
    {
      species: 'cat',
      label: 'Mi gato no puede orinar',
      text: 'My cat goes to the litter box again and again but only a few drops come out. He cries and licks his belly.',
    },
    {
      species: 'rabbit',
      label: 'Mi conejo ha dejado de comer',
      text: 'My rabbit has not eaten since this morning. She sits hunched in the corner and there are almost no droppings.',
    },
    {
      species: 'horse',
      label: 'Mi caballo cojea',
      text: 'My mare is lame on her right front leg since yesterday. The hoof feels warm and she does not want to walk.',
    },
  ],
  trust: 'Prototipo de investigación: no es para uso médico. No sustituye a un veterinario.',
  emergency: '¿Urgencia?',
  emergencyNote:
    'Si le cuesta respirar, se desploma, ha tomado un veneno o sangra mucho: no espere.',
  resume: 'Seguir con su evaluación',
  resumeOf: (title) => `Tiene una sin terminar: ${title}`,
};

export const FACT_NAMES: Words['pet']['facts'] = {
  breed: 'Raza',
  age: 'Edad',
  sex: 'Sexo',
  spayedNeutered: 'Esterilizado o castrado',
  weight: 'Peso',
};

const PET: Words['pet'] = {
  facts: FACT_NAMES,
  which: '¿Cuál de sus mascotas es?',
  sexes: { male: 'Macho', female: 'Hembra' },
  notTold: (facts) => `Aún sin decir: ${facts.join(', ').toLowerCase()}`,
  page: 'Todo lo que ha dicho',
  forget: (name) => `Olvidar ${name}`,
  forgetAsk: (name) => `¿Olvidar lo que contó de ${name}? Las evaluaciones se conservan.`,
  forgetYes: 'Olvidar',
  forgetNo: 'Conservar',
  notForgotten: (name) => `Ahora no se pudo olvidar ${name}. Inténtelo de nuevo.`,
};

const INFO: Words['info'] = {
  open: 'Petwise en su teléfono',
  title: 'Petwise en su teléfono',
  close: '¡Entendido!',
};

const DANGER: Words['danger'] = {
  title: 'Esto puede ser una urgencia',
  announced: (name, advice) => `Esto puede ser una urgencia. ${name}. ${advice}`,
  call: (clinic) => `Llamar a ${clinic}`,
  callPetVet: 'Llamar al veterinario de mi mascota',
  callVet: 'Llamar a mi veterinario',
  callClinic: 'Llamar a mi clínica de urgencias',
  map: 'Buscar un veterinario de urgencias',
  firstAid: 'Primeros auxilios de camino',
  care: 'Hasta que lo atienda un veterinario',
  todo: 'Qué hacer ahora',
  avoid: 'Qué evitar',
  number: 'Teléfono de mi veterinario',
  numberWrong: 'Esto no parece un número de teléfono.',
  numberHint: 'Queda en este dispositivo, para la próxima vez.',
  numberCall: 'Llamar',
  goOn: 'Seguir con las preguntas',
  private: 'Leído en este dispositivo. No se ha enviado nada.',
  whatAnimal: '¿Qué animal es?',
  whatHappened: '¿Qué ha pasado?',
  whatHappenedHint:
    'Puede escribir ya, en inglés. Este dispositivo busca peligros; sus palabras se guardan para las preguntas.',
};

/** The intake in Spanish. Examples stay in English, which is what Petwise reads. */
export const SPANISH: Words = {
  home: HOME,
  pet: PET,
  danger: DANGER,
  info: INFO,
};
