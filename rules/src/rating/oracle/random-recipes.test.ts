import { expect, test } from 'vitest'
import { compileRecipe, stepKinds } from '../pricing'
import { chanceFrom, randomRecipe, randomRequest } from '.'
import { bothTold } from './agreement'

const RECIPES = 400
const CUSTOMERS = 4

test('any recipe of any steps gives every customer what the slow oracle gives, or the same reason at the same step', () => {
  const seen = { priced: 0, kinds: new Set<string>(), codes: new Set<string>() }
  for (let round = 0; round < RECIPES; round++) {
    const chance = chanceFrom(round)
    const { recipe, setting } = randomRecipe(chance)
    const compiled = compileRecipe(recipe, setting)
    if (!compiled.ok) throw new Error(`recipe ${round}: ${JSON.stringify(compiled.problems)}`)
    for (let asked = 0; asked < CUSTOMERS; asked++) {
      const request = randomRequest(chance, recipe.currency)
      const { fast, slow } = bothTold(recipe, setting, request, compiled.value.price)
      expect(fast, `recipe ${round}, customer ${asked}`).toEqual(slow)
      const quote = compiled.value.price(request)
      if (!quote.ok) seen.codes.add(quote.refusal.code)
      else seen.priced++
      for (const { head, isPassedOver } of quote.ok ? quote.value.worksheet : [])
        seen.kinds.add(isPassedOver ? `${head.kind} passed` : head.kind)
    }
  }
  expect(seen.priced).toBeGreaterThan((RECIPES * CUSTOMERS) / 2)
  expect([...seen.codes].sort()).toEqual([
    'logic.emptyList',
    'pricing.belowLeast',
    'pricing.noPrice',
    'pricing.noRate',
    'pricing.noRow',
    'pricing.noVersion',
    'pricing.nothingToPay',
  ])
  expect([...seen.kinds].sort()).toEqual(stepKinds.flatMap((kind) => [kind, `${kind} passed`]).sort())
}, 120_000)
