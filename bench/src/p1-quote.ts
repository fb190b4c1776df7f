import { compileRecipe, type PriceQuote, type QuoteRequest, type RecipeSetting } from '@coverwright/rules/pricing'
import { moneyToExact } from '@coverwright/rules/money'
import { chanceFrom, sampleRecipe, sampleRequest, sampleSetting, slowPrice } from '@coverwright/rules/oracle'
import { interleave, type Figure } from './measure'
import { zenDecision, zenInput } from './zen-car'

const CALLERS = 32
const ROUND_MS = 1_000
const WARM_ROUNDS = 4
const GOAL = 200
const ORACLE_QUOTES = 100_000

/** P1: a whole quote over five tables of 2,000 rows, exact, with its worksheet, against GoRules ZEN with 32 callers and its trace. */
export async function measureQuotes(): Promise<Figure[]> {
  const chance = chanceFrom(1)
  const setting = sampleSetting(chance)
  const compiled = compileRecipe(sampleRecipe, setting)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const { price } = compiled.value
  const requests = Array.from({ length: 4_096 }, () => sampleRequest(chance))
  const decision = zenDecision(setting)
  const inputs = requests.map((request) => zenInput(setting, request))
  const ours = () => ourRate(price, requests)
  const peer = () => zenRate((at) => decision.evaluate(inputs[at % inputs.length], { trace: true }))
  // A server that has just started is not what is compared: both sides run warm.
  for (let round = 0; round < WARM_ROUNDS; round++) ours()
  await peer()
  const rates = await interleave(5, ours, peer)
  const ratio = rates.ours / rates.peer
  const speed: Figure = {
    name: 'P1 whole quote, 5 x 2,000 rows, full trace',
    ours: `${Math.round(rates.ours)}/s`,
    peer: `${rates.peer.toFixed(1)}/s (ZEN, ${CALLERS} callers)`,
    ratio,
    goal: `>= ${GOAL}`,
    holds: ratio >= GOAL,
  }
  return [speed, oracleFigure(price, setting, chance)]
}

function ourRate(price: PriceQuote, requests: readonly QuoteRequest[]): number {
  const started = performance.now()
  let count = 0
  while (performance.now() - started < ROUND_MS)
    for (let batch = 0; batch < 256; batch++) {
      const quote = price(requests[count++ % requests.length] as QuoteRequest)
      if (!quote.ok || quote.value.worksheet.length < sampleRecipe.steps.length)
        throw new Error('A quote without its worksheet')
    }
  return (count / (performance.now() - started)) * 1_000
}

async function zenRate(ask: (at: number) => Promise<{ result: { total?: number } }>): Promise<number> {
  const started = performance.now()
  let count = 0
  const caller = async () => {
    while (performance.now() - started < ROUND_MS) {
      const answer = await ask(count++)
      if (!answer.result.total) throw new Error(`The peer gave no price: ${JSON.stringify(answer.result)}`)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return (count / (performance.now() - started)) * 1_000
}

/** R6: equal to an oracle that shares no line of code, to the cent, over 100,000 random quotes. */
function oracleFigure(price: PriceQuote, setting: RecipeSetting, chance: () => number): Figure {
  let equal = 0
  for (let round = 0; round < ORACLE_QUOTES; round++) {
    const request = sampleRequest(chance)
    const quote = price(request)
    const slow = slowPrice(sampleRecipe, setting, request)
    if (quote.ok && moneyToExact(quote.value.yearly).toString() === slow.yearly) equal++
  }
  return {
    name: 'R6 random quotes equal to the oracle',
    ours: String(equal),
    peer: String(ORACLE_QUOTES),
    ratio: equal / ORACLE_QUOTES,
    goal: '1',
    holds: equal === ORACLE_QUOTES,
  }
}
