import type { ReactNode } from 'react'
import type { Upload } from '../upload'

/** Any schema that checks like zod does; ui needs nothing more of it. */
export type FormSchema<Out> = {
  safeParse: (input: unknown) => { success: true; data: Out } | { success: false; error: { issues: readonly Issue[] } }
}
export type Issue = { path: readonly PropertyKey[]; message: string; code?: string }

/** Why not, from the schema, the rules or the server: a code that has words, at a field or for the whole form. */
export type Refusal = {
  /** The path of a field; `headers.0.name` is the field `name` of the first row of `headers`. */
  readonly field?: string
  readonly code: string
  readonly values?: Readonly<Record<string, string | number>>
}

export type Values = Record<string, unknown>

export type FormState = {
  values: Values
  saved: Values
  /** What the last try to send was refused with; a field that is changed since has its own taken away. */
  told: readonly Refusal[]
  /** What the server answered while somebody typed, by question. */
  asked: Readonly<Record<number, readonly Refusal[]>>
  /** Paths of fields that somebody left with something in them. */
  left: ReadonlySet<string>
  /** Which row is which, by the name of its list, while rows come, go and move. */
  rowKeys: Readonly<Record<string, readonly number[]>>
  isSending: boolean
  /** How often it was tried to send; from the first time on everything that is wrong is shown. */
  tries: number
}

export type Option = { value: string; label: string; about?: string; picture?: ReactNode; blocked?: string }

type FieldBase = {
  name: string
  label: string
  help?: ReactNode
  placeholder?: string
  /** At the right end of the label: 'Forgot it?'. */
  beside?: ReactNode
  /** Says 'optional' beside the label; everything else must be filled. */
  isOptional?: boolean
  /** Refused while it is empty, where the schema cannot say so because it depends on other answers. */
  isRequired?: boolean
  isDisabled?: boolean
  /** Figures, addresses and names that programs read. */
  isMono?: boolean
  /** Two half fields stand side by side. */
  width?: 'half' | 'full'
  /** Its share of the line, in a row; 0 is as wide as what it holds. */
  grows?: number
  autoComplete?: string
  autoFocus?: boolean
}

export type SimpleField =
  | (FieldBase & { kind: 'text' | 'email'; maxLength?: number; prefix?: ReactNode; suffix?: ReactNode })
  | (FieldBase & { kind: 'longText'; rows?: number; maxLength?: number })
  | (FieldBase & { kind: 'number'; min?: number; max?: number; step?: number; precision?: number; unit?: string })
  | (FieldBase & { kind: 'password'; rules?: (value: string) => { label: string; isMet: boolean }[] })
  | (FieldBase & { kind: 'select'; options: readonly Option[]; isMultiple?: boolean; canSearch?: boolean })
  | (FieldBase & { kind: 'switch' | 'check' })
  /** `empty: null` where the schema calls no day null rather than ''. */
  | (FieldBase & { kind: 'date'; earliest?: string; latest?: string; empty?: null })
  | (FieldBase & { kind: 'code6'; onFull?: (code: string) => void })
  | (FieldBase & { kind: 'phone'; codeName: string; codes: Option[] })
  | (FieldBase & { kind: 'upload'; upload: Upload; accept: string[]; maxBytes: number })
  /** Cards to tell apart by a line each, or short words beside one another. */
  | (FieldBase & { kind: 'choice' | 'segments'; options: readonly Option[] })
  | (FieldBase & { kind: 'colour'; presets?: string[] })
  | (FieldBase & { kind: 'own'; draw: (control: ControlProps, answers: Values) => ReactNode })

/** A short list of alike things, edited in place; each row is an object, its fields are named inside it. */
export type RowsField = FieldBase & {
  kind: 'rows'
  fields: readonly RowItem[]
  /** One button for each kind of row that can be added. */
  adds: readonly { label: string; icon?: ReactNode; row: Values }[]
  /** What one row is called, where the label is not it: 'Part'. */
  rowLabel?: string
  /** Before the fields of a row. */
  picture?: (row: Values) => ReactNode
  min?: number
  max?: number
  /** The order means something: rows are moved by pointer and by keyboard. */
  isOrdered?: boolean
}

/** A field as it is drawn, when everything that depends on answers is settled. */
export type Field = SimpleField | RowsField
export type FieldKind = SimpleField['kind']

/** Fixed, or worked out from the answers: of a field in a row from its row first, then from the whole form. */
export type By<Value> = Value | ((answers: Values, all: Values) => Value)
type Dependent = 'label' | 'help' | 'placeholder' | 'isOptional' | 'isRequired' | 'isDisabled' | 'options'
type Declared<Each> = Each extends unknown
  ? { [Key in keyof Each]: Key extends Dependent ? By<Each[Key]> : Each[Key] } & { shownWhen?: By<boolean> }
  : never

/** A field as a form declares it. What is not shown is not sent. */
export type FormField = Declared<Field>
export type RowItem = Declared<SimpleField>
/** A title over the fields that follow it. */
export type Section = { section: string; about?: ReactNode }
/** Something to look at between the fields, made of what is typed. */
export type Part = { part: string; shows: (values: Values) => ReactNode }
export type FormItem = FormField | Section | Part

/** Asked of the server while somebody types, as soon as the fields that it needs are sound. */
export type Ask = {
  /** Names of fields; all of them when it is left out. */
  needs?: readonly string[]
  ask: (values: Values, signal: AbortSignal) => Promise<readonly Refusal[]>
}

/** What every control gets, so that its label, help and error are tied to it. */
export type ControlProps = {
  id: string
  value: unknown
  onChange: (value: unknown) => void
  /** Of a value that takes a while, as a file does: it is on its way, or not any more. */
  onComing?: (isComing: boolean) => void
  isInvalid: boolean
  describedBy: string | undefined
  isDisabled: boolean
  /** Looked at, not changed: it can still be read and copied. */
  isReadOnly: boolean
  isLarge: boolean
}
export type ControlFor<Kind extends FieldKind> = ControlProps & { field: FieldOf<Kind> }

type FieldOf<Kind extends FieldKind, Each = SimpleField> = Each extends { kind: infer Own }
  ? Kind extends Own
    ? Each
    : never
  : never
