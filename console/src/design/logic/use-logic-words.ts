import { logicMessages, logicPhrases, type LogicCode } from '@coverwright/rules/design/logic'
import { type T, useTexts } from '@coverwright/ui/locales'
import { useCallback } from 'react'

type Values = Readonly<Record<string, string | number>>

/** Why an expression cannot be used, as a business person reads it; undefined where the code is none of logic. */
export function useLogicWords(): (code: string, values?: Values) => string | undefined {
  const t = useTexts('logic')
  return useCallback((code, values = {}) => logicWords(code, values, t), [t])
}

export const logicWords = (code: string, values: Values, t: T): string | undefined =>
  isLogicCode(code) ? t(`logic.${code.slice('logic.'.length)}`, inWords(values, t)) : undefined

/** What a function takes, in the reader's language. */
export const phraseIn = (phrase: string, t: T): string => String(wordOf(phrase, t))

const isLogicCode = (code: string): code is LogicCode => Object.hasOwn(logicMessages, code)

/** The rules name types and suggestions in plain English; here they get the reader's language. */
function inWords(values: Values, t: T): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, wordOf(value, t)]))
}

const TYPES: Readonly<Record<string, string>> = {
  'a text': 'type.text',
  'a choice': 'type.choice',
  'a number': 'type.number',
  'a date': 'type.date',
  'a date with a time': 'type.dateTime',
  'yes or no': 'type.yesNo',
  'a repeatable group': 'type.group',
  'a set of fields': 'type.record',
}

const PHRASES: ReadonlyMap<string, string> = new Map(
  Object.entries(logicPhrases).map(([key, phrase]) => [phrase, `phrase.${key}`]),
)

function wordOf(value: string | number, t: T): string | number {
  if (typeof value === 'number') return value
  const known = TYPES[value] ?? PHRASES.get(value)
  // A hint stands behind its sentence: the space before it stays.
  if (known) return `${/^ /.exec(value)?.[0] ?? ''}${t(known)}`
  const currency = /^an amount in ([A-Z]{3})$/.exec(value)?.[1]
  if (currency) return t('type.money', { currency })
  const listed = /^a list \(each (.+)\)$/.exec(value)?.[1]
  if (listed) return t('type.list', { of: wordOf(listed, t) })
  const meant = /^ Did you mean “(.+)”\?$/.exec(value)?.[1]
  if (meant) return ` ${t('didYouMean', { name: meant })}`
  const type = /^ It is (.+)\.$/.exec(value)?.[1]
  return type ? ` ${t('itIs', { type: wordOf(type, t) })}` : bothOf(value, t)
}

/** 'a text and a number': what a function was given. */
function bothOf(value: string, t: T): string {
  const parts = value.split(' and ')
  if (parts.length === 1) return value
  const said = parts.map((part) => String(wordOf(part, t)))
  const isKnown = parts.every((part, at) => part !== said[at] || Boolean(TYPES[part]))
  return isKnown ? said.reduce((first, second) => t('both', { first, second })) : value
}
