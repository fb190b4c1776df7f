import type { dashboardOperations, Share } from '@coverwright/contract/insight/dashboards'
import type { TakesOf } from '@coverwright/contract/platform'
import { defaultLanguage } from '@coverwright/rules/languages'
import { listProductNames } from '../../design/products'
import type { MemberCtx } from '../../platform/operations'
import { planTitlesFor } from '../../selling/quotes'
import { sharePlans, sharePolicies, type SharedPolicies } from './count-store'
import { both, type Both, chooseCurrency, compare, inCurrency, openWindows } from './sales'
import { sharePremium } from './sales-store'
import { listMounted } from './shells-store'

/** More are noise: the last ones of a long list sell next to nothing. */
const MOST_SHARES = 50

export async function getShares(
  ctx: MemberCtx,
  { language, ...narrowed }: TakesOf<typeof dashboardOperations.getShares>,
) {
  const { windows, asked, usual } = await openWindows(ctx, narrowed)
  const all = await both(windows, (window) => sharePremium(ctx, window, asked))
  const { currency } = chooseCurrency(all, usual, narrowed.currency)
  const premium = inCurrency(all, currency)
  const plans = inCurrency(await both(windows, (window) => sharePlans(ctx, window, asked)), currency)
  const policies = await both(windows, (window) => sharePolicies(ctx, window, asked))
  const names = new Map((await listProductNames(ctx, 'all')).map(({ id, name }) => [id, name]))
  // A plan is called what it is called on the product's page today.
  const mounted = await listMounted(ctx)
  const titleOf = await planTitlesFor(ctx, mounted, language ?? defaultLanguage)
  const planName = (productId: string, plan: string) =>
    mounted.filter((one) => one.productId === productId).map((one) => titleOf({ ...one, plan }))

  const named = (productId: string) => names.get(productId) ?? ''
  return {
    currency,
    byProduct: shares(premium, policies, (row) => row.productId, (key) => ({ key, name: named(key) })),
    byChannel: shares(premium, policies, (row) => row.channel, (key) => ({ key, name: key })),
    byPlan: shares(plans, policies, planKey, (whole) => {
      const [productId = '', key = ''] = whole.split(' ')
      return { key, name: planName(productId, key).find(Boolean) ?? key, productId: productId || null }
    }),
  } // oxfmt-ignore
}

/** A plan is one of its product: two products may both call one 'plus'. */
const planKey = ({ productId, plan }: { productId: string; plan: string }) => `${productId} ${plan}`

function shares<Sold extends { premium: number }>(
  premium: Both<Sold>,
  policies: Both<SharedPolicies>,
  keyOf: (row: Sold | SharedPolicies) => string,
  name: (key: string) => { key: string; name: string; productId?: string | null },
): Share[] {
  const keys = [...new Set([...premium.now, ...policies.now].map(keyOf))]
  const of = <Row extends Sold | SharedPolicies>({ now, before }: Both<Row>, key: string): Both<Row> => ({
    now: now.filter((row) => keyOf(row) === key),
    before: before && before.filter((row) => keyOf(row) === key),
  })
  return keys
    .map((key) => ({
      productId: null,
      ...name(key),
      premium: compare(of(premium, key), (row) => row.premium),
      policies: compare(of(policies, key), (row) => row.count),
    }))
    .sort((one, other) => other.premium.now - one.premium.now || one.name.localeCompare(other.name))
    .slice(0, MOST_SHARES)
}
