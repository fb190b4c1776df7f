import { meet, patched, type Path, patchesBetween } from '@coverwright/rules/drafts'
import { type DraftState, type Step, withAsked } from './draft-state'

const SAME_STEP_MS = 800

/** The document changed here. The same thing done again within a moment is one step: sixty keys are undone at once. */
export function changed<Document>(
  state: DraftState<Document>,
  document: Document,
  { name, at }: { name: string; at: number },
): DraftState<Document> {
  if (document === state.document) return state
  const last = state.past.at(-1)
  const isJoined = last?.name === name && !last.isClosed && at - last.at < SAME_STEP_MS && last.after === state.document
  const step = { name, at, before: isJoined ? last.before : state.document, after: document }
  // Without a limit: steps share all that they did not change, so a day of work is a few megabytes.
  const past = [...(isJoined ? state.past.slice(0, -1) : state.past), step]
  return withAsked({ ...state, document, past, future: [] }, state.asked)
}

export function undone<Document>(state: DraftState<Document>): DraftState<Document> {
  const step = state.past.at(-1)
  if (!step) return state
  const document = walked(state, step.after, step.before)
  return withAsked({ ...state, document, past: state.past.slice(0, -1), future: [step, ...state.future] }, state.asked)
}

export function redone<Document>(state: DraftState<Document>): DraftState<Document> {
  const [step, ...future] = state.future
  if (!step) return state
  const document = walked(state, step.before, step.after)
  return withAsked({ ...state, document, past: [...state.past, { ...step, isClosed: true }], future }, state.asked)
}

/** The pieces of a step alone: what others did elsewhere meanwhile stays. */
const walked = <Document>({ document, shape }: DraftState<Document>, from: Document, to: Document): Document =>
  patched(document, patchesBetween(from, to, shape), shape)

/**
 * Steps in pieces that others have changed cannot be taken back any more: that would put an old value over theirs. Nor
 * can what was done before those in the same pieces.
 */
export function withoutTouched<Document>(
  { shape }: DraftState<Document>,
  steps: readonly Step<Document>[],
  touched: readonly Path[],
): readonly Step<Document>[] {
  if (touched.length === 0 || steps.length === 0) return steps
  const blocked = [...touched]
  return steps.filter(({ before, after }) => {
    const paths = patchesBetween(before, after, shape).map(({ path }) => path)
    const isBlocked = paths.some((path) => blocked.some((other) => meet(path, other)))
    if (isBlocked) blocked.push(...paths)
    return !isBlocked
  })
}
