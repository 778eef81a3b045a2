import type { ReactNode } from 'react';
import { isHeic, isPicture } from '../model/file-kind.ts';
import type { Transfer } from '../model/transfers.ts';
import { ViewerNote } from './ViewerNote.tsx';

/** Says who looks at a picture or a film, as soon as one is among the files. */
export function PictureNote({ items }: { readonly items: readonly Transfer[] }): ReactNode {
  const isSeen = (file: File): boolean =>
    isPicture(file) || isHeic(file) || file.type.startsWith('video/');
  if (!items.some(({ file }) => isSeen(file))) return null;
  return <ViewerNote />;
}
