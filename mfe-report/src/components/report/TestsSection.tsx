import { Chip, FlaskConical, Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import type { TestView } from '../../model/report-view.ts';
import { EntryList } from './EntryList.ts';
import { Foldable } from './Foldable.tsx';
import { Labelled } from './Labelled.tsx';
import { Prose } from './Prose.tsx';

/** Section 3: the tests a vet may run, and what each would tell. */
export function TestsSection({ tests }: { readonly tests: readonly TestView[] }): ReactNode {
  if (tests.length === 0) return <Text tone="muted">{copy.emptyTests}</Text>;
  return (
    <Foldable count={tests.length} limit={8}>
      {(isShown) => (
        <EntryList>
          {tests.map((test, index) => (
            <li key={index} data-folded={isShown(index) ? undefined : ''}>
              <Head>
                <h3 lang="en">{test.name}</h3>
                <Chip icon={<FlaskConical aria-hidden />}>{test.type}</Chip>
              </Head>
              <Prose paragraphs={[test.description]} />
              <Labelled label={copy.fields.testImpact} isHidden={!test.impact}>
                <p>{test.impact}</p>
              </Labelled>
              <Labelled label={copy.fields.testResults} isHidden={test.results.length === 0}>
                <Results>
                  {test.results.map((result, position) => (
                    <li key={position}>{result}</li>
                  ))}
                </Results>
              </Labelled>
            </li>
          ))}
        </EntryList>
      )}
    </Foldable>
  );
}

/** The title line of an entry: its name, and a chip that says of what kind it is. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem ${theme.space.sm};
  & > h3 {
    font-size: ${theme.fontSize.md};
    min-width: 0;
  }
`;

const Results = styled.ul`
  display: grid;
  gap: 0.25rem;
  padding-inline-start: min(1.2em, 7%);
  & > li::marker {
    color: ${theme.color.accent};
  }
`;
