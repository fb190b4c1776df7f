import { expect, test } from 'vitest'
import { Exact, moneyToExact } from '../../money'
import { compileRecipe, type Recipe } from '../pricing'
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

test('numbers that become amounts, by a written number or by name, agree with the oracle', () => {
  const fee = {
    kind: 'formula',
    name: 'driverFee',
    title: '',
    formula: 'size(drivers) * claims',
    unit: 'amount',
  } as const
  const add = {
    kind: 'add',
    name: 'withFee',
    title: '',
    of: 'afterExcess',
    amount: 'size(drivers) * 12.345 + driverFee',
  } as const
  const steps = sampleRecipe.steps.flatMap((step) =>
    step.name === 'atLeast' && step.kind === 'minimum' ? [fee, add, { ...step, of: 'withFee' }] : [step],
  )
  const recipe: Recipe = { ...sampleRecipe, steps }
  const outcome = compileRecipe(recipe, setting)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  for (let round = 0; round < 200; round++) {
    const request = sampleRequest(chance)
    const fast = outcome.value.price(request)
    if (!fast.ok) throw new Error(fast.refusal.code)
    const slow = slowPrice(recipe, setting, request)
    for (const name of ['driverFee', 'withFee', 'total'])
      expect(String(fast.value.worksheet.find(({ head }) => head.name === name)?.result)).toBe(
        Exact.from(slow.results[name] ?? '').toString(),
      )
  }
}, 60_000)
