import { chanceFrom } from '@coverwright/rules/kernel'
import { deviceKinds, journeySteps } from '@coverwright/rules/selling/visits'
import type { CompanyCtx } from '../platform/operations'
import { insertVisits, type SeenPage, type SeenVisit } from '../selling/visits'
import { CHANNELS, type SoldProduct } from './sold-products'

const SEED = 77
const HOUR_MS = 3_600_000
/** This time and the time before, as the dashboards show them first. */
const MOST_DAYS = 60
/** Of those who see a page so many see the next one; so many say yes to being counted as one visit. */
const GOES_ON = 0.86
const AGREES = 0.4
const READS_MS = 45_000

/** Who looked at the pages of what is sold: what the funnel and the traffic are made of. */
export async function seedVisits(ctx: CompanyCtx, products: readonly SoldProduct[], days: number) {
  const chance = chanceFrom(SEED)
  const visits: SeenVisit[] = []
  for (let hour = Math.min(days, MOST_DAYS) * 24; hour > 0; hour--)
    for (const sold of products) {
      const comers = Math.floor((sold.custom.often / 4) * chance() * (isNight(hour) ? 0.4 : 1) + chance())
      for (let comer = 0; comer < comers; comer++) visits.push(visitOf(ctx, sold, hour, chance))
    }
  await insertVisits(ctx, visits)
}

const isNight = (hoursAgo: number) => hoursAgo % 24 < 8

function visitOf(ctx: CompanyCtx, sold: SoldProduct, hoursAgo: number, chance: () => number): SeenVisit {
  const { productId, shellId, hash: releaseHash, body } = sold
  const startedAt = new Date(ctx.now().getTime() - (hoursAgo - chance()) * HOUR_MS)
  const pages: SeenPage[] = []
  const steps = [
    ...body.pages.map(({ id }) => id),
    ...journeySteps.filter((step) => !['@plans', '@addOns'].includes(step)),
  ]
  const places = [...body.pages.map(({ id }) => id), ...journeySteps]
  for (const page of steps) {
    const questions = body.pages.find(({ id }) => id === page)?.questions ?? []
    const question = questions[Math.floor(chance() * questions.length)]?.id ?? ''
    const [isError, isSlow] = [chance() < 0.002, chance() < 0.01]
    const ms = Math.round(READS_MS * (0.2 + chance() * chance() * 4))
    const place = places.indexOf(page)
    pages.push({ page, place, question, ms, errors: isError ? 1 : 0, slow: isSlow ? 1 : 0, seenAt: startedAt })
    if (chance() > GOES_ON) break
  }
  const channel = CHANNELS[Math.floor(chance() * CHANNELS.length)] ?? 'direct'
  const device = chance() < 0.65 ? 'phone' : (deviceKinds[1 + Math.floor(chance() * 2)] ?? 'desktop')
  return {
    id: ctx.newId(),
    shellId,
    productId,
    releaseHash,
    channel,
    device,
    startedAt,
    pages,
    hasAgreed: chance() < AGREES,
  }
}
