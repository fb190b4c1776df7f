import { expect, test } from 'vitest'
import { printWorksheet } from '../pricing'
import { canonicalJson } from '../../design/products'
import { ratingDocument, ratingOf, type PlanRate, type Rated, type RatingParts, type RatingRequest } from '.'
import car from './golden/car.json'
import longNumbers from './golden/long-numbers.json'
import medical from './golden/medical.json'
import travel from './golden/travel.json'

/**
 * Quotes of the past, kept with their rating, its hash and every line of their worksheets. What differs from them would
 * change the price of somebody who already has one: the engine is wrong then, never the file.
 */
type Golden = {
  readonly name: string
  readonly hash: string
  readonly parts: RatingParts
  readonly quotes: readonly { readonly request: RatingRequest; readonly rated: unknown }[]
}

declare const crypto: { subtle: { digest: (name: string, bytes: Uint8Array) => Promise<ArrayBuffer> } }
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array }

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function printPlan({ plan, decision, priced }: PlanRate) {
  const lines = printWorksheet(priced.ok ? priced.value.worksheet : priced.refusal.worksheet)
  const worksheet = lines.map(({ step, inputs, source, result }) =>
    [step, inputs.map(({ name, value }) => `${name} = ${value}`).join('; '), source ?? '', result].join(' | '),
  )
  if (!priced.ok) {
    const { code, values = {}, step } = priced.refusal
    return { plan, decision, refusal: code, values, step, worksheet }
  }
  const { yearly, monthly, parts } = priced.value
  return { plan, decision, yearly, monthly, parts, worksheet }
}

const printRated = ({ decision, reasons, terms, plans }: Rated) => ({
  decision,
  reasons,
  terms,
  plans: plans.map(printPlan),
})

const goldens = [car, medical, travel, longNumbers] as unknown as readonly Golden[]

test.each(goldens)('$name: quotes of the past come out to the cent and to the letter', ({ parts, quotes }) => {
  const rating = ratingOf(parts)
  if (!rating.ok) throw new Error(JSON.stringify(rating.problems))
  for (const { request, rated } of quotes) expect(printRated(rating.value.rate(request))).toEqual(rated)
})

test.each(goldens)('$name: what a quote of the past was worked out by is still known by its hash', async (golden) => {
  const hashes = new Map<string, string>()
  for (const table of golden.parts.tables) hashes.set(table.id, await sha256(canonicalJson(table)))
  const { text } = ratingDocument(
    golden.parts,
    (id) => hashes.get(id),
    (whole) => whole,
  )
  expect(await sha256(text)).toBe(golden.hash)
})
