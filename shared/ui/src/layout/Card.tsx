import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** One matter on its own sheet of paper. Use `as="section"` with a heading for a region. */
export const Card = styled.div<{ readonly $flush?: boolean }>`
  padding: ${(props) => (props.$flush ? '0' : 'min(clamp(1.125rem, 0.8rem + 1.4vw, 1.75rem), 5vw)')};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.mid};
  @media print {
    box-shadow: none;
    break-inside: avoid;
  }
`;
