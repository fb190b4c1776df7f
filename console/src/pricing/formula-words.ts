import type { RecipeView } from '@coverwright/contract/pricing'
import type { Recipe } from '@coverwright/rules/pricing'

/** What names of steps, answers and covers are called by people. */
export type Called = ReadonlyMap<string, string>

export function calledIn(recipe: Recipe, names: RecipeView['names']): Called {
  const steps = [recipe.steps, ...recipe.addOns.map((entry) => entry.steps)].flat()
  return new Map([...names, ...steps].flatMap(({ name, title }) => (name && title ? [[name, title]] : [])))
}

const WORDS = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\*|(?<![\w.])[a-zA-Z_]\w*(?![\w(])/g

const SIGNS = new Map([['*', '×']])

/** A formula as it reads: names by their titles, signs as they are written, texts and functions as they are. */
export const inWords = (formula: string, called: Called): string =>
  formula.replace(WORDS, (word, text: string | undefined) =>
    text === undefined ? (SIGNS.get(word) ?? called.get(word) ?? word) : word,
  )
