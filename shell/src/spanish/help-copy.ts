import { formatNumber, type Translation } from '@petwise/ui';
import { MEASURED } from '../help/measured.ts';
import type { HELP_COPY } from '../help-copy.ts';

const percent = (share: number): string => formatNumber(share, { style: 'percent' });

/** The help page in Spanish. */
export const SPANISH_HELP: Translation<typeof HELP_COPY> = {
  title: 'Ayuda',
  emergency: '¿Es urgente? No siga leyendo.',
  emergencyLink: 'Abrir la ayuda de urgencia',
  sections: [
    {
      title: 'Cómo funciona',
      lines: [
        'Usted describe, en inglés, lo que ve. Petwise lee sus palabras, pregunta lo que más cambiaría su idea y escribe un informe: lo urgente que es, qué puede haber detrás, qué hacer y qué no.',
        'Lee con reglas y con una lista de enfermedades y sus signos. Ningún modelo de lenguaje decide nada; si quien gestiona este Petwise ha instalado uno, solo lee en paralelo, y solo si usted lo permite.',
        'Lo que ve en «Lo que hemos entendido hasta ahora» es todo lo que tomó de sus palabras. Retire lo que esté mal: lo pensará de nuevo.',
      ],
    },
    {
      title: 'Qué sabe',
      lines: [
        'Perros, gatos, caballos, aves, conejos, hurones, cobayas, hámsteres y reptiles; de otros animales sabe lo que vale para todos.',
        'No puede ver, tocar ni escuchar a su mascota, y no juzga por ninguna foto. Los valores de laboratorio cuentan cuando usted los ha confirmado.',
        'Lo que sabe se ha reunido de fuentes publicadas. Un veterinario todavía no lo ha revisado todo.',
      ],
    },
    {
      title: 'Cuánto acertó',
      lines: [
        `Medido con ${MEASURED.cases} casos inventados de siete clases de animales, que nadie miró mientras se ajustaba Petwise. Un programa hacía de dueño.`,
        `La enfermedad correcta salió la primera en el ${percent(MEASURED.first)}, y entre las tres primeras en el ${percent(MEASURED.firstThree)}.`,
        `Nunca consideró un caso menos urgente de lo que era: ${percent(MEASURED.safe)} de ${MEASURED.cases}. Consideró más urgente de lo necesario el ${percent(MEASURED.over)}.`,
        'La vida real es más difícil: estos casos son más típicos de lo que puede ser el suyo, y no se ha hecho ningún ensayo con dueños y veterinarios reales. Cien casos no bastan para ver un error raro. Si está preocupado, llame a un veterinario, diga lo que diga Petwise.',
      ],
    },
    {
      title: 'Sus datos',
      lines: [
        'Las mascotas, las evaluaciones y los archivos se guardan en este servidor hasta que usted los borra. Ajustes muestra quién los ha visto, y allí puede llevárselos o borrarlos.',
      ],
    },
    {
      title: 'Accesibilidad',
      lines: [
        'Petwise aspira a cumplir las WCAG 2.2, nivel AA. Un programa prueba el contraste, los nombres y el orden de sus pantallas, en claro, oscuro y colores forzados, a 320 píxeles y con texto del doble de tamaño, y solo con el teclado.',
        'Nadie que use a diario un lector de pantalla lo ha probado entero todavía. Si algo le cierra el paso, dígaselo a quien gestiona este Petwise.',
      ],
    },
    {
      title: 'Novedades',
      lines: [
        'Un toque en una respuesta la envía; Deshacer la retira.',
        'Ponga nombre a su mascota y dirá su edad, peso y enfermedades una sola vez.',
        'Cada paso tiene su dirección: Atrás, Adelante y recargar llevan al mismo sitio.',
        'Cada línea de la ayuda de urgencia dice quién la publica.',
      ],
    },
  ],
  contactTitle: 'Quién gestiona este Petwise',
  contact: 'Escríbale sobre cualquier cosa que no funcione, o sobre sus datos:',
  noContact:
    'No ha dejado aquí ninguna dirección. Pregunte a quien le dio la contraseña o el enlace de esta página.',
};
