import { plural, type Translation } from '@petwise/ui';
import type { firstScreenCopy } from '../first-screen-copy.ts';
import type { followUpCopy } from '../follow-up-copy.ts';
import type { labCopy } from '../lab-copy.ts';
import type { linksCopy } from '../links-copy.ts';
import type { notOneIllnessCopy } from '../not-one-illness-copy.ts';
import type { secondReaderCopy } from '../second-reader-copy.ts';

/** The report's first screen in Spanish. */
export const SPANISH_FIRST_SCREEN: Translation<typeof firstScreenCopy> = {
  madeAt: (moment) => `Hecho el ${moment}`,
  call: (clinic) => `Llamar a ${clinic}`,
  callOwn: {
    pet: 'Llamar al veterinario de mi mascota',
    vet: 'Llamar a mi veterinario',
    clinic: 'Llamar a mi clínica de urgencias',
  },
  vetNumber: 'Teléfono de mi veterinario',
  vetNumberWrong: 'Esto no parece un número de teléfono.',
  vetNumberCall: 'Llamar',
  todo: 'Hacer ya',
  avoid: 'No hacer',
  moreOnSteps: 'Más sobre estos pasos',
  lessOnSteps: 'Menos sobre estos pasos',
  lookAgain: 'Vuelva a mirar',
  lookAgainBy: (moment) => `${moment}, antes si empeora.`,
  why: 'Por qué decimos esto',
  atHome: 'Cuidados en casa',
  atHomeHint: 'Solo mientras siga como está.',
  careSource: (source) =>
    `Estos pasos siguen «${source}». Ningún veterinario los ha revisado aquí todavía.`,
  mustNotMiss: 'No debe pasarse por alto',
  notKnown: 'Aún no se sabe',
};

/** What comes after a report, in Spanish. */
export const SPANISH_FOLLOW_UP: Translation<typeof followUpCopy> = {
  heading: 'Después de la visita',
  answers: 'Su veterinario ha contestado',
  unchecked: 'Enviado desde la página de su enlace. No sabemos quién lo escribió.',
  from: (author, moment) => [author, moment].filter(Boolean).join(', '),
  ask: '¿Qué encontró el veterinario?',
  why: 'Queda con este informe. También ayuda a contar cuántas veces acertamos.',
  diagnosis: 'Nombre de la enfermedad',
  foundOn: 'Día de la visita',
  keep: 'Guardarlo',
  change: 'Cambiarlo',
  found: (diagnosis, day) => `${diagnosis}, ${day}`,
  failed: 'No se ha guardado',
  failedHint: 'Inténtelo de nuevo.',
  vetAnswers: (count) =>
    plural(count, 'Su veterinario respondió', 'Su veterinario respondió # veces'),
  vetFound: (diagnosis) => `El veterinario encontró: ${diagnosis}`,
  calendar: 'Añadir al calendario',
  calendarTitle: 'Vuelva a mirar a su mascota',
  calendarText: '¿Está mejor, igual o peor? Si está peor, llame enseguida a su veterinario.',
  howNow: (name) => `¿Cómo está ahora ${name ?? 'su mascota'}?`,
  howNowHint:
    'Lea otra vez cuándo debe volver. Si está peor, llame a su veterinario o empiece abajo una nueva evaluación.',
  isWell: 'Está mejor',
  remind: 'Recordármelo aquí',
  remindState: {
    granted:
      'Petwise se lo recuerda mientras esté abierto. Como aplicación en su teléfono puede hacerlo también cerrado.',
    denied: 'Su navegador no permite recordatorios. La entrada del calendario funciona.',
  },
  tell: 'Cuéntenos cómo está',
  course: { better: 'Mejor', same: 'Igual', worse: 'Peor', gone: 'Ya no lo tiene' },
  whatIsNew: '¿Qué hay de nuevo?',
  whatIsNewHint: 'Con sus palabras, en inglés. Déjelo vacío si no hay nada nuevo.',
  judge: 'Evaluar de nuevo',
  judgeFailed: 'No pudimos evaluarlo de nuevo',
  judgeFailedHint: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  notSaved: 'Esta todavía no se puede evaluar de nuevo',
  notSavedHint:
    'Se hizo sin conexión y solo está en este dispositivo. Cuando se guarde, podremos evaluarla de nuevo. Si su mascota está peor, llame a su veterinario o empiece una nueva evaluación.',
  tellOne: 'Elija una respuesta para un signo al menos, o escriba qué hay de nuevo.',
  since: 'Qué ha cambiado',
  sinceLevel: (before, now) => `Antes: ${before}. Ahora: ${now}.`,
  sinceSigns: { worse: 'Peor', same: 'Igual', better: 'Mejor', gone: 'Ya no lo tiene' },
  sinceWorse: 'Algo está peor. Llame a su veterinario, diga lo que diga lo demás.',
  pictures: 'Sus fotos y vídeos',
  picturesHint: 'Guardados para su veterinario. Un enlace para él también los muestra.',
  openPicture: (name) => `Abrir ${name} entera`,
  sinceOpen: 'Abrir el informe anterior',
};

