import { isWithin, patched, type Path, patchesBetween, rebased } from '@coverwright/rules/drafts'
import { type DraftState, type Read, withAsked } from './draft-state'
import { changed, withoutTouched } from './history'

/**
 * What others have saved comes in under what is unsaved here. Pieces that one side changed are that side's; a piece that
 * both changed stays as it is here, and is asked about.
 */
export function arrived<Document>(state: DraftState<Document>, theirs: Read<Document>): DraftState<Document> {
  const { shape, base } = state
  const patches = patchesBetween(base.document, theirs.document, shape)
  const { document, met } = rebased(state.document, patches, shape)
  const touched = patches.map(({ path }) => path)
  const past = withoutTouched(state, [...state.past].reverse(), touched)
  const after: DraftState<Document> = {
    ...state,
    base: { revision: theirs.revision, document: patched(base.document, patches, shape) },
    document,
    past: [...past].reverse(),
    future: withoutTouched(state, state.future, touched),
  }
  return withAsked(after, [...state.asked, ...met])
}

/** Mine is saved over theirs; theirs comes as one more step of mine, which can be taken back. */
export function chosen<Document>(
  state: DraftState<Document>,
  path: Path,
  { side, at }: { side: 'mine' | 'theirs'; at: number },
): DraftState<Document> {
  const isSame = (other: Path) => other.length === path.length && isWithin(other, path)
  const asked = state.asked.filter((other) => !isSame(other))
  if (side === 'mine') return { ...state, asked }
  const { shape, base, document } = state
  const theirs = patchesBetween(document, base.document, shape).filter((patch) => isWithin(patch.path, path))
  return withAsked(changed(state, patched(document, theirs, shape), { name: 'theirs', at }), asked)
}

/** Everything as the server has it; a step that can be taken back as well. */
export const discarded = <Document>(state: DraftState<Document>, at: number): DraftState<Document> => ({
  ...changed(state, state.base.document, { name: 'discarded', at }),
  asked: [],
})
