import type { Option } from '@coverwright/rules/design/forms'
import type { Language } from '@coverwright/rules/languages'
import { cleanText } from './clipboard'
import { freeName, nameFromTitle } from './free-name'

export type Options = readonly Option[]

/** Spec: a question has at most so many options; the wire takes no more. */
export const MOST_OPTIONS = 500

export function addOptions(options: Options, labels: readonly string[], at: number, language: Language): Options {
  const taken = new Set(options.map(({ value }) => value))
  const made = labels.map((label): Option => {
    const value = freeName(nameFromTitle(label) || 'option', taken)
    taken.add(value)
    return { value, label: { [language]: label } }
  })
  return [...options.slice(0, at), ...made, ...options.slice(at)].slice(0, MOST_OPTIONS)
}

/** A list from a sheet or a document: each line is an option, and the numbers and bullets before it are not of it. */
export const optionLines = (text: string): string[] =>
  cleanText(text)
    .split('\n')
    .map(
      (line) =>
        line
          .split('\t')[0]
          ?.replace(/^\s*(?:[-•·*▪]|\d{1,3}[.)])\s+/, '')
          .trim() ?? '',
    )
    .filter(Boolean)

export const moveOption = (options: Options, at: number, by: -1 | 1): Options => {
  const [one, other] = [options[at], options[at + by]]
  if (!one || !other) return options
  return options.map((option, place) => (place === at ? other : place === at + by ? one : option))
}
