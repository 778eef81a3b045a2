import { SegmentedChoice } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { MEASURE_COPY as WORDS } from '../../measure-copy.ts';
import { type FaceTool, MEASURED } from '../../model/measure-tool.ts';

const OPTIONS = [
  { value: '0', label: WORDS.score.none },
  { value: '1', label: WORDS.score.some },
  { value: '2', label: WORDS.score.clear },
] as const;
type Points = (typeof OPTIONS)[number]['value'];

/** A grimace scale: no, a little or clear pain in each part of a face. It is a value once each part has its own. */
export function FaceScale(props: {
  readonly of: FaceTool;
  readonly onMeasured: (answer: string) => void;
}): ReactNode {
  const parts = WORDS.faces[props.of];
  const [points, setPoints] = useState<readonly (Points | null)[]>(() => parts.map(() => null));

  function give(at: number, value: Points): void {
    const next = points.with(at, value);
    setPoints(next);
    if (next.includes(null)) return;
    const sum = next.reduce((total, one) => total + Number(one), 0);
    props.onMeasured(MEASURED.face(sum, parts.length));
  }
  return parts.map(([part, inPain], at) => (
    <SegmentedChoice
      key={part}
      legend={part}
      hint={inPain}
      options={OPTIONS}
      value={points[at]}
      onChange={(value) => give(at, value)}
    />
  ));
}
