import { Button, Collapsible, theme } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { copy, exact } from '../../copy.ts';
import { useTypedText } from './use-typed-text.ts';

/** Characters that surely fit without scrolling, on the narrowest phone. */
const SCROLLS_AFTER = 80;

/** DX-01: the reasoning, typed as one watches; hidden, it is whole again. */
export function ReasoningPanel({ reasoning }: { readonly reasoning: string }): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const { shown, isDone, finish } = useTypedText(reasoning, isOpen);
  const isTyping = isOpen && !isDone;
  return (
    <Collapsible
      title={exact.dx.reasoning}
      headingLevel={3}
      open={isOpen}
      onToggle={setOpen}
      aside={
        isTyping ? (
          <Progress role="status">
            <Dot aria-hidden />
            {exact.dx.analyzing}
          </Progress>
        ) : null
      }
    >
      {/* A long text scrolls, so the keyboard must be able to reach it. */}
      <Words aria-busy={isTyping} tabIndex={reasoning.length > SCROLLS_AFTER ? 0 : undefined}>
        {shown}
      </Words>
      {isTyping ? (
        <Button variant="quiet" size="sm" onClick={finish}>
          {copy.skipTyping}
        </Button>
      ) : null}
    </Collapsible>
  );
}

const pulse = keyframes`
  50% { opacity: 0.25; transform: scale(0.7); }
`;

const Progress = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;

const Dot = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: ${theme.color.primary};
  animation: ${pulse} 1.2s ease-in-out infinite;
`;

const Words = styled.p`
  max-height: 24rem;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  color: ${theme.color.textMuted};
  @media print {
    max-height: none;
  }
`;
