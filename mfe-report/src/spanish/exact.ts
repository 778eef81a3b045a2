import type { Translation } from '@petwise/ui';
import type { exact } from '../copy.ts';

/** The words that the specification fixes in English, in Spanish. */
export const SPANISH_EXACT: Translation<typeof exact> = {
  startNew: 'Empezar una nueva evaluación',
  heading: 'Resultados de demostración',
  noData: 'No hay datos de ninguna evaluación',
  sections: {
    primary: 'Diagnóstico más probable',
    differentials: 'Diagnósticos diferenciales',
    tests: 'Pruebas diagnósticas recomendadas',
    supplements: 'Suplementos recomendados según la evidencia',
    significance: 'Análisis de la importancia clínica',
    healthData: 'Análisis de los datos de salud del paciente',
    overview: 'Análisis veterinario completo',
  },
  dx: {
    reasoning: 'Proceso de razonamiento de la IA',
    analyzing: 'Analizando...',
    badge: 'Análisis avanzado O3 Pro',
    primary: 'Diagnóstico principal',
    primarySubtitle: 'La enfermedad más probable según el análisis',
    differentials: 'Diagnósticos diferenciales',
    initial: 'Primeros resultados del análisis',
    bands: { high: 'Alta', medium: 'Media', low: 'Baja' },
    labTests: 'Análisis de laboratorio recomendados',
    showTests: 'Mostrar las pruebas',
    hideTests: 'Ocultar las pruebas',
    treatment: 'Recomendaciones de tratamiento',
    immediateCare: 'Cuidados inmediatos',
    immediateLines: [
      'Aplique hidratantes tópicos',
      'Evite los desencadenantes conocidos',
      'Cuidado suave de la piel',
    ],
    professionalCare: 'Atención profesional',
    professionalLines: [
      'Consulte a un dermatólogo',
      'Considere tratamientos tópicos',
      'Vigile la evolución',
    ],
    why: '¿Por qué estas sugerencias?',
    showDetails: 'Mostrar los detalles',
    hideDetails: 'Ocultar los detalles',
    guided: 'Cómo guiaron sus respuestas el análisis:',
    guidedNote: 'Esto ayudó a acotar las posibles enfermedades y a descartar otras.',
    order: 'Pedir',
    noPrice: '+15% de confianza',
    searching: 'Buscando análisis de laboratorio...',
    fallbackName: 'Hemograma completo (CBC)',
    fallbackText:
      'Para descartar enfermedades sistémicas y comprobar los marcadores de inflamación',
  },
};
