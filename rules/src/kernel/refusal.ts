export type RefusalValues = Readonly<Record<string, string | number>>

/** Why not: a code for programs and locales, the values that its sentence needs, and the field that is meant. */
export type Refusal<Code extends string = string> = {
  readonly code: Code
  readonly values?: RefusalValues
  readonly field?: string
}

export type Outcome<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> }

export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function refused<Code extends string>(
  code: Code,
  values?: RefusalValues,
  field?: string,
): { readonly ok: false; readonly refusal: Refusal<Code> } {
  return { ok: false, refusal: refusalOf(code, values, field) }
}

export function refusalOf<Code extends string>(code: Code, values?: RefusalValues, field?: string): Refusal<Code> {
  return { code, ...(values ? { values } : {}), ...(field ? { field } : {}) }
}

/** Fills the `{name}` places of a sentence. */
export function fillSentence(sentence: string, values: RefusalValues = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
