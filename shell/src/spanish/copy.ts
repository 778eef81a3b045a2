import { formatDate, plural, type Translation } from '@petwise/ui';
import type { COPY } from '../copy.ts';

/** The shell in Spanish. */
export const SPANISH: Translation<typeof COPY> = {
  product: 'Petwise',
  beta: '(beta)',
  prototypeNote: 'prototipo de investigación: no es para uso médico',
  skipToContent: 'Ir al contenido',
  emergency: '¿Urgencia?',
  newAssessment: 'Nueva evaluación',
  assistant: 'Asistente',
  appleHealth: 'Apple Health',
  pastAssessments: 'Evaluaciones anteriores',
  mainNavigation: 'Principal',
  menu: 'Menú',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  themeSystem: 'Sistema',
  themeLabel: 'Colores',
  signOut: 'Cerrar sesión',
  signOutFailed: 'La sesión sigue abierta: no se pudo contactar con el servidor.',
  noticeClose: 'Cerrar',
  noticesFollow: (count) =>
    plural(count, 'Después de este hay otro aviso.', 'Después de este hay # avisos más.'),
  tryAgain: 'Reintentar',

  slotLoading: 'Cargando',
  slotFailedTitle: 'Esta parte de Petwise no se ha cargado',
  slotFailedBody: 'Todo lo demás sigue funcionando y nada de lo que escribió se ha perdido.',
  slotFailedDetails: 'Detalles para el soporte',

  pageFailedTitle: 'Petwise se ha detenido',
  pageFailedBody:
    'Lo que escribió se conserva en este dispositivo. La ayuda de urgencia sigue funcionando.',
  pageFailedReload: 'Volver a cargar Petwise',

  unreachableTitle: 'Ahora no podemos conectar con Petwise',
  unreachableBody:
    'Compruebe su conexión e inténtelo de nuevo. La ayuda de urgencia funciona sin conexión.',

  offlineTitle: 'No tiene conexión.',
  offlineEmergency: 'La ayuda de urgencia funciona.',
  offlineMore: 'Qué funciona',
  offlineWorks: 'Puede seguir escribiendo: sus palabras se guardan aquí.',
  offlineWorksNot: 'Para enviar, subir archivos y ver resultados nuevos hace falta conexión.',
  offlineAssess:
    'Puede hacer una nueva evaluación: se hace en este dispositivo y se guarda cuando vuelva la conexión.',
  offlineAssessNot:
    'Los archivos, el asistente y las respuestas de una evaluación empezada en línea esperan a que haya conexión.',
  device: {
    saved: 'Su evaluación está guardada',
    savedMore:
      'Se hizo en este dispositivo mientras no tenía conexión. La encontrará en Evaluaciones anteriores.',
  },
  updateReady: 'Hay una versión nueva.',
  updateReload: 'Recargue cuando le venga bien',
  updateLater: 'Más tarde',

  loginTitle: 'Bienvenido a Petwise',
  loginIntro:
    'Un avance de investigación para evaluar la salud de su mascota. Introduzca la contraseña de la beta.',
  loginLabel: 'Contraseña',
  loginSubmit: 'Entrar',
  earlierTold: 'Este dispositivo ya se ha usado antes.',
  earlierContinue: (lastUsed) =>
    `Continuar con las evaluaciones usadas por última vez el ${formatDate(lastUsed, { dateStyle: 'medium', timeStyle: 'short' })}`,
  earlierFresh: 'Empezar de cero: no mostrar nada de ellas',
  earlierMissed: 'Elija primero una de estas opciones. Después, entre.',
  earlierAsked: 'Un momento: comprobamos si este dispositivo ya se ha usado antes.',
  loginShow: 'Mostrar la contraseña',
  loginHide: 'Ocultar la contraseña',
  accessGranted: 'Acceso concedido',
  invalidPassword: 'Contraseña incorrecta',
  connectionError: 'Error de conexión. Inténtelo de nuevo.',
  expiredTitle: 'Vuelva a entrar, por favor',
  expiredIntro: 'Su sesión ha terminado. Nada de lo que escribió se ha perdido.',

  disclaimerTitle: 'Aviso veterinario importante',
  disclaimerPoints: [
    'Petwise es un prototipo, solo para investigación y evaluación.',
    'Ningún organismo regulador lo ha aprobado para uso veterinario.',
    'No diagnostica ni trata a ningún animal.',
    'No debe sustituir a un veterinario. Consulte siempre a uno sobre la salud de su mascota.',
    'En una urgencia, llame enseguida a un veterinario de urgencias.',
  ],
  retentionTitle: 'Conservación de datos',
  retentionBody:
    'Lo que escriba y suba puede conservarse por tiempo indefinido para auditoría, investigación y mejora.',
  disclaimerAccept: 'Lo entiendo, continuar',

  notices: {
    questionReady: 'Su pregunta está lista',
    reportReady: 'Su informe de Petwise está listo',
    healthReady: 'Petwise ha leído sus datos de salud',
    fileReady: 'Su archivo se ha subido',
    fileRead: 'Su archivo está leído',
    lookAgain: '¿Cómo está ahora su mascota?',
    lookAgainText: 'Es hora de volver a mirar. Llame enseguida a su veterinario si está peor.',
  },

  notFoundTitle: '404 Página no encontrada',
  notFoundBody: 'Esta dirección no existe en Petwise.',
  notFoundHome: 'Ir al inicio',

  settings: 'Ajustes',
  help: 'Ayuda',
  helpHere: 'Ayuda y accesibilidad',
  pageTitles: {
    '/': 'Nueva evaluación',
    '/test-responses': 'Nueva evaluación',
    '/assessment': 'Evaluación',
    '/assessment basic-intake': 'Datos básicos',
    '/assessment medical-history': 'Historial médico',
    '/assessment chat': 'Preguntas',
    '/assessment results': 'Informe',
    '/medical-assistant': 'Asistente',
    '/health-upload': 'Apple Health',
    '/past-assessments': 'Evaluaciones anteriores',
    '/pets': 'Mis mascotas',
    '/settings': 'Ajustes',
    '/help': 'Ayuda',
  },

  overridesTitle: 'Algunas partes de Petwise vienen de este ordenador',
  overrideOf: (remote, entry) => `${remote}: ${entry}`,
  overridesReset: 'Usar las publicadas',

  addRecords: '¿Tiene análisis, informes veterinarios o fotos?',
  filesAttached: (count) =>
    plural(count, '# archivo acompaña esta evaluación.', '# archivos acompañan esta evaluación.'),
  addFiles: 'Añadir archivos',
  filesLeftOut: (count, most) =>
    `Una evaluación admite solo ${most} archivos. ${plural(count, 'Se ha dejado fuera # de los nuevos.', 'Se han dejado fuera # de los nuevos.')}`,

  initFailed: 'No pudimos empezar la evaluación. Sus respuestas se conservan; inténtelo de nuevo.',
  preparing: 'Preparando su evaluación',
  preparingFallback: 'Leyendo lo que nos ha contado',
  resumeFailedTitle: 'No pudimos abrir esta evaluación',
  resumeFailedBody: 'Puede que se haya borrado. Puede empezar una nueva.',
};
