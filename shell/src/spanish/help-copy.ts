import { formatNumber, type Translation } from '@petwise/ui';
import measured from '../help/measured.json' with { type: 'json' };
import measuredPosts from '../help/measured-posts.json' with { type: 'json' };
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
        `Medido con ${measured.cases} casos inventados de siete clases de animales, que nadie miró mientras se ajustaba Petwise. Un programa hacía de dueño.`,
        `La enfermedad correcta salió la primera en el ${percent(measured.first)}, y entre las tres primeras en el ${percent(measured.firstThree)}.`,
        `Consideró el ${percent(measured.safe)} tan urgente como era, o más; el ${percent(measured.over)}, más urgente de lo necesario.`,
        `De ${measuredPosts.posts} mensajes que los dueños escribieron a otros, contados con otras palabras, consideró ${measuredPosts.tooHigh} más urgentes y ${measuredPosts.tooLow} menos urgentes que nosotros, y vio ${measuredPosts.seen} de ${measuredPosts.emergencies} urgencias. Petwise se ajustó con estos mensajes a la vista, y ningún veterinario fijó su urgencia.`,
        'La vida real es más difícil: estos casos son más típicos de lo que puede ser el suyo, y no se ha hecho ningún ensayo con dueños y veterinarios reales. Cien casos no bastan para ver un error raro. Si está preocupado, llame a un veterinario, diga lo que diga Petwise.',
      ],
    },
    {
      title: 'Sus datos',
      lines: [
        'Las mascotas, las evaluaciones y los archivos se guardan en este servidor hasta que usted los borra. Ajustes muestra quién los ha visto, y allí puede llevárselos o borrarlos.',
      ],
    },
  ],
  accessibility: {
    title: 'Accesibilidad',
    aim: 'Petwise aspira a cumplir las WCAG 2.2, nivel AA. No está certificado y nadie de fuera lo ha examinado.',
    tested: 'Lo que un programa prueba con cada cambio, en Chromium',
    testedLines: [
      'Todas las pantallas con axe: contraste, nombres, orden y regiones, en claro, oscuro y colores forzados.',
      'A 320 píxeles y con texto del doble de tamaño: nada queda fuera del borde y ninguna palabra se parte.',
      'Todo lo que se pulsa mide al menos 44 por 44 píxeles.',
      'Una evaluación entera solo con el teclado; si desaparece aquello en lo que está, el foco pasa al título más cercano.',
    ],
    open: 'Lo que no se ha probado aún, o no está bien aún',
    openLines: [
      'Nadie que use a diario un lector de pantalla, control por voz o pulsadores lo ha probado entero.',
      'Firefox y Safari no se prueban con cada cambio.',
      'Las preguntas y los informes están en inglés, sea cual sea el idioma de las pantallas.',
      'Las fotos y los vídeos que añade un dueño no tienen más descripción que el nombre del archivo.',
    ],
    tell: 'Si algo le cierra el paso, dígaselo a quien gestiona este Petwise: su dirección está abajo.',
  },
  newsTitle: 'Novedades',
  contactTitle: 'Quién gestiona este Petwise',
  contact: 'Escríbale sobre cualquier cosa que no funcione, o sobre sus datos:',
  noContact:
    'No ha dejado aquí ninguna dirección. Pregunte a quien le dio la contraseña o el enlace de esta página.',
};
