import { refusalOf, type Refusal } from '../../../kernel'
import type { AnswerCode, AnswerRules, DesignRules, QuestionBase } from '../question-base'

export const addressParts = ['line1', 'line2', 'city', 'region', 'postcode', 'country'] as const
export type AddressPart = (typeof addressParts)[number]
export type Address = { readonly [part in AddressPart]?: string }

/** Hong Kong has no postcodes and many places no region: a product asks for the parts it needs. */
export type AddressQuestion = QuestionBase<'address'> & { readonly parts: readonly AddressPart[] }

const optionalParts: readonly AddressPart[] = ['line2', 'region']
const MAX_PART = 200

export const address: AnswerRules<AddressQuestion, Address> = {
  reads: (answer) => {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null
    const isSound = Object.entries(answer).every(
      ([part, value]) => addressParts.includes(part as AddressPart) && typeof value === 'string',
    )
    return isSound ? answer : null
  },
  isBlank: (answer) => Object.values(answer).every((value) => !value?.trim()),
  nothing: () => ({}),
  refusals: ({ parts }, answer) =>
    parts.flatMap((part): Refusal<AnswerCode>[] => {
      const value = answer[part]?.trim() ?? ''
      if (value.length > MAX_PART) return [refusalOf('answer.tooLong', { max: MAX_PART }, part)]
      return value === '' && !optionalParts.includes(part) ? [refusalOf('answer.required', {}, part)] : []
    }),
}

export const addressDesign: DesignRules<AddressQuestion> = {
  starts: () => ({ parts: ['line1', 'line2', 'city', 'country'] }),
  problems: ({ parts }) => (parts.includes('line1') ? [] : [refusalOf('question.noParts')]),
  dataType: ({ parts }) => ({ kind: 'record', fields: parts.map((name) => ({ name, type: { kind: 'text' } })) }),
}
