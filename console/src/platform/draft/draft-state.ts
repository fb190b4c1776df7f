import { isWithin, type Path, patchesBetween, type Shape } from '@coverwright/rules/drafts'

/** A document as the server has it. */
export type Read<Document> = { readonly revision: number; readonly document: Document }

/** One thing that was done here, with the document before and after it; typing in one field is one. */
export type Step<Document> = {
  readonly name: string
  readonly at: number
  readonly before: Document
  readonly after: Document
  /** Whatever is done next is a step of its own. */
  readonly isClosed?: true
}

/** What was sent and is not answered: sent again it must be the same under its key, for it may have arrived. */
export type Sent<Document> = { readonly key: string; readonly revision: number; readonly document: Document }

/** A document in hand: all that is known of it, and nothing that a clock or a line does. */
export type DraftState<Document> = {
  readonly shape: Shape
  /** As the server has it, as far as that is known here. */
  readonly base: Read<Document>
  readonly document: Document
  readonly past: readonly Step<Document>[]
  readonly future: readonly Step<Document>[]
  /** Where others and this person changed the same: nothing is saved until it is said which one holds. */
  readonly asked: readonly Path[]
  readonly sent: Sent<Document> | null
}

export const openDraft = <Document>(shape: Shape, base: Read<Document>): DraftState<Document> => ({
  shape,
  base,
  document: base.document,
  past: [],
  future: [],
  asked: [],
  sent: null,
})

export const isUnsaved = <Document>({ shape, base, document }: DraftState<Document>): boolean =>
  patchesBetween(base.document, document, shape).length > 0

/** Asks about what still differs, and about nothing inside of what is asked about already. */
export function withAsked<Document>(state: DraftState<Document>, asked: readonly Path[]): DraftState<Document> {
  if (asked.length === 0) return state.asked.length === 0 ? state : { ...state, asked }
  const differing = patchesBetween(state.base.document, state.document, state.shape)
  const open = asked.filter((path) => differing.some((patch) => isWithin(patch.path, path)))
  const isInside = (path: Path, at: number) =>
    open.some((other, place) => place !== at && isWithin(path, other) && (other.length < path.length || place < at))
  return { ...state, asked: open.filter((path, at) => !isInside(path, at)) }
}
