/** Where a piece is: names of fields and keys of items, never places in a list, which move. */
export type Path = readonly string[]

// No name of a field or key begins so. Not with the character zero: what is sent may not hold one.
/** The fields of an object that are one piece together. */
export const REST = '\u0001rest'
/** The order of the items of a list. */
export const ORDER = '\u0001order'

export const isWithin = (path: Path, outer: Path): boolean => outer.every((name, at) => path[at] === name)

/** One of them is inside the other, or they are the same. */
export const meet = (one: Path, other: Path): boolean => isWithin(one, other) || isWithin(other, one)
