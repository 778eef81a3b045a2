const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Words by which a message shows that it tells of somebody's animal: it is named or spoken of, by its owner, at some time. */
export const references: ReadonlySet<string> = words(
  `he she him her hers his himself herself my mine our ours we i me us pet vet vets baby girl boy
  today tonight yesterday morning evening night since now ago day days week weeks hour hours month months minute minutes
  still suddenly again anyway happened hi hello hey ok okay thanks thank sorry keep keeps help please start started stop stopped been not`,
);
