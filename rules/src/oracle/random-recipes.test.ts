import { expect, test } from 'vitest'
import { Exact, moneyToExact } from '../money'
import { compileRecipe, type Line, stepKinds } from '../pricing'
import { chanceFrom, randomRecipe, randomRequest, slowPrice } from '.'
import { NoSlowPrice } from './slow-price'

const ROUNDS = 1_500
const CUSTOMERS = 4

/** What the worksheet says, in the oracle's words. */
const told = (lines: readonly Line[]) =>
  lines.flatMap(({ head, result, row, version, isPassedOver }) => [
    [head.addOn ? `${head.addOn}.${head.name}` : head.name, String(result)],
    ...(head.table === null || isPassedOver ? [] : [[head.name, `${version} row ${row + 1}`]]),
  ])

test('any recipe of any steps gives every customer what the slow oracle gives, or the same reason at the same step', () => {
  const seen = { priced: 0, refused: 0, kinds: new Set<string>(), codes: new Set<string>() }
  for (let round = 0; round < ROUNDS; round++) {
    const chance = chanceFrom(round)
    const { recipe, setting } = randomRecipe(chance)
    const compiled = compileRecipe(recipe, setting)
    if (!compiled.ok) throw new Error(`recipe ${round}: ${JSON.stringify(compiled.problems)}`)
    for (let asked = 0; asked < CUSTOMERS; asked++) {
      const request = randomRequest(chance, recipe.currency)
      const fast = compiled.value.price(request)
      const where = `recipe ${round}, customer ${asked}`
      let slow
      try {
        slow = slowPrice(recipe, setting, request)
      } catch (error) {
        if (!(error instanceof NoSlowPrice)) throw error
        expect(fast, where).toMatchObject({ ok: false, refusal: { code: error.code, step: error.step } })
        seen.refused++
        seen.codes.add(error.code)
        continue
      }
      if (!fast.ok) throw new Error(`${where}: ${fast.refusal.code} at ${fast.refusal.step}`)
      const { worksheet, yearly, monthly } = fast.value
      const expected = worksheet.flatMap(({ head, isPassedOver }) => {
        const name = head.addOn ? `${head.addOn}.${head.name}` : head.name
        return [
          [name, Exact.from(slow.results[name] ?? '').toString()],
          ...(head.table === null || isPassedOver ? [] : [[name, slow.rows[name]]]),
        ]
      })
      expect(told(worksheet), where).toEqual(expected)
      expect(moneyToExact(yearly).toString(), where).toBe(Exact.from(slow.yearly).toString())
      expect(monthly && moneyToExact(monthly.first).toString(), where).toBe(Exact.from(slow.first).toString())
      expect(monthly && moneyToExact(monthly.later).toString(), where).toBe(Exact.from(slow.later).toString())
      for (const { head, isPassedOver } of worksheet) seen.kinds.add(isPassedOver ? `${head.kind} passed` : head.kind)
      seen.priced++
    }
  }
  expect(seen.priced).toBeGreaterThan(3_000)
  expect([...seen.codes].sort()).toEqual(['pricing.noRate', 'pricing.noRow', 'pricing.noVersion'])
  expect([...seen.kinds].sort()).toEqual(stepKinds.flatMap((kind) => [kind, `${kind} passed`]).sort())
}, 120_000)
