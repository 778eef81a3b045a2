import type { IntakeSpecies } from '@petwise/contracts';
import type { ReactNode } from 'react';
import { type Drawing, DRAWINGS } from './species-drawings.ts';

export interface SpeciesIconProps {
  readonly species: IntakeSpecies;
  readonly size?: number | string | undefined;
  /** Given: the drawing is an image of that name; otherwise it is decoration. */
  readonly label?: string | undefined;
}

/** Drawn smaller than this, in pixels, the pen is broader, so that no line is thinner than a pixel and a bit. */
const SMALL_PX = 32;
const PEN = { small: 2.7, usual: 2.1 } as const;

/** The animal, drawn for this product in two tones of the text colour around it. */
export function SpeciesIcon({ species, size = 40, label }: SpeciesIconProps): ReactNode {
  const drawing: Drawing = DRAWINGS[species];
  const pen = typeof size === 'number' && size < SMALL_PX ? PEN.small : PEN.usual;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth={pen}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      data-species={species}
    >
      <Strokes {...drawing} />
      {drawing.mirrored ? (
        <>
          <Strokes {...drawing.mirrored} />
          <g transform="matrix(-1 0 0 1 48 0)">
            <Strokes {...drawing.mirrored} />
          </g>
        </>
      ) : null}
    </svg>
  );
}

function Strokes({ tint, line, solid }: Partial<Drawing>): ReactNode {
  return (
    <>
      {tint ? <path d={tint} fill="currentColor" fillOpacity="0.24" /> : null}
      {line ? (
        <path d={line} stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" />
      ) : null}
      {solid ? <path d={solid} fill="currentColor" /> : null}
    </>
  );
}
