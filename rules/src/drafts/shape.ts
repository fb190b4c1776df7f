/** How a document falls into pieces: each is changed, merged and asked about on its own. */
export type Shape =
  | { readonly kind: 'whole' }
  | { readonly kind: 'fields'; readonly of: Readonly<Record<string, Shape>> }
  | { readonly kind: 'entries'; readonly of: Shape }
  | { readonly kind: 'list'; readonly keyOf: (item: unknown) => string; readonly of: Shape }

/** One piece, whatever is inside. */
export const whole: Shape = { kind: 'whole' }

/** Each of these fields is a piece of its own; all others of the object are one together, since they speak of each other. */
export const fields = (of: Readonly<Record<string, Shape>>): Shape => ({ kind: 'fields', of })

/** An object by names that nobody can list beforehand, each a piece: texts by language, inputs by column. */
export const entries = (of: Shape = whole): Shape => ({ kind: 'entries', of })

/** Items that are known by a key wherever they stand; an item is a piece unless it is said how it falls into some. */
export function listBy<Item>(key: keyof Item | ((item: Item) => string), of: Shape = whole): Shape {
  const keyOf = (item: unknown) =>
    typeof key === 'function' ? key(item as Item) : String((item as Item | null | undefined)?.[key])
  return { kind: 'list', keyOf, of }
}

/** Words that are each there or not, such as the add-ons of a plan. */
export const listOfWords: Shape = listBy<unknown>(String)
