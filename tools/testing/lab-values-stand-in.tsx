import type { DoorProps } from '@petwise/contracts';
import { type ReactNode, useState } from 'react';

/**
 * Stands in for the uploads bundle's laboratory review where every document holds values. What it draws for which file is
 * what the real one draws; `lab-values-contract.test.tsx` of mfe-uploads holds both to the same cases.
 */
export function labValuesStandIn({ files }: DoorProps['uploads/lab-values']): ReactNode {
  return files.map(({ id, name, type, apple_health: isHealth }) => {
    if (isHealth || type === 'application/zip' || type === 'image/gif') return null;
    return type.startsWith('image/') ? (
      <Photo key={id} name={name} />
    ) : (
      <Values key={id} name={name} />
    );
  });
}

function Photo({ name }: { readonly name: string }): ReactNode {
  const [isSheet, setSheet] = useState(false);
  if (isSheet) return <Values name={name} />;
  return (
    <button type="button" onClick={() => setSheet(true)}>
      Read its values
    </button>
  );
}

function Values({ name }: { readonly name: string }): ReactNode {
  return (
    <table>
      <caption>{`Values from ${name}`}</caption>
    </table>
  );
}
