import type { ReactNode } from 'react';
import styled from 'styled-components';

export function HealthAnalysis(): ReactNode {
  return <Box>Apple Health Analysis</Box>;
}

const Box = styled.h1`
  margin: 0;
`;
