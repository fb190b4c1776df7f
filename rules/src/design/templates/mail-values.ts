import type { RawAnswers } from '../datasets'
import type { ListName } from './blocks'
import { type MailValue, type Variable, variables } from './variables'

type Values = Readonly<Record<string, MailValue | undefined>>

/** All that one mail can say, before it is written in anybody's way: days as ISO days, money in minor units. */
export type MailValues = {
  readonly values: Values
  readonly lists: { readonly [list in ListName]?: readonly Values[] }
  /** As they were given, for conditions. */
  readonly answers: RawAnswers
}

/** How the reader writes figures and days. */
export type WayOfWriting = {
  readonly day: (isoDay: string) => string
  readonly money: (money: { minor: number; currency: string }) => string
  readonly number: (value: number) => string
  readonly yesNo: (value: boolean) => string
}

/** Null where there is nothing to write: a sentence with a hole in it is never sent. */
export function writeValue(value: MailValue | undefined, { type }: Variable, way: WayOfWriting): string | null {
  if (value === undefined || value === '') return null
  if (typeof value === 'object') return way.money(value)
  if (typeof value === 'boolean') return way.yesNo(value)
  if (typeof value === 'number') return way.number(value)
  const words = type === 'date' ? way.day(value) : value.trim()
  return words === '' ? null : words
}

/** Likely values of everything, for a preview without a real policy. */
export function sampleValues(answers: readonly Variable[] = []): MailValues {
  const of = (known: readonly Variable[]) => Object.fromEntries(known.map(({ name, sample }) => [name, sample]))
  const inside = (list: ListName) => of(variables.filter((variable) => variable.in === list))
  return {
    values: of([...variables.filter((variable) => !variable.in), ...answers]),
    lists: {
      insured: [inside('insured'), inside('insured')],
      covers: [inside('covers')],
      instalments: [inside('instalments'), inside('instalments')],
      premiumLines: [inside('premiumLines')],
      payments: [inside('payments')],
      specialTerms: [inside('specialTerms')],
      commissionLines: [inside('commissionLines')],
    },
    answers: Object.fromEntries(answers.map(({ name, sample }) => [name.replace('answers.', ''), sample])),
  }
}
