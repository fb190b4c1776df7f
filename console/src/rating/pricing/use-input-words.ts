import type { LineView, RecipeView } from '@coverwright/contract/rating/pricing'
import type { BodyView } from '@coverwright/contract/design/products'
import { minorDigits } from '@coverwright/rules/money'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { useFormulaWords } from '../../design/logic'
import { calledIn } from './called-in'
import { rateSense } from './rate-sense'
import { percentText } from './rates-fields'

/** What a step takes in besides the amount that it works on, in the order of its worksheet. */
const OWN: Readonly<Record<string, readonly (string | null)[]>> = {
  tax: [null, 'rate'],
  levy: [null, 'rate'],
  discount: [null, 'discount'],
  terms: [null, 'loading', 'fees'],
  addOns: ['chosen'],
  instalment: [null, 'total', 'each', 'first'],
}

type Given = { view: RecipeView; body: BodyView; recipe: Recipe; lines: readonly LineView[] }

/** What a written figure is to its step. */
const WRITTEN: Readonly<Record<string, string>> = { minimum: 'least', maximum: 'most', factor: 'by', add: 'amount' }

/** What went into a step, as a person says it: columns, questions and steps by their titles, figures in the reader's way. */
export function useInputWords({ view, body, recipe, lines }: Given) {
  const t = useTexts('pricing')
  const { number } = useFormats()
  const called = useMemo(() => calledIn(recipe, view.names), [recipe, view.names])
  const read = useFormulaWords(called, body)
  const percents = useMemo(() => percentsIn(recipe), [recipe])
  const amounts = new Set([
    ...view.names.filter(({ kind }) => kind === 'money').map(({ name }) => name),
    ...lines.filter(({ unit }) => unit === 'money').map(({ step }) => step),
  ])
  const columnOf = ({ found, kind }: LineView, name: string) =>
    kind === 'lookUp'
      ? view.tables.find(({ id }) => id === found?.table)?.columns.find(({ id }) => id === name)?.title
      : undefined
  return {
    /** A figure of a table that is added in percent: 0.01 is 1 %. */
    isPercent: ({ step, kind }: LineView): boolean => kind === 'lookUp' && percents.has(step),
    labelOf: (line: LineView, at: number): string => {
      const own = OWN[line.kind]?.[at]
      if (own) return t(`input.${own}`)
      const { name = '' } = line.inputs[at] ?? {}
      const written = DECIMAL.test(name) && WRITTEN[line.kind]
      return written ? t(`field.${written}`) : (columnOf(line, name) ?? read(name, 'value'))
    },
    valueOf: (line: LineView, at: number): string => {
      const { name = '', value = '' } = line.inputs[at] ?? {}
      if (value === '[]' || value === '') return t('input.none')
      if (OWN[line.kind]?.[at] === 'rate' || (line.kind !== 'lookUp' && percents.has(name)))
        return `${percentText(value)} %`
      if (amounts.has(name) || (DECIMAL.test(name) && line.unit === 'money' && line.kind !== 'factor'))
        return amountText(value, number, view.currency)
      const isAnswer =
        line.kind === 'lookUp' || view.names.some((entry) => entry.name === name && entry.kind === 'number')
      return (isAnswer ? plainText : exactText)(value, number)
    },
  }
}

export type InputWords = ReturnType<typeof useInputWords>

const percentsIn = ({ steps, addOns }: Recipe): ReadonlySet<string> =>
  new Set(
    [steps, ...addOns.map((entry) => entry.steps)].flatMap((list) =>
      list.filter((step) => rateSense(list, step) === 'percent').map(({ name }) => name),
    ),
  )

/** What another system said, as the reader would: yes or no, figures with their thousands. */
export function useSaid(): (value: string | boolean) => string {
  const t = useTexts('pricing')
  const { number } = useFormats()
  return (value) => (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : plainText(value, number))
}

const DECIMAL = /^-?(0|[1-9]\d{0,14})(\.\d+)?$/
const PLACES = 6

/** Every digit up to the sixth behind the point, with thousands marked; what is no number stays as it is. */
export function exactText(text: string, number: (value: number) => string): string {
  if (!DECIMAL.test(text)) return text
  const [whole = '0', fraction = ''] = text.replace(/^-/, '').split('.')
  const rest = fraction ? `.${fraction.slice(0, PLACES)}${fraction.length > PLACES ? '…' : ''}` : ''
  return `${text.startsWith('-') ? '−' : ''}${number(Number(whole))}${rest}`
}

/** An amount has at least its coins: 1,135.40, and every digit behind them. */
export function amountText(text: string, number: (value: number) => string, currency: string): string {
  const [whole = '', fraction = ''] = text.split('.')
  const coins = fraction.padEnd(minorDigits(currency), '0')
  return exactText(coins ? `${whole}.${coins}` : whole, number)
}

/** A number that is no amount: four digits may be a year, so thousands are marked from ten thousand on. */
export const plainText = (text: string, number: (value: number) => string): string =>
  /^-?\d{1,4}$/.test(text) ? text : exactText(text, number)
