import { sayExpression, type Speech } from '@coverwright/rules/design/logic'
import type { T } from '@coverwright/ui/locales'

/** What names of steps, answers and covers are called by people. */
export type Called = ReadonlyMap<string, string>

type Reader = {
  readonly called: Called
  readonly optionOf: (name: string, option: string) => string
  readonly number: (value: number) => string
  /** Of the texts of this room. */
  readonly t: T
}

const GIVEN = ['plan', 'today', 'startDate'] as const

/**
 * An expression as it reads: names and options by their titles, conditions as sentences, figures in the reader's way.
 * What cannot be read yet, because it is being typed, has at least its names and signs put so.
 */
export function formulaWords(
  source: string,
  as: 'condition' | 'value',
  { called, optionOf, number, t }: Reader,
): string {
  const given = (name: string) => GIVEN.find((each) => each === name)
  const speech: Speech = {
    name: (path) => {
      const [name = path, ...fields] = path.split('.')
      const own = given(name) ? t(`given.${name}`) : (called.get(name) ?? name)
      return [own, ...fields].join(', ')
    },
    option: optionOf,
    number: (digits) => grouped(digits, number),
    say: (phrase, parts) => t(`said.${phrase}`, parts),
  }
  return sayExpression(source, speech, as) ?? inTitles(source, called)
}

/** Four digits may be a year, so thousands are marked from ten thousand on; no digit is rounded away. */
function grouped(digits: string, number: Reader['number']): string {
  const [whole = '', fraction] = digits.split('.')
  return /^\d{5,15}$/.test(whole) ? [number(Number(whole)), fraction].filter(Boolean).join('.') : digits
}

const WORDS = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\*|(?<![\w.])[a-zA-Z_]\w*(?![\w(])/g

const inTitles = (formula: string, called: Called): string =>
  formula.replace(WORDS, (word, text: string | undefined) =>
    text === undefined ? (word === '*' ? '×' : (called.get(word) ?? word)) : word,
  )
