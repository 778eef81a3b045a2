import { plural, type Translation } from '@petwise/ui';
import type { LAB_COPY } from '../lab-copy.ts';

/** The laboratory review in Spanish. */
export const SPANISH_LAB: Translation<typeof LAB_COPY> = {
  isSheet: (name) => `¿Muestra ${name} una hoja de laboratorio?`,
  readSheet: 'Leer sus valores',
  readHint: 'Petwise lee lo impreso por sí mismo. Puede leer mal un número: compruebe cada uno.',
  reading: (name) => `Leyendo ${name}`,
  title: (count, name) => plural(count, `Leímos # valor de ${name}`, `Leímos # valores de ${name}`),
  intro:
    'Compárelos con su informe. Una línea que falte aquí no se pudo leer, o no la conocemos. Solo contarán los valores que usted confirme.',
  legend: (name) => `Valores de ${name}`,
  columns: {
    use: 'Usar',
    test: 'Prueba',
    value: 'Valor',
    range: 'Intervalo normal',
    flag: 'Resultado',
    change: 'Cambiar',
  },
  use: (test) => `Usar ${test}`,
  change: (test) => `Cambiar ${test}`,
  done: (test) => `Hecho: ${test}`,
  speciesRange: 'habitual en la especie',
  noRange: 'No se sabe',
  forVet: 'Solo para su veterinario',
  flags: { low: 'Bajo', normal: 'Normal', high: 'Alto' },
  unknownFlag: 'No se sabe',
  place: (page, line) => `Página ${page}, línea ${line}`,
  before: (values) => `Antes: ${values.map(({ date, text }) => `${text} el ${date}`).join(', ')}`,
  measured: (date) => (date === null ? 'Fecha desconocida' : `Tomado el ${date}`),
  dates: {
    question: '¿Cuándo se hizo esta prueba?',
    questionOf: (names) => {
      const rest = names.length - 3;
      const more = rest > 0 ? ` y ${rest} más` : '';
      return `¿Cuándo se hicieron estas: ${names.slice(0, 3).join(', ')}${more}?`;
    },
    read: 'Leímos esta fecha en el archivo. Compruébela, por favor.',
    missing:
      'No encontramos ninguna fecha en el archivo. La necesitamos para saber qué valores son los más nuevos.',
    unknown: 'No lo sé',
    problems: {
      needed: 'Indique la fecha o marque «No lo sé».',
      past: 'Compruebe el año.',
      future: 'Este día aún no ha llegado. Compruebe la fecha.',
    },
  },
  corrected: 'Cambiado por usted',
  range: {
    between: (low, high) => `de ${low} a ${high}`,
    upTo: (high) => `hasta ${high}`,
    from: (low) => `desde ${low}`,
  },
  confirm: (count) => plural(count, 'Usar este valor', 'Usar estos # valores'),
  confirmNone: 'No usar ninguno',
  saving: 'Guardando',
  showAll: (count) => `Mostrar los ${count} valores`,
  showFewer: 'Mostrar menos',
  normalHidden: (count) =>
    plural(
      count,
      '# valor más está en el intervalo normal y marcado.',
      '# valores más están en el intervalo normal y marcados.',
    ),
  confirmed: (count, name) =>
    count === 0
      ? `Ningún valor de ${name} contará.`
      : plural(count, `Contará # valor de ${name}.`, `Contarán # valores de ${name}.`),
  again: 'Cambiar',
  none: (name) =>
    `No encontramos valores de laboratorio en ${name}. Se conserva para su veterinario.`,
  unreadable: (name) => `No pudimos leer ${name}. Se conserva para su veterinario.`,
  failed: (name) => `No pudimos buscar valores de laboratorio en ${name}`,
  failedHint: 'Puede seguir sin ellos o intentarlo de nuevo.',
  tryAgain: 'Reintentar',
  saveFailed: 'Su elección no se guardó. Inténtelo de nuevo.',
  edit: {
    value: 'Valor',
    unit: 'Unidad',
    wrong: 'Escriba un número, como 3.4',
  },
};
