import { useEffect, useReducer, useRef } from 'react'
import { formReducer, isDirty, refusalsOf, startForm } from './form-state'
import type { Field, FormSchema, Refusal, Values } from './form-types'

export type FormOutcome = void | { refusals: Refusal[] }

type Options<Out> = {
  schema: FormSchema<Out>
  fields: Field[]
  initial: Values
  onSubmit: (out: Out) => Promise<FormOutcome> | FormOutcome
  focusField: (name: string) => void
}

/** Holds what is typed, checks it, sends it once, and puts refusals where they belong. */
export function useForm<Out>({ schema, fields, initial, onSubmit, focusField }: Options<Out>) {
  const [state, act] = useReducer(formReducer, initial, startForm)
  const isBusy = useRef(false)
  const names = fields.flatMap((field) => (field.kind === 'phone' ? [field.name, field.codeName] : [field.name]))
  useFirstErrorFocus(state.errors, state.wasTried, names, focusField)
  const refuse = (refusals: Refusal[]) => act({ do: 'refuse', refusals, fields: names })

  const submit = async () => {
    /** A second click or Enter while the first is under way must not send twice. */
    if (isBusy.current) return
    const result = schema.safeParse(state.values)
    if (!result.success) return refuse(refusalsOf(schema, state.values))
    isBusy.current = true
    act({ do: 'send' })
    try {
      const outcome = await onSubmit(result.data)
      if (outcome && outcome.refusals.length > 0) refuse(outcome.refusals)
      else act({ do: 'keep', values: state.values })
    } catch {
      act({ do: 'fail' })
    } finally {
      isBusy.current = false
    }
  }

  const checkField = (name: string, values: Values) =>
    act({ do: 'check', name, refusal: refusalsOf(schema, values).find((refusal) => refusal.field === name) })

  return {
    state,
    isDirty: isDirty(state),
    submit,
    change: (name: string, value: unknown) => {
      act({ do: 'change', name, value })
      if (state.wasTried) checkField(name, { ...state.values, [name]: value })
    },
    /** Leaving an empty field says nothing yet; leaving a wrong one does. */
    leave: (name: string) => {
      const value = state.values[name]
      if (value !== '' && value !== undefined && value !== null) checkField(name, state.values)
    },
    discard: () => act({ do: 'discard' }),
  }
}

function useFirstErrorFocus(
  errors: Record<string, Refusal>,
  wasTried: boolean,
  names: string[],
  focusField: (name: string) => void,
) {
  const seen = useRef(errors)
  useEffect(() => {
    const cameAtOnce = seen.current !== errors && Object.keys(seen.current).length === 0
    seen.current = errors
    const first = names.find((name) => errors[name])
    if (wasTried && cameAtOnce && first) focusField(first)
  })
}
