/** What an answer is, whatever question asked for it: the words that logic, tables and connectors share. */
export const dataKinds = [
  'text',
  'number',
  'money',
  'date',
  'dateTime',
  'yesNo',
  'choice',
  'choices',
  'files',
  'record',
  'group',
] as const
export type DataKind = (typeof dataKinds)[number]

export type DataType =
  | { readonly kind: 'text' }
  | { readonly kind: 'number'; readonly places?: number }
  | { readonly kind: 'money'; readonly currency: string }
  | { readonly kind: 'date' }
  | { readonly kind: 'dateTime' }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'choices'; readonly options: readonly string[] }
  | { readonly kind: 'files' }
  | { readonly kind: 'record'; readonly fields: readonly DataName[] }
  | { readonly kind: 'group'; readonly fields: readonly DataName[] }

export type DataName = { readonly name: string; readonly type: DataType; readonly title?: string }

/** Everything that a product knows about a customer: one entry per data name, questions and plan covers alike. */
export type Dataset = { readonly names: readonly DataName[] }