/** The laboratory part of the report in Spanish. */
export const SPANISH_LAB: Translation<typeof labCopy> = {
  heading: 'Valores de laboratorio',
  hint: 'Usted los confirmó. De cada prueba cuenta un valor. Los demás están debajo.',
  chartHint: 'El centro verde de cada línea es el intervalo normal. La marca es su mascota.',
  nothing: 'Ninguno de sus valores de laboratorio cuenta todavía',
  unconfirmed: (count) =>
    plural(
      count,
      'Leímos # valor más en sus archivos. Usted no lo confirmó, así que no contó.',
      'Leímos # valores en sus archivos que usted no confirmó. No contaron.',
    ),
  flags: { low: 'Bajo', normal: 'Normal', high: 'Alto' },
  noFlag: 'No se sabe',
  range: (words) => `Intervalo normal ${words}`,
  speciesRange: (words) => `Intervalo normal ${words}, habitual en esta clase de animal`,
  noRange: 'No se conoce un intervalo normal',
  between: (low, high) => `de ${low} a ${high}`,
  upTo: (high) => `hasta ${high}`,
  from: (low) => `desde ${low}`,
  timesHigh: (times) => `${times} veces el máximo del intervalo`,
  shareLow: (percent) => `${percent} del mínimo del intervalo`,
  earlier: (text, date) => `${text} el ${date}`,
  before: (list) => `Antes: ${list}`,
  place: (page, file) => `Página ${page} de ${file}`,
  measured: (date) => `Medido el ${date}`,
  measuredAsTold: (date) => `Medido el ${date}, según nos dijo`,
  undated: 'Fecha desconocida',
  others: (name) => `Otros valores de ${name} que usted confirmó`,
  other: 'También:',
  corrected: 'Cambiado por usted',
};

/** What a report says of a second reader, in Spanish. */
export const SPANISH_SECOND_READER: Translation<typeof secondReaderCopy> = {
  heading: 'Segundo lector',
  hint: 'Un modelo de lenguaje leyó también sus palabras. No decidió nada; donde entendió otra cosa, solo cuenta la respuesta de usted.',
  model: (name) => `El modelo de lenguaje fue ${name}.`,
  agreed: (signs) => `Ambos leyeron lo mismo: ${signs}.`,
  readAs: {
    present: 'lo tiene ahora',
    absent: 'no lo tiene',
    past: 'ya pasó',
    'other-animal': 'de otro animal',
    feared: 'solo se teme',
    asked: 'solo se pregunta',
  },
  differed: ({ quote, words, readAs }) => `En «${quote}» leyó ${words}: ${readAs}.`,
  answers: {
    yes: 'Usted dijo: sí.',
    no: 'Usted dijo: no.',
    unsure: 'Usted no estaba seguro.',
    none: 'No se le preguntó o no respondió; no se contó como signo.',
  },
  asked: ({ quote, words, danger }) => `Por «${quote}» preguntamos por ${words} (${danger}).`,
  use: (tokens) => `Leyó y escribió ${tokens} tokens.`,
  useAndCost: (tokens, cost) => `Leyó y escribió ${tokens} tokens, con un coste de ${cost}.`,
  unknown: (quote) => `Tomó «${quote}» por un signo que no está entre lo que sabemos.`,
  picture: (name, seen) => `De la imagen «${name}», sin comprobar ni contar: ${seen}`,
  unfinished: 'No había respondido a todo cuando se hizo este informe, o no se pudo usar.',
};

/** A report of two problems, of a change without its sign, and of an animal that has died, in Spanish. */
export const SPANISH_NOT_ONE_ILLNESS: Translation<typeof notOneIllnessCopy> = {
  secondProblem: 'Puede haber un segundo problema',
  secondProblemSigns: (condition, signs) =>
    `Estos signos no corresponden a «${condition}»: ${signs}. Pueden venir de:`,
  nothingRead: {
    'unnamed-change': {
      title: 'Algo ha cambiado',
      text: 'No se nos contó ningún signo que conozcamos, así que no nombramos ninguna enfermedad. Un veterinario debería verlo en un día o dos.',
    },
    'has-died': {
      title: 'Sentimos su pérdida',
      text: 'Los animales esconden la enfermedad, y a menudo avanza más deprisa de lo que nadie puede ver. No es culpa de nadie. Si quiere saber la causa, mantenga el cuerpo fresco y llame hoy a su veterinario. Llame también si convive con otros animales o si no está seguro de que haya muerto.',
    },
  },
};

/** The links for a vet in Spanish. */
export const SPANISH_LINKS: Translation<typeof linksCopy> = {
  title: 'Enlace para su veterinario',
  intro:
    'Quien tenga el enlace puede leer este informe y ver sus fotos y vídeos, y nada más. Puede retirarlo en cualquier momento.',
  days: 'Cuánto tiempo funciona',
  dayCount: (days) => plural(days, '# día', '# días'),
  create: 'Crear un enlace',
  createFailed: 'No se pudo crear el enlace',
  address: 'Su enlace',
  addressHint: (day) => `Cópielo ahora: no podemos mostrarlo otra vez. Funciona hasta el ${day}.`,
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  print: 'Guardar un PDF con su código',
  copyFailed: 'Su navegador no lo permitió. Seleccione el enlace y cópielo a mano.',
  listHeading: 'Enlaces que funcionan ahora',
  listFailed: 'No pudimos cargar sus enlaces.',
  none: 'No hay ninguno.',
  line: (made, ends) => `Creado el ${made}, funciona hasta el ${ends}`,
  revoke: 'Retirar',
  revokeLabel: (made) => `Retirar el enlace creado el ${made}`,
  revokeFailed: 'El enlace sigue funcionando',
  codeHint: 'Cree primero un enlace para su veterinario: el PDF y la impresión llevarán su código.',
  codeOn: 'El PDF y la impresión llevan el código del enlace que ha creado.',
  printedCode: 'Código que lleva a este informe',
};
