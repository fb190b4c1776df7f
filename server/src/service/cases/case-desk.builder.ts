import { underwritingOperations } from '@coverwright/contract/rating/underwriting'
import { caseOperations } from '@coverwright/contract/service/cases'
import { quoteOperations } from '@coverwright/contract/selling/quotes'
import type { Body } from '@coverwright/rules/design/products'
import { leaveTrial } from '../../company/trials'
import { openProduct } from '../../design/products'
import { makeTeam, type TestServer } from '../../platform/testing'
import { publishBody } from '../../release/publishing'
import { travelLight } from '../../release/publishing/travel-light'
import { travelLightGuide, travelLightPrice } from '../../release/publishing/travel-light-price'
import { tripAnswers } from '../../selling/quotes/quote-shop.builder'

const hkd = (minor: number) => ({ minor, currency: 'HKD' })

/** In a month, whatever day the tests run on. */
export const leavingOn = (now: Date) => new Date(now.getTime() + 30 * 86_400_000).toISOString().slice(0, 10)

/** A company that sells Travel Light, whose standard users decide what is small, and buyers who are referred there. */
export async function caseDesk(server: TestServer, now: Date, pricing = travelLightPrice) {
  const sold: Body = { ...travelLight, pricing, underwriting: travelLightGuide }
  const team = await makeTeam(server)
  const { primary } = team
  const company = team.company.id
  const standard = await server.signIn(`standard@${team.at}`)
  const buyer = await server.openBrowser()
  const slug = `trip-${company.slice(-8)}`
  const about = {
    name: 'Travel Light',
    description: '',
    size: 'simple',
    insuranceType: 'travel',
    currency: 'HKD',
  } as const
  const { id: productId } = await server.within(company, (ctx) =>
    openProduct(ctx, { ...about, languages: ['en_us'], timeZone: sold.timeZone, ownerId: null, body: sold }),
  )
  await server.within(company, leaveTrial)
  // The orders that come of cases bring their own gateway and numbers.
  const { bodyHash } = await server.within(company, (ctx) => publishBody(ctx, { productId, slug }))
  const limit = { mostSumInsured: null, mostPremium: hkd(30_000), mostLoadingPercent: '25', mayDecline: false }
  const limits = [{ roleId: team.roleId('Standard'), limit }]
  await server.call(underwritingOperations.saveAuthority, { limits }, { as: primary })

  const answers = { ...tripAnswers(leavingOn(now)), treatment: true }
  const send = async (token: string, more: Record<string, unknown> = {}) =>
    (await server.call(quoteOperations.price, { token, answers: { ...answers, ...more } } as never, { as: buyer }))
      .data!
  const refer = async (more: Record<string, unknown> = {}) => {
    const asked = { slug, bodyHash, language: 'en_us', answers: {}, pageId: 'trip' } as const
    const { token } = (await server.call(quoteOperations.open, asked, { as: buyer })).data!
    await send(token, more)
    await server.runJobs()
    return token
  }
  const list = async () => (await server.call(caseOperations.listCases, {}, { as: primary })).data!
  /** Referred, and the case that came of it. */
  const open = async (more: Record<string, unknown> = {}) => {
    const token = await refer(more)
    return { token, ...(await list()).rows[0]! }
  }
  const quote = async (token: string) => (await server.call(quoteOperations.get, { token }, { as: buyer })).data!
  return { ...team, company, standard, buyer, productId, slug, answers, send, refer, list, open, quote }
}
