/**
 * A condition of SQL that another room puts into a statement of its own: that there is such a row of an owner's. Takes the
 * names of two parameters or columns, the row's id and the owner's.
 */
export type OwnedRow = (id: string, ownerId: string) => string;
