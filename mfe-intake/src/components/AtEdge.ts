import { Cluster } from '@petwise/ui';
import { styled } from 'styled-components';

/** The words of buttons without a ground stand where other words begin; where each has a frame, the frames do. */
export const AtEdge = styled(Cluster).attrs({ gap: 'xs' })`
  margin-inline-start: -1.125rem;
  @media (forced-colors: active) {
    margin-inline-start: 0;
  }
`;
