import { plural, type Translation } from '@petwise/ui';
import type { COPY } from '../copy.ts';

/** The upload screens in Spanish. */
export const SPANISH: Translation<typeof COPY> = {
  failed: (reason) =>
    `No se pudo subir el archivo: ${reason || 'error desconocido'}. Inténtelo de nuevo.`,
  reason: (statusText) => `Error al subir: ${statusText}`,
  unknownError: 'Error desconocido',

  row: {
    waiting: 'En espera',
    preparing: 'Reduciendo la foto',
    sending: 'Enviando',
    checking: 'Comprobando el archivo',
    done: 'Subido',
    progress: (name) => `Subida de ${name}`,
    retry: 'Reintentar',
    retryLabel: (name) => `Reintentar: ${name}`,
    cancel: (name) => `Cancelar ${name}`,
    remove: (name) => `Quitar ${name}`,
    unnamed: 'Archivo sin nombre',
    healthOnly: 'Solo se admite si es una exportación de Apple Health',
  },

  notesLabel: 'Notas sobre sus archivos',
  notes: {
    unrelated: 'No parece tratar de la salud de su mascota. Se conserva; quítelo si fue un error.',
    'no-text': 'No encontramos texto; puede ser un escaneo. Se conserva para su veterinario.',
    unread: 'No pudimos leerlo. Se conserva para su veterinario, pero lo que dice no cuenta aquí.',
    locked:
      'Está protegido con una contraseña, así que no pudimos leerlo. Añada uno sin contraseña.',
    'cut-short': 'Es muy largo. Leímos solo la primera parte.',
    macros:
      'Contiene macros (pequeños programas). No se ejecutó nada. Ábralo solo si confía en él.',
    script:
      'Contiene contenido activo, como un script. No se ejecutó nada. Ábralo solo si confía en él.',
    'embedded-files': 'Lleva otros archivos dentro. No los abrimos.',
    'external-content': 'Cargaría contenido de otro sitio. No se cargó nada.',
    'details-removed': 'Quitamos datos ocultos, como dónde y cuándo se hizo.',
  },

  queueLabel: 'Archivos que se están subiendo',
  shrink: 'Reducir las fotos grandes antes de enviarlas',
  shrinkHelp:
    'Más rápido con el teléfono y nítido de sobra para leer. Desactívelo para enviar el tamaño completo.',

  noViewer:
    'Aquí nadie mira sus imágenes: se guardan para que las enseñe a su veterinario. Un modelo de lenguaje las ve solo si usted ha permitido uno.',
  modelViewer: (model, host) =>
    `El modelo de lenguaje que usted ha permitido (${model} en ${host}) mira sus fotos; lo que dice no está comprobado y no cuenta. Aquí nadie más mira sus imágenes: se guardan para que las enseñe a su veterinario.`,
  panel: {
    title: 'Subir archivos',
    dropZone: 'Suelte aquí los archivos o haga clic para elegirlos',
    guideline:
      'Tamaño máximo: 25 MB por archivo (100 MB para exportaciones de Apple Health). Se comprueba que todo lo que se sube sea seguro y tenga relación médica. Comparta solo imágenes y documentos sobre su consulta.',
    cancel: 'Cancelar',
    upload: 'Subir y analizar',
    hint: (limit) => `Fotos, PDF, Office, texto y archivos ZIP. Hasta ${limit} a la vez.`,
    full: (limit) => `La lista está llena: ${limit} archivos a la vez.`,
    dropNow: 'Suéltelos para añadirlos',
    dropRefused: 'Algunos de estos no se pueden añadir',
    choosing: 'Eligiendo archivos',
    takePhoto: 'Hacer una foto',
    listLabel: 'Archivos elegidos',
    count: (count) => plural(count, '# archivo elegido', '# archivos elegidos'),
    progress: 'Progreso de la subida',
    uploading: 'Subiendo sus archivos',
    done: 'Sus archivos están subidos',
    someFailed: (count) =>
      plural(
        count,
        'Un archivo no llegó. Inténtelo de nuevo o quítelo.',
        '# archivos no llegaron. Inténtelo de nuevo o quítelos.',
      ),
    unusable: (count) =>
      plural(
        count,
        'Un archivo no se puede usar. Quítelo o elija otro.',
        '# archivos no se pueden usar. Quítelos o elija otros.',
      ),
  },

  refused: {
    type: (extensions) =>
      `El tipo de archivo debe ser uno de estos: ${extensions.map((extension) => `.${extension}`).join(', ')}`,
    large: (bytes) => `El archivo pasa de ${bytes} bytes`,
    small: (bytes) => `El archivo tiene menos de ${bytes} bytes`,
    many: 'Demasiados archivos',
    twice: 'Ya está en la lista',
    largeHelp: 'El límite es de 25 MB, o de 100 MB para una exportación de Apple Health.',
    smallHelp: 'Este archivo está vacío. Puede que aún se esté descargando en su dispositivo.',
    manyHelp: (limit) => `Se pueden añadir hasta ${limit} archivos a la vez.`,
    more: (count) => `y ${count} más`,
  },

  notSent: {
    large: (name, size) =>
      `${name} ocupa ${size}. Los archivos pueden ocupar hasta 25 MB (100 MB una exportación de Apple Health)`,
    empty: (name) => `${name} está vacío`,
  },

  drawer: {
    title: 'Subir archivos médicos',
    select: 'Elegir archivos',
    upload: (count) => plural(count, 'Subir # archivo', 'Subir # archivos'),
    hint: 'Fotos, PDF, Office y archivos ZIP. Hasta 25 MB cada uno.',
    empty: 'Aún no ha elegido archivos.',
    listLabel: 'Archivos elegidos',
    uploading: 'Subiendo. Puede cerrar esto; la subida continúa.',
    tooLargeTitle: 'Archivo demasiado grande',
    tooLarge: (name, size) => `Los archivos deben ocupar menos de 25 MB. ${name} ocupa ${size}`,
    failedTitle: 'Error al subir',
    failedOne: (name) => `No se pudo subir ${name}`,
    failedMany: 'No se pudieron subir los archivos',
    doneTitle: 'Archivos subidos',
    done: (count) => plural(count, 'Se subió # archivo', 'Se subieron # archivos'),
  },
};
