import { directPageOperations as operations, type DirectPageView } from '@coverwright/contract/release/direct-pages'
import { pageRefusal } from '@coverwright/rules/release/direct-pages'
import { listProductNames } from '../../design/products'
import { listUsable } from '../../design/templates'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { isSelling, shellOf } from '../publishing'
import { type PageFigures, readFigures } from './count-store'
import { addressOf } from './address-store'
import type { DirectPageRow } from './store'

export async function presentPages(ctx: MemberCtx, rows: readonly DirectPageRow[]): Promise<DirectPageView[]> {
  const figures = await readFigures(
    ctx,
    rows.map(({ id }) => id),
  )
  const products = [...new Set(rows.map(({ productId }) => productId))]
  const names = new Map((await listProductNames(ctx, products)).map(({ id, name }) => [id, name]))
  const templates = new Map((await listUsable(ctx, 'page')).map(({ id, name }) => [id, name]))
  const views: DirectPageView[] = []
  for (const row of rows) {
    const { id, name, slug, templateId, shellId, languages, state, productId } = row
    const shell = await shellOf(ctx, shellId)
    views.push({
      ...{ id, name, slug, templateId, shellId, languages, state, productId, path: `/d/${slug}` },
      templateName: templates.get(templateId) ?? '',
      productName: names.get(productId) ?? '',
      isSold: shell !== null && (await isSelling(ctx, shell)),
      address: await addressOf(ctx, row),
      ...sumOf(figures.filter(({ pageId }) => pageId === id)),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
      may: mayDo(ctx.member, {
        update: operations.update,
        publish: pageRefusal(state, 'publish') === null && operations.publish,
        unpublish: pageRefusal(state, 'unpublish') === null && operations.unpublish,
        delete: pageRefusal(state, 'delete') === null && operations.delete,
      }),
    })
  }
  return views
}

export async function presentPage(ctx: MemberCtx, row: DirectPageRow): Promise<DirectPageView> {
  const [view] = await presentPages(ctx, [row])
  return view as DirectPageView
}

function sumOf(figures: readonly PageFigures[]) {
  const total = (of: (each: PageFigures) => number, among = figures) => among.reduce((sum, each) => sum + of(each), 0)
  const currencies = [...new Set(figures.map(({ currency }) => currency))].filter((currency) => currency !== '')
  const campaigns = [...new Set(figures.map(({ campaign }) => campaign))].filter((campaign) => campaign !== '').sort()
  return {
    visits: total(({ visits }) => visits),
    went: total(({ went }) => went),
    policies: total(({ policies }) => policies),
    premium: currencies.map((currency) => ({
      currency,
      minor: total((each) => (each.currency === currency ? each.minor : 0)),
    })),
    campaigns: campaigns.map((campaign) => {
      const own = figures.filter((each) => each.campaign === campaign)
      return { campaign, visits: total(({ visits }) => visits, own), policies: total(({ policies }) => policies, own) }
    }),
  }
}
