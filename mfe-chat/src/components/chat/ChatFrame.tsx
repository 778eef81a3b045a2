import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { Announcer } from './Announcer.tsx';
import { useFillHeight } from './use-fill-height.ts';

/** The chat's own column: title, conversation, box; as high as the window leaves room for. */
export function ChatFrame(props: {
  readonly title: string;
  readonly note: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const height = useFillHeight(frame);
  return (
    <Frame ref={frame} style={{ height }} aria-label={copy.conversation}>
      <Announcer>
        <Head>
          <Names>
            <Title>{props.title}</Title>
            <Note>{props.note}</Note>
          </Names>
          {props.actions}
        </Head>
        {props.children}
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
`;

const Head = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.h1`
  font-size: ${({ theme }) => theme.fontSize.xl};
  letter-spacing: -0.018em;
`;

const Note = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
`;
