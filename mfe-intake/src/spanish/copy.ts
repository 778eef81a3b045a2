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

const PET: Words['pet'] = {
  which: '¿Cuál de sus mascotas es?',
  sexes: { male: 'Macho', female: 'Hembra' },
  notTold: (facts) => `Aún sin decir: ${facts.join(', ').toLowerCase()}`,
  name: 'Nombre (opcional)',
  nameHint: 'Con un nombre guardamos lo que cuente aquí, y la próxima vez se rellena con un toque.',
  filledIn: (name) => `Rellenado con lo que contó de ${name}. Cambie lo que sea nuevo.`,
  restAsBefore: 'Lo demás sigue igual',
  notStored: (name) => `No se pudo guardar ${name}. La evaluación continúa.`,
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
  addNumber: 'Guardar el teléfono de mi veterinario',
  number: 'Teléfono de mi veterinario',
  numberWrong: 'Esto no parece un número de teléfono.',
  numberSave: 'Guardar',
  numberNotSaved: 'Este navegador no guarda nada. Anote el número en otro sitio.',
  goOn: 'Seguir con las preguntas',
  private: 'Leído en este dispositivo. No se ha enviado nada.',
  whatAnimal: '¿Qué animal es?',
  whatHappened: '¿Qué ha pasado?',
  whatHappenedHint:
    'Puede escribir ya, en inglés. Este dispositivo busca peligros; sus palabras se guardan para las preguntas.',
};

const BASIC: Words['basic'] = {
  title: 'Datos básicos',
  intro: 'Indique los datos básicos de su mascota para un diagnóstico veterinario preciso',
  detected: (what) => `De sus palabras: ${what}. Cambie lo que no sea correcto.`,
  nothingDetected: 'Sus palabras no dicen qué animal es. Elíjalo aquí, por favor.',
  species: 'Especie',
  breed: 'Raza',
  breedHint:
    'Escriba para ver sugerencias, con el nombre en inglés. También vale cualquier otra raza o cruce.',
  breedPlaceholder: 'Por ejemplo, Mixed breed (cruce)',
  breedOptions: 'Razas sugeridas',
  breedNotKnown: 'No sé la raza',
  breedUnknown: 'Desconocida',
  breedCount: (count) =>
    count === 0 ? 'Sin sugerencias' : plural(count, '# sugerencia', '# sugerencias'),
  breedCleared: (breed, species) =>
    `Hemos borrado «${breed}»: no la conocemos como raza de ${species}.`,
  undo: 'Deshacer',
  settled: (typed, taken) => `Escribió «${typed}». Lo tomamos como ${taken}.`,
  speciesSuggested: 'Solo una propuesta: cámbiela si su mascota es otro animal.',
  neutered: { yes: 'Esterilizado o castrado', no: 'Sin esterilizar ni castrar' },
  sources: {
    suggested: 'Solo una propuesta: cuenta como no dicho hasta que la deje o la cambie.',
    words: 'Leído de sus palabras.',
    told: 'Como usted ha dicho.',
  },
  keep: (value) => `Dejar: ${value}`,
  untell: 'No dicho',
  untellOf: (fact) => `${fact}: no dicho`,
  typedUnits: {
    age: 'También puede escribir «8 weeks» (semanas).',
    weight: 'También puede escribir «850 g».',
  },
  ageDoubt: (age, species) => `${age}: sería muy viejo (${species}). ¿Es correcto?`,
  weightDoubt: (weight, animal) =>
    `${weight} es poco común (${animal}). ¿Son correctos el número y la unidad?`,
  decreaseAge: 'Menos edad',
  increaseAge: 'Más edad',
  decreaseWeight: 'Menos peso',
  increaseWeight: 'Más peso',
  age: 'Edad',
  ageUnit: 'Unidad de la edad',
  sex: 'Sexo',
  spayedNeutered: 'Esterilizado o castrado',
  weight: 'Peso',
  weightUnit: 'Unidad del peso',
  useCategory: 'Usar una categoría',
  category: 'Categoría de peso',
  continue: 'Continuar',
  submitting: 'Enviando...',
  breedMissing: 'Escriba la raza, o diga que no la sabe.',
  ageWrong: (most) => `Escriba una edad de 0 a ${most}.`,
  weightWrong: 'Escriba un peso de 1 a 2000.',
  missing: (fields) => `Para seguir, revise: ${fields.join(', ')}.`,
  submitFailed: 'No pudimos enviarlo. Sus respuestas se conservan; inténtelo de nuevo.',
};

const STEPS: Words['steps'] = {
  progress: 'Antes de las preguntas',
  place: (step, of) => `Paso ${step} de ${of}`,
  titles: {
    animal: 'Su animal',
    'age-and-weight': 'Edad y peso',
    sex: 'Sexo y esterilización',
    illnesses: 'Enfermedades y medicinas',
    'daily-life': 'Vida diaria',
    summary: '¿Es correcto?',
  },
  next: 'Siguiente',
  back: 'Atrás',
  skipRest: 'Omitir el resto',
};

const HISTORY: Words['history'] = {
  title: 'Historial médico de la mascota',
  intro: 'Indique el historial médico de su mascota',
  hint: 'Todo es opcional. Añada lo que sepa; los nombres, en inglés.',
  summary: 'Lo que ha dicho hasta ahora',
  animal: 'Animal',
  notTold: 'No dicho',
  change: 'Cambiar',
  changeOf: (fact) => `Cambiar: ${fact}`,
  medications: 'Medicación actual',
  chronicIllnesses: 'Enfermedades crónicas',
  priorOperations: 'Operaciones anteriores',
  medicationsPlaceholder: 'Un medicamento',
  chronicIllnessesPlaceholder: 'Una enfermedad',
  priorOperationsPlaceholder: 'Una operación',
  add: 'Añadir',
  fromWords: 'leído de sus palabras',
  noneOf: (list) => `Ninguna: ${list}`,
  removeEntry: (entry) => `Quitar ${entry}`,
  suggestionsFor: (list) => `Sugerencias para ${list.toLowerCase()}`,
  added: (entry) => `Añadido: ${entry}`,
  didYouMean: (entry) => `¿Quería decir ${entry}?`,
  removed: (entry) => `Quitado: ${entry}`,
  alreadyThere: (entry) => `${entry} ya está en la lista.`,
  vaccination: 'Vacunación',
  diet: 'Alimentación',
  environment: 'Entorno',
  choose: 'Elija…',
  dietCleared: (diet) => `Hemos borrado la alimentación «${diet}»: no es de esta especie.`,
  skip: 'Omitir el historial médico',
  begin: 'Empezar la evaluación',
  submitFailed: 'No pudimos enviarlo. Sus respuestas se conservan; inténtelo de nuevo.',
};

/** The intake in Spanish. Examples stay in English, which is what Petwise reads. */
export const SPANISH: Words = {
  home: HOME,
  pet: PET,
  danger: DANGER,
  info: INFO,
  basic: BASIC,
  steps: STEPS,
  history: HISTORY,
};
