import {
  addressParts,
  directions,
  fileKinds,
  personParts,
  phoneCodes,
  type QuestionKind,
  type QuestionOf,
  textFormats,
} from '@coverwright/rules/design/forms'

/** How one setting is asked for. Words of choices are `choice.<field>.<value>` of this room. */
export type Control =
  | { readonly as: 'texts'; readonly isLong?: true }
  | { readonly as: 'whole'; readonly most: number }
  | { readonly as: 'decimal' }
  | { readonly as: 'word'; readonly longest: number }
  | { readonly as: 'oneOf' | 'someOf'; readonly options: readonly string[]; readonly isSpelled?: true }
  | { readonly as: 'options' | 'planned' | 'day' | 'ages' | 'currency' }

export type Setting<Field extends string = string> = Control & {
  readonly field: Field
  /** It can be left out; then the question does without it. */
  readonly isOptional?: true
}

type OwnField<Kind extends QuestionKind> = Exclude<
  keyof QuestionOf<Kind>,
  'kind' | 'id' | 'dataName' | 'title' | 'help' | 'tooltip' | 'isRequired' | 'showIf' | 'requireIf' | 'skips' | 'sets'
> &
  string

const placeholder = { field: 'placeholder', as: 'texts', isOptional: true } as const
const lengths = [
  { field: 'minLength', as: 'whole', most: 10_000, isOptional: true },
  { field: 'maxLength', as: 'whole', most: 10_000, isOptional: true },
] as const
const figures = [
  { field: 'min', as: 'decimal', isOptional: true },
  { field: 'max', as: 'decimal', isOptional: true },
] as const
const days = [
  { field: 'earliest', as: 'day', isOptional: true },
  { field: 'latest', as: 'day', isOptional: true },
] as const
const ages = { field: 'insuredAges', as: 'ages', isOptional: true } as const
const options = { field: 'options', as: 'options' } as const
const planned = { field: 'options', as: 'planned' } as const
const sides = { field: 'directions', as: 'someOf', options: directions } as const

/** What is particular to each kind: one declaration, from which its panel is drawn. A kind without one does not compile. */
export const questionSettings: { readonly [Kind in QuestionKind]: readonly Setting<OwnField<Kind>>[] } = {
  text: [
    placeholder,
    { field: 'format', as: 'oneOf', options: textFormats },
    { field: 'mask', as: 'word', longest: 50, isOptional: true },
    ...lengths,
  ],
  longText: [placeholder, ...lengths],
  number: [
    placeholder,
    { field: 'face', as: 'oneOf', options: ['box', 'stepper'] },
    { field: 'unit', as: 'texts', isOptional: true },
    ...figures,
    { field: 'places', as: 'whole', most: 10 },
  ],
  money: [placeholder, { field: 'currency', as: 'currency' }, ...figures],
  date: [{ field: 'face', as: 'oneOf', options: ['calendar', 'boxes'] }, ...days, ages],
  dateTime: [...days],
  choice: [options],
  choices: [
    options,
    { field: 'minChosen', as: 'whole', most: 500, isOptional: true },
    { field: 'maxChosen', as: 'whole', most: 500, isOptional: true },
  ],
  yesNo: [],
  dropdown: [placeholder, options],
  email: [placeholder],
  phone: [{ field: 'countryCodes', as: 'someOf', options: phoneCodes, isSpelled: true }],
  idCard: [placeholder],
  address: [{ field: 'parts', as: 'someOf', options: addressParts }],
  person: [{ field: 'parts', as: 'someOf', options: personParts }, ages],
  group: [
    { field: 'rowTitle', as: 'texts' },
    { field: 'minRows', as: 'whole', most: 100 },
    { field: 'maxRows', as: 'whole', most: 100 },
  ],
  vehiclePhoto: [sides],
  vehicleVideo: [sides],
  file: [
    { field: 'accepts', as: 'someOf', options: Object.keys(fileKinds) },
    { field: 'maxFiles', as: 'whole', most: 20 },
  ],
  signature: [],
  declaration: [
    { field: 'purpose', as: 'oneOf', options: ['general', 'marketing'] },
    { field: 'statement', as: 'texts', isLong: true },
  ],
  plan: [planned],
  addOns: [planned],
  information: [
    { field: 'text', as: 'texts', isLong: true, isOptional: true },
    { field: 'picture', as: 'word', longest: 500, isOptional: true },
  ],
}
