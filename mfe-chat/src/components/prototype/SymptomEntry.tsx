import { BrandMark } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { TickingDots } from '../chat/TickingDots.tsx';
import { useReasoning } from '../chat/use-reasoning.ts';

/** PROTO-02: the large symptom entry, with an overlay while the first message is sent. */
export function SymptomEntry(props: {
  readonly sending: boolean;
  readonly sessionId: string;
  readonly children: ReactNode;
  /** Stands under the box. */
  readonly below: ReactNode;
}): ReactNode {
  return (
    <Entry>
      <BrandMark size={56} />
      <Question>{copy.greeting}</Question>
      <Place>
        {props.children}
        {props.sending && <Overlay sessionId={props.sessionId} />}
      </Place>
      {props.below && <Place>{props.below}</Place>}
    </Entry>
  );
}

function Overlay({ sessionId }: { readonly sessionId: string }): ReactNode {
  const line = useReasoning(sessionId).at(-1);
  return (
    <Veil>
      <strong role="status">{copy.analyzingSymptoms}</strong>
      {line && (
        <Line lang="en">
          {line.content}
          <TickingDots />
        </Line>
      )}
    </Veil>
  );
}

const Entry = styled.div`
  margin-block: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${({ theme }) => theme.space.lg};
  padding-block: ${({ theme }) => theme.space.md};
`;

const Question = styled.h2`
  font-size: ${({ theme }) => theme.fontSize.display};
  letter-spacing: -0.022em;
  text-align: center;
`;

const Place = styled.div`
  position: relative;
  width: 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.sm};
  justify-items: stretch;
`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: color-mix(in srgb, ${({ theme }) => theme.color.surface} 88%, transparent);
  text-align: center;
`;

const Line = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
`;
