import { theme, Upload } from '@petwise/ui';
import { type ReactNode, useId, useMemo } from 'react';
import { useDropzone } from 'react-dropzone';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { acceptMap } from '../model/media-types.ts';
import { type DropState, dropStateOf } from '../model/drop-state.ts';

export interface DropZoneProps {
  readonly extensions: readonly string[];
  /** Whether more than one file may be given at once. */
  readonly multiple: boolean;
  readonly disabled: boolean;
  /** What may be given here, said before. */
  readonly hint: string;
  /** Id of a text that belongs to the zone as well. */
  readonly describedBy: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * Where files are dropped or asked for (UPL-02). It hands over all it was
 * given: the list judges them by one rule, however they came.
 */
export function DropZone(props: DropZoneProps): ReactNode {
  const { extensions, multiple, disabled, hint, describedBy, onFiles } = props;
  const id = useId();
  const zone = useDropzone({
    accept: useMemo(() => acceptMap(extensions), [extensions]),
    multiple,
    disabled,
    noPaste: true,
    onDrop: (accepted, rejections) => onFiles([...accepted, ...rejections.map(({ file }) => file)]),
  });
  const state = dropStateOf(zone);
  const words = stateWords(state);
  return (
    <>
      <Zone
        {...zone.getRootProps({ role: 'button' })}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint ${describedBy}`}
        data-state={state}
        data-focused={zone.isFocused}
        data-drag-active={zone.isDragActive}
        data-dialog-open={zone.isFileDialogActive}
      >
        <Mark>
          <Upload aria-hidden size={22} />
        </Mark>
        <Name id={`${id}-name`}>{COPY.panel.dropZone}</Name>
        <Hint id={`${id}-hint`} aria-live="polite" $muted={words === null}>
          {words ?? hint}
        </Hint>
      </Zone>
      <input {...zone.getInputProps({ 'aria-hidden': true, style: { display: 'none' } })} />
    </>
  );
}

function stateWords(state: DropState): string | null {
  if (state === 'accept') return COPY.panel.dropNow;
  if (state === 'reject') return COPY.panel.dropRefused;
  return state === 'choosing' ? COPY.panel.choosing : null;
}

const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  padding: ${theme.space.md};
  border: 2px dashed ${theme.color.edgeStrong};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.sunken};
  text-align: center;
  cursor: pointer;
  transition:
    border-color ${theme.motion.fast},
    background-color ${theme.motion.fast};
  &:hover {
    border-color: ${theme.color.primary};
  }
  &[data-state='accept'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    color: ${theme.color.onPrimarySoft};
  }
  &[data-state='reject'] {
    border-color: ${theme.color.dangerous.edge};
    background: ${theme.color.dangerous.fill};
    color: ${theme.color.dangerous.ink};
  }
  &[aria-disabled] {
    border-color: ${theme.color.edge};
    background: transparent;
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: ${theme.color.surface};
  color: ${theme.color.link};
  box-shadow: ${theme.shadow.low};
`;

const Name = styled.span`
  font-weight: ${theme.fontWeight.strong};
`;

const Hint = styled.span<{ readonly $muted: boolean }>`
  font-size: ${theme.fontSize.sm};
  color: ${({ $muted }) => ($muted ? theme.color.textMuted : 'inherit')};
`;
