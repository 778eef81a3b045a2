import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { MEASURE_COPY as WORDS } from '../../measure-copy.ts';
import { BODY_SCORES, type BodyScore, MEASURED } from '../../model/measure-tool.ts';
import { Choice, Choices, ChoiceWords } from './Choices.tsx';

/** Half the width of the body in the drawing: at the ribs, at the waist, at the hips. */
const SHAPES: Readonly<Record<BodyScore, readonly [ribs: number, waist: number, hips: number]>> = {
  2: [11, 5, 9],
  3: [12, 8, 10],
  5: [14, 11, 12],
  7: [16, 16, 15],
  9: [18, 22, 18],
};

/** Body condition by drawings from above and words. */
export function BodyCondition(props: { readonly onMeasured: (answer: string) => void }): ReactNode {
  const name = useId();
  const [chosen, setChosen] = useState<BodyScore | null>(null);
  return (
    <Choices>
      <legend>{WORDS.bodyLegend}</legend>
      {BODY_SCORES.map((score) => (
        <Choice key={score}>
          <input
            type="radio"
            name={name}
            checked={chosen === score}
            onChange={() => {
              setChosen(score);
              props.onMeasured(MEASURED.body(score));
            }}
          />
          <FromAbove aria-hidden viewBox="0 0 110 50">
            <path d={outline(SHAPES[score])} />
            <circle cx="97" cy="25" r="9" />
            <path d="M91 18l-3-7 8 3zM91 32l-3 7 8-3z" />
          </FromAbove>
          <ChoiceWords>{WORDS.body[score]}</ChoiceWords>
        </Choice>
      ))}
    </Choices>
  );
}

/** The body from the neck (right) to the tail (left), the same on both sides. */
function outline([ribs, waist, hips]: readonly [number, number, number]): string {
  const side = (to: 1 | -1): string => {
    const at = (half: number): number => 25 + to * half;
    return `M90 25C88 ${at(8)} 80 ${at(ribs)} 68 ${at(ribs)}S52 ${at(waist)} 44 ${at(waist)}S32 ${at(hips)} 25 ${at(hips)}S12 ${at(4)} 4 25`;
  };
  return `${side(-1)}Z${side(1)}Z`;
}

const FromAbove = styled.svg`
  flex: none;
  width: 6.5rem;
  fill: ${({ theme }) => theme.color.textMuted};
`;
