import type { ReactNode } from 'react'
import type { Upload } from '../upload'

/** Any schema that checks like zod does; ui needs nothing more of it. */
export type FormSchema<Out> = {
  safeParse: (input: unknown) => { success: true; data: Out } | { success: false; error: { issues: readonly Issue[] } }
}
export type Issue = { path: PropertyKey[]; message: string; code?: string }

/** Why not, from the schema or the server: a code that has words, at a field or for the whole form. */
export type Refusal = { field?: string; code: string }

export type Values = Record<string, unknown>
export type Option = { value: string; label: string; about?: string; picture?: ReactNode; blocked?: string }

type FieldBase<Name extends string> = {
  name: Name
  label: string
  help?: ReactNode
  placeholder?: string
  /** At the right end of the label: 'Forgot it?'. */
  beside?: ReactNode
  /** Says 'optional' beside the label; everything else must be filled. */
  isOptional?: boolean
  isDisabled?: boolean
  /** Two half fields stand side by side. */
  width?: 'half' | 'full'
  shownWhen?: (values: Values) => boolean
  autoComplete?: string
  autoFocus?: boolean
}

export type Field<Name extends string = string> =
  | (FieldBase<Name> & { kind: 'text' | 'email'; maxLength?: number; prefix?: ReactNode; suffix?: ReactNode })
  | (FieldBase<Name> & { kind: 'longText'; rows?: number; maxLength?: number })
  | (FieldBase<Name> & { kind: 'number'; min?: number; max?: number; step?: number; unit?: string })
  | (FieldBase<Name> & { kind: 'password'; rules?: (value: string) => { label: string; isMet: boolean }[] })
  | (FieldBase<Name> & { kind: 'select'; options: Option[]; isMultiple?: boolean; canSearch?: boolean })
  | (FieldBase<Name> & { kind: 'switch' | 'check' })
  | (FieldBase<Name> & { kind: 'date'; earliest?: string; latest?: string })
  | (FieldBase<Name> & { kind: 'code6'; onFull?: (code: string) => void })
  | (FieldBase<Name> & { kind: 'phone'; codeName: Name; codes: Option[] })
  | (FieldBase<Name> & { kind: 'upload'; upload: Upload; accept: string[]; maxBytes: number })
  | (FieldBase<Name> & { kind: 'choice'; options: Option[] })
  | (FieldBase<Name> & { kind: 'colour'; presets?: string[] })
  | (FieldBase<Name> & { kind: 'own'; draw: (control: ControlProps) => ReactNode })

export type FieldKind = Field['kind']

/** A title over the fields that follow it. */
export type Section = { section: string; about?: ReactNode }
export type FormItem<Name extends string = string> = Field<Name> | Section

/** What every control gets, so that its label, help and error are tied to it. */
export type ControlProps = {
  id: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  isInvalid: boolean
  describedBy: string | undefined
  isDisabled: boolean
  isLarge: boolean
}
export type ControlFor<Kind extends FieldKind> = ControlProps & { field: FieldOf<Kind> }

type FieldOf<Kind extends FieldKind, Each = Field> = Each extends { kind: infer Own }
  ? Kind extends Own
    ? Each
    : never
  : never
