import {
  compileRecipe,
  type PriceQuote,
  type QuoteRequest,
  type RecipeSetting,
} from '@coverwright/rules/rating/pricing'
import { moneyToExact } from '@coverwright/rules/money'
import {
  agrees,
  chanceFrom,
  randomRecipe,
  randomRequest,
  sampleRecipe,
  sampleRequest,
  sampleSetting,
  slowPrice,
} from '@coverwright/rules/rating/oracle'
import { interleave, type Figure } from './measure'
import { zenDecision, zenInput } from './zen-car'

const CALLERS = 32
const ROUND_MS = 1_000
const WARM_QUOTES = 400_000
const GOAL = 200
const CUSTOMERS = 4_096
const ORACLE_QUOTES = 100_000
const RANDOM_RECIPES = 1_000

type Asked = { readonly result: { readonly total?: number }; readonly trace?: object }
type AskPeer = (at: number) => Promise<Asked>

/**
 * P1: a whole quote over five tables of 2,000 rows, exact, its worksheet written line by line, against GoRules ZEN with 32
 * callers and its trace. By time of the processor: the peer works on all cores, ours on one, and others may be working too.
 */
export async function measureQuotes(): Promise<Figure[]> {
  const chance = chanceFrom(1)
  const setting = sampleSetting(chance)
  const compiled = compileRecipe(sampleRecipe, setting)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const { price } = compiled.value
  const requests = Array.from({ length: CUSTOMERS }, () => sampleRequest(chance))
  const slow = requests.map((request) => slowPrice(sampleRecipe, setting, request))
  const decision = zenDecision(setting)
  const inputs = requests.map((request, at) => zenInput(setting, request, slow[at] as (typeof slow)[number]))
  const askPeer: AskPeer = (at) => decision.evaluate(inputs[at % CUSTOMERS], { trace: true })
  const ours = () => perSecond(() => ourQuotes(price, requests))
  const peer = () => perSecond(() => peerQuotes(askPeer))
  // A server that has just started is not what is compared: both sides run warm.
  for (let warm = 0; warm < WARM_QUOTES;) warm += ourQuotes(price, requests)
  await peer()
  const rates = await interleave(5, ours, peer)
  const ratio = rates.ours / rates.peer
  const speed: Figure = {
    name: 'P1 whole quote, 5 x 2,000 rows, full trace',
    ours: `${Math.round(rates.ours)} a CPU second`,
    peer: `${Math.round(rates.peer)} a CPU second (ZEN, ${CALLERS} callers)`,
    ratio,
    goal: `>= ${GOAL}`,
    holds: ratio >= GOAL,
  }
  const totals = slow.map(({ yearly }) => Number(yearly))
  return [speed, await peerFigure(askPeer, totals), oracleFigure(price, setting, chance), recipesFigure()]
}

async function perSecond(work: () => number | Promise<number>): Promise<number> {
  const before = process.cpuUsage()
  const count = await work()
  const { user, system } = process.cpuUsage(before)
  return (count / (user + system)) * 1_000_000
}

function ourQuotes(price: PriceQuote, requests: readonly QuoteRequest[]): number {
  const started = performance.now()
  let count = 0
  while (performance.now() - started < ROUND_MS)
    for (let batch = 0; batch < 256; batch++) {
      const quote = price(requests[count++ % CUSTOMERS] as QuoteRequest)
      if (!quote.ok || quote.value.worksheet.length < sampleRecipe.steps.length)
        throw new Error('A quote without its worksheet')
    }
  return count
}

async function peerQuotes(ask: AskPeer): Promise<number> {
  const started = performance.now()
  let count = 0
  const caller = async () => {
    while (performance.now() - started < ROUND_MS) {
      const answer = await ask(count++)
      if (!answer.result.total || !answer.trace) throw new Error('The peer gave no price, or no trace')
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return count
}

/** That the peer does the same work: what it says of the same customers, in floating point, within a coin of the multiple. */
async function peerFigure(ask: AskPeer, totals: readonly number[]): Promise<Figure> {
  const tried = totals.slice(0, 1_000)
  let near = 0
  let equal = 0
  for (const [at, total] of tried.entries()) {
    const answer = (await ask(at)).result.total ?? Number.NaN
    if (Math.abs(answer - total) < 0.06) near++
    if (Math.abs(answer - total) < 0.001) equal++
  }
  return {
    name: 'P1 the peer on the same customers',
    ours: `${near} within five cents`,
    peer: `${equal} of ${tried.length} to the cent`,
    ratio: near / tried.length,
    goal: '1',
    holds: near === tried.length,
  }
}

/** R6: equal to an oracle that shares no line of code, to the cent, over 100,000 random quotes, instalments included. */
function oracleFigure(price: PriceQuote, setting: RecipeSetting, chance: () => number): Figure {
  let equal = 0
  for (let round = 0; round < ORACLE_QUOTES; round++) {
    const request = sampleRequest(chance)
    const quote = price(request)
    const slow = slowPrice(sampleRecipe, setting, request)
    if (!quote.ok || !quote.value.monthly) continue
    const { yearly, monthly } = quote.value
    const [year, first, later] = [yearly, monthly.first, monthly.later].map((money) => moneyToExact(money).toString())
    if (year === slow.yearly && first === slow.first && later === slow.later) equal++
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

/** R6: the same over recipes of any steps, ten customers each: every line of the worksheet, or the same reason for none. */
function recipesFigure(): Figure {
  const quotes = RANDOM_RECIPES * 10
  let equal = 0
  for (let at = 0; at < RANDOM_RECIPES; at++) {
    const chance = chanceFrom(1_000_000 + at)
    const { recipe, setting } = randomRecipe(chance)
    const compiled = compileRecipe(recipe, setting)
    if (!compiled.ok) continue
    for (let asked = 0; asked < 10; asked++)
      if (agrees(recipe, setting, randomRequest(chance, recipe.currency), compiled.value.price)) equal++
  }
  return {
    name: 'R6 quotes of random recipes equal to the oracle',
    ours: String(equal),
    peer: String(quotes),
    ratio: equal / quotes,
    goal: '1',
    holds: equal === quotes,
  }
}
