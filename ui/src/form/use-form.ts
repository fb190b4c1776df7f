import { useEffect, useEffectEvent, useId, useMemo, useReducer, useRef, useState } from 'react'
import { Asking } from './asking'
import { formReducer, isSame, startForm } from './form-state'
import type { Ask, FormItem, FormSchema, Refusal, Values } from './form-types'
import { focusField } from './focus-field'
import { joinPath } from './paths'
import { foundRefusals, placeRefusals, type Rules, shownRefusals } from './refusals'
import { type RowChange, rowKeysOf } from './rows-state'
import { placedFields, sendable } from './shown-fields'
import { useUnsaved } from './unsaved'
import { useRefusalWords } from './use-refusal-words'

export type FormOutcome = void | { refusals: readonly Refusal[] }

export type FormOptions<Out> = {
  schema: FormSchema<Out>
  fields: readonly FormItem[]
  /** Read once; `follow` shows what was kept elsewhere. */
  initial: Values
  rules?: Rules
  asks?: readonly Ask[]
  /** Sends it. Answer with refusals to show them at their fields; throw and the form says it failed and keeps all. */
  onSubmit: (out: Out) => Promise<FormOutcome> | FormOutcome
  /** Words for a refusal; what it does not know is told in general words. */
  errorText?: (code: string, values?: Refusal['values']) => string | undefined
  /** Somebody has left this field. */
  onLeave?: (path: string) => void
  isReadOnly?: boolean
  /** Off where leaving loses nothing worth asking about, as on the sign-in page. */
  guardsUnsaved?: boolean
}

const noAsks: readonly Ask[] = []
const nothing: ReadonlySet<string> = new Set()

/** Holds what is typed, checks it, sends it once, and puts refusals where they belong. */
export function useForm<Out>(options: FormOptions<Out>) {
  const { schema, fields, rules, asks = noAsks, onSubmit, isReadOnly = false } = options
  const id = useId()
  const [state, act] = useReducer(formReducer, options.initial, startForm)
  const isBusy = useRef(false)
  const { values, saved, tries } = state
  const found = useMemo(() => foundRefusals({ schema, items: fields, rules }, values), [schema, fields, rules, values])
  const placed = useMemo(() => placedFields(fields, values), [fields, values])
  const { errors, general } = shownRefusals(state, placed, found)
  const isDirty = !isReadOnly && !isSame(sendable(fields, values), sendable(fields, saved))
  useUnsaved(options.guardsUnsaved !== false && isDirty && !state.isSending)
  useAsking(asks, sendable(fields, values), found, (at, refusals) => act({ do: 'asked', at, refusals }))
  useFocusAfterTry(id, tries, placed.map(({ path }) => path).find((path) => errors[path])) // oxfmt-ignore
  const words = useRefusalWords(options.errorText)

  const [coming, setComing] = useState<ReadonlySet<string>>(nothing)
  const [isWanted, setWanted] = useState(false)
  const submit = async () => {
    /** A second click or Enter while the first is under way must not send twice. */
    if (isBusy.current || isReadOnly) return
    /** A file that is still on its way is waited for. */
    setWanted(coming.size > 0)
    if (coming.size > 0) return
    const result = schema.safeParse(sendable(fields, values))
    if (!result.success || found.length > 0) return act({ do: 'refuse', refusals: [] })
    isBusy.current = true
    act({ do: 'send' })
    try {
      const outcome = await onSubmit(result.data)
      const refusals = outcome?.refusals ?? []
      act(refusals.length > 0 ? { do: 'refuse', refusals: placeRefusals(refusals, placed) } : { do: 'keep', values })
    } catch {
      act({ do: 'refuse', refusals: [{ code: 'form.failed' }] })
    } finally {
      isBusy.current = false
    }
  }

  const whenAllCame = useEffectEvent(() => void submit())
  useEffect(() => {
    if (isWanted && coming.size === 0) whenAllCame()
  }, [isWanted, coming])

  return {
    id,
    values,
    isDirty,
    isReadOnly,
    isSending: state.isSending || isWanted,
    /** Whether anything here stands against it, said already or not. */
    isSound: found.length === 0,
    submit,
    /** Says everything that stands against it, for work that needs it sound without sending it. */
    check: (): boolean => {
      if (found.length > 0) act({ do: 'refuse', refusals: [] })
      return found.length === 0
    },
    isRefusedAt: (path: string) => errors[path] !== undefined,
    errorAt: (path: string) => words(errors[path]),
    general: words(general),
    change: (path: string, value: unknown) => act({ do: 'change', path, value, isRefused: errors[path] !== undefined }),
    come: (path: string, isComing: boolean) =>
      setComing((before) => new Set([...before].filter((each) => each !== path).concat(isComing ? path : []))),
    /** Leaving an empty field says nothing yet; leaving a wrong one does. */
    leave: (path: string) => {
      act({ do: 'leave', path })
      options.onLeave?.(path)
    },
    changeRows: (name: string, change: RowChange) => act({ do: 'rows', name, change }),
    rowKeys: (name: string) => rowKeysOf(state, name),
    /** What is kept now, by whomever: shown while nothing is unsaved here. */
    follow: (kept: Values) => act({ do: 'follow', values: kept }),
    discard: () => act({ do: 'discard' }),
  }
}

export type FormHandle = ReturnType<typeof useForm>

/** The id of a control on the page. */
export const fieldId = (formId: string, ...path: readonly (string | number)[]): string =>
  `${formId}-${joinPath(...path)}`

function useAsking(
  asks: readonly Ask[],
  values: Values,
  found: readonly Refusal[],
  tell: (at: number, refusals: readonly Refusal[]) => void,
) {
  const asking = useRef<Asking>(undefined)
  const told = useRef(tell)
  useEffect(() => {
    told.current = tell
    asking.current ??= new Asking((at, refusals) => told.current(at, refusals))
    asking.current.see(
      asks,
      values,
      found.map(({ field = '' }) => field),
    )
  })
  useEffect(
    () => () => {
      asking.current?.stop()
      asking.current = undefined
    },
    [],
  )
}

/** After a try that was refused the first field that is wrong has the focus; not again while it is being fixed. */
function useFocusAfterTry(formId: string, tries: number, first: string | undefined) {
  const seen = useRef(tries)
  useEffect(() => {
    if (seen.current === tries) return
    seen.current = tries
    if (first !== undefined && tries > 0) focusField(fieldId(formId, first))
  }, [formId, tries, first])
}
