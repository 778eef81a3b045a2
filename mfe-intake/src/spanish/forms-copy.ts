import { plural, type Translation } from '@petwise/ui';
import type { FORMS_COPY } from '../forms-copy.ts';
import { FACT_NAMES } from './copy.ts';

type Words = Translation<typeof FORMS_COPY>;

const PET: Words['pet'] = {
  name: 'Nombre (opcional)',
  nameHint: 'Con un nombre guardamos lo que cuente aquí, y la próxima vez se rellena con un toque.',
  filledIn: (name) => `Rellenado con lo que contó de ${name}. Cambie lo que sea nuevo.`,
  restAsBefore: 'Lo demás sigue igual',
  notStored: (name) => `No se pudo guardar ${name}. La evaluación continúa.`,
};

const BASIC: Words['basic'] = {
  ...FACT_NAMES,
  title: 'Datos básicos',
  intro: 'Indique los datos básicos de su mascota para un diagnóstico veterinario preciso',
  detected: (what) => `De sus palabras: ${what}. Cambie lo que no sea correcto.`,
  nothingDetected: 'Sus palabras no dicen qué animal es. Elíjalo aquí, por favor.',
  species: 'Especie',
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
  ageUnit: 'Unidad de la edad',
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

/** The two forms in Spanish. */
export const SPANISH_FORMS: Words = {
  basic: BASIC,
  steps: STEPS,
  history: HISTORY,
  pet: PET,
};
