import { theme, Upload } from '@petwise/ui';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';

export interface DropZoneProps {
  readonly hint: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A file picker as large as a card, onto which files can be dropped as well (HLTH-01). */
export function DropZone({ hint, onFiles }: DropZoneProps): ReactNode {
  const hintId = useId();
  const [isOver, setOver] = useState(false);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.currentTarget.files ?? [])];
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  }
  function over(event: DragEvent): void {
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <Zone onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop} $over={isOver}>
      <input
        type="file"
        accept=".zip,application/zip"
        aria-describedby={hintId}
        onChange={choose}
      />
      <Mark aria-hidden>
        <Upload size={26} />
      </Mark>
      <Name>{isOver ? COPY.drop.now : COPY.drop.name}</Name>
      <Hint id={hintId} aria-hidden>
        {hint}
      </Hint>
    </Zone>
  );
}

const Zone = styled.label<{ readonly $over: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space.xs};
  padding: clamp(1.75rem, 5vw, 3.25rem) ${theme.space.md};
  border: 2px dashed ${({ $over }) => ($over ? theme.color.primary : theme.color.edgeStrong)};
  border-radius: ${theme.radius.lg};
  background: ${({ $over }) => ($over ? theme.color.primarySoft : theme.color.sunken)};
  text-align: center;
  cursor: pointer;
  transition:
    border-color ${theme.motion.fast},
    background-color ${theme.motion.fast};
  &:hover {
    border-color: ${theme.color.primary};
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: inherit;
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: ${theme.color.surface};
  color: ${theme.color.link};
  box-shadow: ${theme.shadow.low};
`;

const Name = styled.span`
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.fontWeight.strong};
  text-wrap: balance;
`;

const Hint = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
