import { expect, test } from 'vitest'
import { Exact, moneyToExact } from '../money'
import { compileRecipe } from '../pricing'
import { chanceFrom, sampleRecipe, sampleRequest, sampleSetting, slowPrice } from '.'

const chance = chanceFrom(20_260_101)
const setting = sampleSetting(chance)
const compiled = compileRecipe(sampleRecipe, setting)

test('a thousand and more random quotes agree with the slow oracle, step by step and to the cent', () => {
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  for (let round = 0; round < 1_500; round++) {
    const request = sampleRequest(chance)
    const fast = compiled.value.price(request)
    if (!fast.ok) throw new Error(fast.refusal.code)
    const slow = slowPrice(sampleRecipe, setting, request)
    for (const line of fast.value.worksheet)
      if (!line.head.addOn)
        expect([line.head.name, String(line.result)]).toEqual([
          line.head.name,
          Exact.from(slow.results[line.head.name] ?? '').toString(),
        ])
    expect(moneyToExact(fast.value.yearly).toString()).toBe(slow.yearly)
    expect(moneyToExact(fast.value.monthly?.first ?? { minor: 0, currency: 'HKD' }).toString()).toBe(slow.first)
    expect(moneyToExact(fast.value.monthly?.later ?? { minor: 0, currency: 'HKD' }).toString()).toBe(slow.later)
  }
}, 60_000)
