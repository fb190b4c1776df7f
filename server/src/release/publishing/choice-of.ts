import { type Language, textIn } from '@coverwright/rules/languages'
import type { Body, SoundAnswers } from '@coverwright/rules/design/products'
import { ONLY_PLAN } from '@coverwright/rules/rating/rating'

/** The plans of a body for one reader; a body without any is one plan by itself. */
export function plansOf(body: Body, language: Language) {
  const plans = body.plans?.plans ?? []
  if (plans.length === 0) return [{ id: ONLY_PLAN, title: textIn(body.name, language), addOns: [] }]
  return plans.map(({ id, title, addOns }) => ({ id, title: textIn(title, language), addOns }))
}

/** What the questions for plan and add-ons were answered with, where this buyer is asked them. */
export function choiceOf({ pages, answers }: SoundAnswers) {
  const asked = pages.flatMap(({ questions }) => questions)
  const said = (kind: 'plan' | 'addOns') => answers[asked.find((each) => each.kind === kind)?.dataName ?? '']
  const [plan, addOns] = [said('plan'), said('addOns')]
  return {
    plan: typeof plan === 'string' ? plan : null,
    addOns: Array.isArray(addOns) ? [...new Set(addOns as string[])] : [],
  }
}
