import type { SetUpLine } from '@coverwright/contract/design/products'
import type { NeedView } from '@coverwright/contract/release/publishing'
import type { Pass } from '@coverwright/rules/account/subscriptions'
import { type Body, bodyProblems } from '@coverwright/rules/design/products'
import { holderGaps } from '@coverwright/rules/selling/quotes'
import { emptyGuide } from '@coverwright/rules/rating/underwriting'
import { findSubscription, isInTrial, overPasses } from '../../company/trials'
import {
  findOwned,
  listStaleTexts,
  type OpenBody,
  openBody,
  type ProductRoom,
  type PublishNeed,
} from '../../design/products'
import type { CompanyCtx } from '../../platform/operations'
import { countTests, failedTests } from '../../rating/product-tests'
import { countOnline, guideFault, priceProblems } from '../publishing'

/** Business logic: without these nothing is published anywhere, and a product stays among the projects. */
const EVERYWHERE = ['prelive', 'live'] as const

/** Everything that a publish needs of one product, in the order in which people see to it. */
export async function lookAtNeeds(ctx: CompanyCtx, productId: string, rooms: readonly ProductRoom[]) {
  const opened = await openBody(ctx, productId)
  const declared = rooms.flatMap(({ needs = [] }) => needs)
  const views: NeedView[] = []
  for (const need of [...logicNeeds, ...numberNeeds(rooms), ...declared, planNeed]) {
    const { isMet, isNote = false, lines, fixAt: elsewhere } = await need.look(ctx, opened)
    const fixAt = isMet && !isNote ? null : `${elsewhere ?? need.fixAt}?product=${productId}`
    const isAsked = !need.ofSales || takesMoney(opened.body)
    views.push({ need: need.need, isMet, isNote, blocks: isMet || !isAsked ? [] : [...need.blocks], lines, fixAt })
  }
  return { needs: views, opened }
}

/** What has a price is paid for at its end. */
export const takesMoney = ({ pricing }: Body): boolean => pricing !== undefined

const met = { isMet: true, lines: [] as SetUpLine[] }
const unmet = (code: string, values?: SetUpLine['values']) => ({
  isMet: false,
  lines: [values ? { code, values } : { code }],
})

/** Nothing stands in the way, because nothing was there to look at. */
const noted = (code: string) => ({ isMet: true, isNote: true, lines: [{ code }] })

const logicNeeds: readonly PublishNeed[] = [
  {
    need: 'journey',
    blocks: EVERYWHERE,
    fixAt: '/setting-page',
    look: async (_ctx, { body, misfits }) => {
      const faults = bodyProblems(body).filter(({ code }) => code !== 'body.textMissing').length + misfits.length
      return faults > 0 ? unmet('problems', { count: faults }) : met
    },
  },
  {
    need: 'holder',
    blocks: EVERYWHERE,
    ofSales: true,
    fixAt: '/editor',
    look: async (_ctx, { body }) => {
      const gaps = holderGaps(body)
      return gaps.length > 0 ? { isMet: false, lines: gaps.map((code) => ({ code })) } : met
    },
  },
  {
    need: 'translations',
    blocks: EVERYWHERE,
    fixAt: '/setting-page/languages',
    look: async (_ctx, { body }) => {
      const missing = bodyProblems(body).filter(({ code }) => code === 'body.textMissing').length
      return missing > 0 ? unmet('missing', { count: missing }) : met
    },
  },
  {
    need: 'staleTexts',
    // Something is said in every language, perhaps no longer the same: to be known, and for people to judge.
    blocks: [],
    fixAt: '/setting-page/languages',
    look: async (ctx, { bodyId, isDraft }) => {
      const stale = isDraft ? await listStaleTexts(ctx, bodyId) : []
      return stale.length > 0 ? unmet('changed', { count: stale.length }) : met
    },
  },
  {
    need: 'recipe',
    // A page that only asks may be published; it is no product for sale yet.
    blocks: [],
    fixAt: '/setting-page/recipe',
    look: async (_ctx, { body }) => (body.pricing === undefined ? unmet('none') : met),
  },
  {
    need: 'price',
    blocks: EVERYWHERE,
    fixAt: '/setting-page/recipe',
    look: async (ctx, { productId, body, isDraft }) => {
      if (body.pricing === undefined) return noted('none')
      // What is frozen was priced when it was frozen.
      const count = isDraft ? await priceProblems(ctx, productId, body) : 0
      return count > 0 ? unmet('problems', { count }) : met
    },
  },
  {
    need: 'underwriting',
    blocks: EVERYWHERE,
    fixAt: '/setting-page/underwriting',
    look: async (ctx, { productId, body, isDraft }) => {
      const fault = isDraft ? await guideFault(ctx, productId, body) : null
      if (fault) return unmet('problems', fault)
      return decidesAnything(body) ? met : noted('none')
    },
  },
  {
    need: 'tests',
    blocks: EVERYWHERE,
    fixAt: '/setting-page/tests',
    look: async (ctx, { productId, body, isDraft }) => {
      const count = await countTests(ctx, productId)
      if (count === 0) return noted('none')
      const failing = isDraft && body.pricing !== undefined ? await failedTests(ctx, productId, body) : 0
      return failing > 0 ? unmet('failing', { count: failing, all: count }) : { isMet: true, lines: passing(count) }
    },
  },
]

/** What is switched off is kept and not asked. */
function decidesAnything({ underwriting = emptyGuide }: Body): boolean {
  const { rules, tables, answers = [] } = underwriting
  return [...rules, ...tables, ...answers].some(({ isOff }) => !isOff)
}

const passing = (count: number): SetUpLine[] => [{ code: 'passing', values: { count } }]

/** How the room of policy numbers says how far it is; without numbers a payment would end as an abnormal order. */
export const numberNeeds = (rooms: readonly ProductRoom[]): PublishNeed[] =>
  rooms
    .flatMap(({ setUp = [] }) => setUp)
    .filter(({ part }) => part === 'policyNumbers')
    .map(({ look }) => ({
      need: 'policyNumbers',
      blocks: ['live'],
      ofSales: true,
      fixAt: '/setting/policy-numbers',
      look: async (ctx: CompanyCtx, opened: OpenBody) => {
        const { isDone, lines } = await look(ctx, opened, async () => null)
        return { isMet: isDone, lines }
      },
    }))

/** Spec 6 and 9: going live waits for the upgrade, for a plan that is paid, and for a pass of the product's size. */
const planNeed: PublishNeed = {
  need: 'plan',
  blocks: ['live'],
  fixAt: '/upgrade',
  look: async (ctx, { productId }) => {
    if (await isInTrial(ctx)) return unmet('trial')
    if ((await findSubscription(ctx))?.limitedAt) return { ...unmet('limited'), fixAt: '/setting/subscriptions' }
    const product = await findOwned(ctx, productId)
    const refusal = product && (await overPasses(ctx, product.size, await countBeside(ctx, productId, product.size)))
    return refusal ? unmet('passes', refusal.values) : met
  },
}

/** One that is online has its pass already. */
async function countBeside(ctx: CompanyCtx, productId: string, size: Pass): Promise<number> {
  const [all, others] = [await countOnline(ctx), await countOnline(ctx, productId)]
  const of = (counted: typeof all) => counted.find((each) => each.size === size)?.online ?? 0
  return of(all) > of(others) ? 0 : of(others)
}
