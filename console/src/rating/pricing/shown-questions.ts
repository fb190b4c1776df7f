import type { Question } from '@coverwright/rules/design/forms'
import { type Recipe, recipeUses } from '@coverwright/rules/rating/pricing'
import { isSmall } from './answer-field'

/** Answers that fit a cell, those that the price is worked out from first: by these it is checked by hand. */
export function shownQuestions(questions: readonly Question[], recipe: Recipe): Question[] {
  const used = new Set(recipeUses(recipe).flatMap(({ names }) => names))
  const fitting = questions.filter(({ kind }) => kind !== 'person' && kind !== 'address').filter(isSmall)
  return [
    ...fitting.filter(({ dataName }) => used.has(dataName)),
    ...fitting.filter(({ dataName }) => !used.has(dataName)),
  ]
}
