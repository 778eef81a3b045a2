import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { copy } from '../copy.ts';
import { theme } from '../theme/theme.ts';
import { RemoveButton } from './Chip.tsx';

export interface FileChipProps {
  readonly name: string;
  /** Short kind of file: IMG, PDF, HEALTH … */
  readonly badge: string;
  /** Size, or record count. */
  readonly detail?: string | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
  /** Where the file can be opened. */
  readonly href?: string | undefined;
  /** A picture to show behind the badge. */
  readonly thumbnailUrl?: string | undefined;
  /** The picture could not be shown; the badge takes its place by itself. */
  readonly onThumbnailError?: (() => void) | undefined;
}

/** An attached file: badge, on its picture where there is one, name, detail, and a cross when it can be removed. */
export function FileChip(props: FileChipProps): ReactNode {
  const { name, badge, detail, onRemove, href, thumbnailUrl } = props;
  const [broken, setBroken] = useState<string>();
  function onError(): void {
    setBroken(thumbnailUrl);
    props.onThumbnailError?.();
  }
  return (
    <Frame>
      {thumbnailUrl && thumbnailUrl !== broken ? (
        <Shown>
          <Thumbnail src={thumbnailUrl} alt="" loading="lazy" onError={onError} />
          <Ribbon>{badge}</Ribbon>
        </Shown>
      ) : (
        <Badge>{badge}</Badge>
      )}
      <Names>
        {href ? (
          <Name as="a" href={href} target="_blank" rel="noreferrer" title={name}>
            {name}
          </Name>
        ) : (
          <Name title={name}>{name}</Name>
        )}
        {detail ? <Detail>{detail}</Detail> : null}
      </Names>
      {onRemove ? (
        <RemoveButton aria-label={props.removeLabel ?? copy.remove(name)} onClick={onRemove}>
          <X aria-hidden size={16} />
        </RemoveButton>
      ) : null}
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  width: fit-content;
  max-width: min(100%, 19rem);
  padding: 0.375rem 0.5rem 0.375rem 0.375rem;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  text-align: start;
`;

const Badge = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  height: 2.5rem;
  padding-inline: 0.375rem;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.primarySoft};
  color: ${theme.color.onPrimarySoft};
  font-size: 0.6875rem;
  font-weight: ${theme.fontWeight.strong};
  letter-spacing: 0.05em;
`;

const Shown = styled.span`
  flex: none;
  position: relative;
  display: grid;
`;

const Ribbon = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  padding: 0 0.25rem;
  border-start-end-radius: ${theme.radius.sm};
  border-end-start-radius: ${theme.radius.sm};
  background: ${theme.color.primarySoft};
  color: ${theme.color.onPrimarySoft};
  font-size: 0.5625rem;
  font-weight: ${theme.fontWeight.strong};
  letter-spacing: 0.05em;
`;

const Thumbnail = styled.img`
  width: 2.75rem;
  height: 2.5rem;
  border-radius: ${theme.radius.sm};
  object-fit: cover;
  background: ${theme.color.sunken};
`;

const Names = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.3;
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
`;

const Detail = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.xs};
`;
