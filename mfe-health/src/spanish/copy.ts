import type { HealthWarning } from '@petwise/contracts';
import { formatNumber, plural, type Translation } from '@petwise/ui';
import type { COPY } from '../copy.ts';

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const megabytes = (bytes: number): string => `${formatNumber(bytes / 1_000_000, oneDigit)} MB`;

/** The Apple Health screen in Spanish; the summary stays in English. */
export const SPANISH: Translation<typeof COPY> = {
  title: 'Análisis de Apple Health',
  intro:
    'Vea lo que registraron su iPhone y su Apple Watch y añada un resumen a su próxima evaluación.',

  drop: {
    name: 'Suelte aquí su export.zip o haga clic para elegirlo',
    now: 'Suéltelo para empezar',
    hint: 'Un archivo .zip de hasta 100 MB. Los mayores se leen en este dispositivo.',
    deviceHint: 'Un archivo .zip de cualquier tamaño. No sale de este dispositivo.',
  },

  place: {
    legend: 'Dónde leer el archivo',
    server: 'Subirlo',
    device: 'En este dispositivo',
    serverHint: 'El archivo se envía, se lee y se borra enseguida. Solo se guarda el resultado.',
    deviceHint: 'El archivo no se envía a ningún sitio. Solo el resumen.',
  },

  large: {
    title: 'Este archivo es demasiado grande para subirlo',
    text: (name) => `${name} pasa de 100 MB. Puede leerse en este dispositivo.`,
    action: 'Leerlo en este dispositivo',
  },

  offline: {
    title: 'No tiene conexión',
    text: (name) =>
      `${name} no se puede subir ahora. Puede leerse en este dispositivo, sin conexión.`,
    later: 'No tiene conexión. Esto se mostrará en cuanto vuelva la conexión.',
    waiting: 'No tiene conexión. La subida seguirá sola cuando vuelva la conexión.',
  },

  steps: {
    title: 'Cómo exportar desde su iPhone',
    list: [
      'Abra la aplicación Salud.',
      'Toque su imagen, arriba a la derecha.',
      'Baje y toque «Exportar todos los datos de salud».',
      'Guarde el archivo export.zip y elíjalo aquí.',
    ],
  },

  included: {
    title: 'Qué se incluye',
    vitals: 'Ritmo cardíaco y constantes',
    activity: 'Sueño y actividad',
    workouts: 'Entrenamientos',
    measurements: 'Mediciones',
    nutrition: 'Nutrición y bienestar',
  },

  last: {
    title: 'Su último análisis está guardado',
    open: 'Abrirlo',
  },

  processing: {
    server: 'Subiendo y leyendo su exportación',
    device: 'Leyendo su exportación en este dispositivo',
    note: {
      server: 'Cuando el archivo ha llegado, tarda segundos, no minutos.',
      device: 'El archivo se queda aquí. Incluso uno muy grande tarda segundos, no minutos.',
    },
    elapsed: (seconds) => `${formatNumber(seconds)} s`,
    progress: 'Progreso de la lectura',
    sending: 'Progreso de la subida',
    arrived: 'El archivo ha llegado y se está leyendo',
    sent: ({ sentBytes, totalBytes, bytesPerSecond }) =>
      bytesPerSecond === null
        ? `${megabytes(sentBytes)} de ${megabytes(totalBytes)}`
        : `${megabytes(sentBytes)} de ${megabytes(totalBytes)}, ${megabytes(bytesPerSecond)} por segundo`,
    cancel: 'Cancelar',
  },

  stats: {
    label: 'Qué contiene la exportación',
    records: 'Registros en total',
    days: 'Días de datos',
    metrics: 'Métricas de salud',
    time: 'Tiempo de proceso',
    seconds: (milliseconds) => `${formatNumber(milliseconds / 1000, oneDigit)} s`,
    number: (value) => formatNumber(value),
  },

  metrics: {
    title: 'Métricas disponibles',
    more: (count) => plural(count, '+# métrica más', '+# métricas más'),
    loading: 'Cargando sus métricas',
    failed: 'No se pudieron cargar sus métricas',
  },

  emptyExport: {
    title: 'Esta exportación no contiene registros',
    text: 'El archivo es una exportación de Apple Health, pero no hay nada registrado en él. Mire en la aplicación Salud, en Explorar, si el teléfono tiene datos. Después exporte otra vez.',
  },

  charts: {
    title: 'Día a día',
    noSeries:
      'Los días quedaron en el dispositivo que leyó el archivo. Estos son los últimos valores; lea el archivo otra vez para ver gráficos.',
    noNumbers: 'Esta métrica no tiene números que dibujar.',
    zoom: 'Tiempo mostrado',
    all: 'Todo',
    year: 'Año',
    month: 'Mes',
    back: 'Antes',
    forward: 'Después',
    table: 'Mostrar como tabla',
    when: 'Cuándo',
    least: 'Mínimo',
    most: 'Máximo',
    average: 'Media',
    total: 'Total',
    empty: 'No se registró nada en este tiempo.',
    latest: 'Último',
    mean: (isDaily) => (isDaily ? 'Media al día' : 'Media'),
    of: (when, range) => `${when}: ${range}`,
    range: (least, most) => `de ${least} a ${most}`,
    spread:
      'La banda clara muestra el mínimo y el máximo de cada día. Los huecos significan que no se registró nada.',
    gaps: 'Los huecos significan que no se registró nada.',
  },

  summary: {
    title: 'En palabras sencillas (en inglés)',
    loading: 'Escribiendo el resumen',
    failed: 'No se pudo cargar el resumen',
  },

  attach: {
    title: 'Usarlo en su próxima evaluación',
    subject: '¿De quién son los datos?',
    person: 'De una persona',
    pet: 'La mascota llevaba el dispositivo',
    personNote:
      'Se muestra junto al informe de su mascota y nunca se mezcla con sus constantes vitales.',
    petNote:
      'El dispositivo se hizo para personas. Sus lecturas en una mascota no están comprobadas.',
    consent: 'Añadir este resumen a mi próxima evaluación',
    start: 'Empezar el análisis de salud',
    again: 'Subir datos nuevos',
    attached: 'El resumen será parte del informe de su próxima evaluación.',
    notAttached:
      'El resumen no se añadió a ninguna evaluación. Active el interruptor para añadirlo.',
    remove: 'Borrar estos datos',
    removed: 'Sus datos de salud se han borrado',
  },

  toast: {
    invalid: {
      title: 'Tipo de archivo no válido',
      description: 'Suba un archivo ZIP exportado de Apple Health',
    },
    uploaded: '¡Subida correcta!',
    failed: 'Error al subir',
    notProcessed: 'No se pudieron procesar los datos de Apple Health',
    noThread:
      'Este navegador no pudo iniciar el lector. Recargue la página e inténtelo de nuevo, o elija subir el archivo',
    exception: 'Hubo un error al procesar sus datos de Apple Health',
    started: {
      title: 'Análisis empezado',
      description: 'Se están analizando sus datos de salud...',
    },
    notStarted: {
      title: 'Error en el análisis',
      description: 'No se pudieron analizar los datos de salud',
    },
    readWhole: (records, days) =>
      `Leídos ${plural(records, '# registro', '# registros')} de ${plural(days, '# día', '# días')}`,
  },

  unsaved: {
    text: 'El resumen no se pudo guardar. Puede mirarlo ahora; se pierde cuando salga.',
    again: 'Guardarlo ahora',
    failed: 'Aún sin guardar',
    done: 'El resumen está guardado',
  },

  warnings: {
    title: 'Conviene saber',
    text: (warning: HealthWarning): string => {
      switch (warning.code) {
        case 'not-closed':
          return 'La exportación termina antes de tiempo. Puede faltar parte de los datos más nuevos.';
        case 'bad-dates':
          return plural(
            warning.count,
            '# registro tiene una fecha que no se puede leer. Se cuenta, pero no pertenece a ningún día.',
            '# registros tienen una fecha que no se puede leer. Se cuentan, pero no pertenecen a ningún día.',
          );
        case 'several-exports':
          return `El archivo zip contiene ${warning.count} exportaciones. Se leyó la mayor.`;
        case 'mixed-units':
          return `Se muestra una vez por cada unidad en que está escrito: ${warning.labels.join(', ')}.`;
        case 'overlap':
          return `Lo contó más de un dispositivo; se tomó el mayor número de cada día: ${warning.labels.join(', ')}.`;
        case 'daily-cut':
          return 'La exportación contiene más valores diarios de los que se pueden guardar. Los totales están completos; algunos gráficos, no.';
      }
    },
  },
};
