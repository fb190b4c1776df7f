import type { FormSchema, Issue, Refusal, Values } from './form-types'

export type FormState = {
  values: Values
  saved: Values
  /** One refusal a field: the first the schema or the server gave. */
  errors: Record<string, Refusal>
  /** What is wrong with no field in particular. */
  general?: Refusal
  isSending: boolean
  /** After the first try to send, fields are checked while they are being mended. */
  wasTried: boolean
}

export type FormAction =
  | { do: 'change'; name: string; value: unknown }
  | { do: 'check'; name: string; refusal: Refusal | undefined }
  | { do: 'refuse'; refusals: Refusal[]; fields: string[] }
  | { do: 'send' }
  | { do: 'fail' }
  | { do: 'keep'; values: Values }
  | { do: 'discard' }

export const startForm = (initial: Values): FormState => ({
  values: initial,
  saved: initial,
  errors: {},
  isSending: false,
  wasTried: false,
})

/** Values only ever change by 'change': no error, refusal or failed call can lose what was typed. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.do) {
    case 'change':
      return {
        ...state,
        values: { ...state.values, [action.name]: action.value },
        errors: without(state.errors, action.name),
        general: undefined,
      }
    case 'check':
      return action.refusal
        ? { ...state, errors: { ...state.errors, [action.name]: action.refusal } }
        : { ...state, errors: without(state.errors, action.name) }
    case 'refuse':
      return { ...state, ...placeRefusals(action.refusals, action.fields), isSending: false, wasTried: true }
    case 'send':
      return { ...state, errors: {}, general: undefined, isSending: true, wasTried: true }
    case 'fail':
      return { ...state, general: { code: 'form.failed' }, isSending: false }
    case 'keep':
      /** What was typed while it was being sent is not saved yet, and stays. */
      return { ...startForm(action.values), values: state.values }
    case 'discard':
      return startForm(state.saved)
  }
}

/** A refusal of a field that is not on this form must not go unseen: it is told above the button. */
function placeRefusals(refusals: Refusal[], fields: string[]) {
  const errors: Record<string, Refusal> = {}
  let general: Refusal | undefined
  for (const refusal of refusals) {
    if (refusal.field && fields.includes(refusal.field)) errors[refusal.field] ??= refusal
    else general ??= refusal
  }
  return { errors, general }
}

export function isDirty(state: FormState): boolean {
  const names = new Set([...Object.keys(state.values), ...Object.keys(state.saved)])
  return [...names].some((name) => !isSame(state.values[name], state.saved[name]))
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** What the schema says against these values, one refusal an issue. */
export function refusalsOf(schema: FormSchema<unknown>, values: Values): Refusal[] {
  const result = schema.safeParse(values)
  return result.success ? [] : result.error.issues.map((issue) => refusalOf(issue, values))
}

/** Our schemas say refusal codes; zod's own sentences are told by the kind of issue instead. */
function refusalOf(issue: Issue, values: Values): Refusal {
  const isCode = /^[a-z][\w-]*(\.[\w-]+)+$/i.test(issue.message)
  const field = String(issue.path[0] ?? '')
  const isEmpty = issue.path.length === 1 && (values[field] === undefined || values[field] === '')
  return { field, code: isCode ? issue.message : `form.${isEmpty ? 'required' : kindOf(issue)}` }
}

function kindOf(issue: Issue): 'required' | 'invalid' | 'tooLong' {
  if (issue.code === 'too_small' || /received undefined/.test(issue.message)) return 'required'
  return issue.code === 'too_big' ? 'tooLong' : 'invalid'
}

function without<Value>(record: Record<string, Value>, name: string): Record<string, Value> {
  const { [name]: _gone, ...rest } = record
  return rest
}
