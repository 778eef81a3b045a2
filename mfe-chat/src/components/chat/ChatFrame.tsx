import { visuallyHidden } from '@petwise/ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { Announcer } from './Announcer.tsx';
import { LOW_CONTAINER, SMALL_CONTAINER, TINY_CONTAINER } from './small-container.ts';
import { useFillHeight } from './use-fill-height.ts';
import { HasSpace, useHasSpace } from './use-has-space.ts';

/** The chat's own column: title, conversation, box; as high as the window leaves space for. */
export function ChatFrame(props: {
  readonly title: string;
  readonly note: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const { height, hasKeyboard } = useFillHeight(frame);
  return (
    <Frame
      ref={frame}
      style={{ height }}
      aria-label={copy.conversation}
      data-keyboard={hasKeyboard}
    >
      <Announcer>
        <Head>
          <Names>
            <Title>{props.title}</Title>
            <Note>{props.note}</Note>
          </Names>
          <Actions>{props.actions}</Actions>
        </Head>
        <HasSpace value={useHasSpace(frame)}>{props.children}</HasSpace>
      </Announcer>
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  min-width: 0;
  /* Without a conversation the page scrolls, and nothing needs to make place. */
  &:has([role='log']) {
    container: chat / size;
  }
`;

const Head = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  @container ${SMALL_CONTAINER} {
    min-height: ${({ theme }) => theme.size.touch};
    line-height: ${({ theme }) => theme.lineHeight.snug};
  }
  @container ${TINY_CONTAINER} {
    min-height: 0;
    margin-block-end: calc(-1 * ${({ theme }) => theme.space.xs});
  }
  /* What is urgent takes its place until it has been read. */
  @container ${LOW_CONTAINER} {
    &:has(~ [data-urgent='large']) {
      ${visuallyHidden}
    }
  }
  /* While the owner types, too. */
  @container ${TINY_CONTAINER} {
    [data-keyboard='true'] & {
      ${visuallyHidden}
    }
  }
`;

const Actions = styled.div`
  /* A picture need not grow with the text. */
  @container ${TINY_CONTAINER} {
    & button {
      width: min(${({ theme }) => theme.size.touch}, 48px);
      height: min(${({ theme }) => theme.size.touch}, 48px);
    }
  }
  @container ${LOW_CONTAINER} {
    ${Head}:has(~ [data-urgent='large']) & {
      display: none;
    }
  }
  @container ${TINY_CONTAINER} {
    [data-keyboard='true'] & {
      display: none;
    }
  }
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.fontSize.xl};
  letter-spacing: -0.018em;
  &:focus {
    outline: none;
  }
  @container ${SMALL_CONTAINER} {
    font-size: ${({ theme }) => theme.fontSize.md};
  }
  /* The bar above the page has the name. */
  @container ${TINY_CONTAINER} {
    ${visuallyHidden}
  }
`;

const Note = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
  @container ${SMALL_CONTAINER} {
    font-size: ${({ theme }) => theme.fontSize.xs};
  }
  @container ${TINY_CONTAINER} {
    ${visuallyHidden}
  }
`;
