import { logicMessages, type LogicCode } from '@coverwright/rules/logic'
import { type T, useTexts } from '@coverwright/ui/locales'
import { useCallback } from 'react'

type Values = Readonly<Record<string, string | number>>

/** Why an expression cannot be used, as a business person reads it; undefined where the code is none of logic. */
export function useLogicWords(): (code: string, values?: Values) => string | undefined {
  const t = useTexts('formulas')
  return useCallback(
    (code, values = {}) =>
      isLogicCode(code) ? t(`logic.${code.slice('logic.'.length)}`, inWords(values, t)) : undefined,
    [t],
  )
}

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

function wordOf(value: string | number, t: T): string | number {
  if (typeof value === 'number') return value
  const type = TYPES[value]
  if (type) return t(type)
  const currency = /^an amount in ([A-Z]{3})$/.exec(value)?.[1]
  if (currency) return t('type.money', { currency })
  const meant = /^ Did you mean “(.+)”\?$/.exec(value)?.[1]
  return meant ? ` ${t('didYouMean', { name: meant })}` : value
}
