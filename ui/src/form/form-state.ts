import type { FormState, Refusal, Values } from './form-types'
import { isWithin, readAt, writeAt } from './paths'
import { changeRows, type RowChange } from './rows-state'
import { isEmpty } from './shown-fields'

export type FormAction =
  | { do: 'change'; path: string; value: unknown; isRefused?: boolean }
  | { do: 'rows'; name: string; change: RowChange }
  | { do: 'leave'; path: string }
  | { do: 'asked'; at: number; refusals: readonly Refusal[] }
  | { do: 'refuse'; refusals: readonly Refusal[] }
  | { do: 'send' }
  | { do: 'keep'; values: Values }
  | { do: 'follow'; values: Values }
  | { do: 'discard' }

export const startForm = (initial: Values): FormState => ({
  values: initial,
  saved: initial,
  told: [],
  asked: {},
  left: new Set(),
  rowKeys: {},
  isSending: false,
  tries: 0,
})

/** Values only ever change by what somebody does: no refusal, answer or failed call can lose what was typed. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.do) {
    case 'change':
      return changeValue(state, action)
    case 'rows':
      return changeRows(forget(state, action.name), action.name, action.change)
    case 'leave':
      return isEmpty(readAt(state.values, action.path))
        ? state
        : { ...state, left: new Set(state.left).add(action.path) }
    case 'asked':
      return { ...state, asked: { ...state.asked, [action.at]: action.refusals } }
    case 'refuse':
      return { ...state, told: action.refusals, isSending: false, tries: state.tries + 1 }
    case 'send':
      return { ...state, told: [], isSending: true }
    case 'keep':
      /** What was typed while it was being sent is not saved yet, and stays. */
      return { ...startForm(action.values), values: state.values, rowKeys: state.rowKeys }
    case 'follow':
      return isSame(state.values, state.saved) ? startForm(action.values) : { ...state, saved: action.values }
    case 'discard':
      return startForm(state.saved)
  }
}

type Change = Extract<FormAction, { do: 'change' }>

/**
 * A field that was right is left in peace while it is typed in again; one that is wrong goes on being checked, so that
 * its refusal goes as soon as it is fixed.
 */
function changeValue(state: FormState, { path, value, isRefused = false }: Change): FormState {
  const left = new Set(state.left)
  if (!isRefused) left.delete(path)
  return { ...forget(state, path), values: writeAt(state.values, path, value), left }
}

/** What was said of a field was said of what stood there before; so was everything that was said of no field. */
function forget(state: FormState, path: string): FormState {
  const isOf = ({ field }: Refusal) => field !== undefined && isWithin(field, path)
  const asked = Object.entries(state.asked).map(([at, refusals]) => [at, refusals.filter((each) => !isOf(each))])
  return {
    ...state,
    told: state.told.filter((refusal) => refusal.field !== undefined && !isOf(refusal)),
    asked: Object.fromEntries(asked),
  }
}

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
