import { bodyOf, findSystemTemplate, isPage, type PageBody } from '@coverwright/rules/design/templates'
import { seedPageTemplate } from '../../design/templates'
import type { CompanyCtx } from '../../platform/operations'
import { listLiveShells } from '../publishing'
import { insertPageCounts, type SeenPage } from './count-store'
import { insertPage, takePageAddress } from './store'

const HOUR_MS = 3_600_000
const DAYS = 21

/** A page for travellers that is online, and one that somebody is still at. */
export async function seedDirectPagesDemo(ctx: CompanyCtx) {
  const shell = (await listLiveShells(ctx)).find(({ title }) => title === 'Travel Light')
  const system = findSystemTemplate('pageProduct')
  const body = system && bodyOf(system)
  if (!shell || !body || !isPage(body)) return
  const online = await seedPage(ctx, {
    name: 'Winter trips',
    slug: 'winter-trips',
    body,
    key: 'pageProduct',
    shell,
    isOnline: true,
  })
  await seedPage(ctx, { name: 'Summer plans', slug: 'summer-plans', body, key: 'pageSeason', shell, isOnline: false })
  await insertPageCounts(ctx, visitsOf(online, ctx.now()))
}

type Seeded = {
  name: string
  slug: string
  body: PageBody
  key: 'pageProduct' | 'pageSeason'
  shell: { id: string; productId: string }
  isOnline: boolean
}

async function seedPage(ctx: CompanyCtx, { name, slug, key, shell, isOnline }: Seeded): Promise<string> {
  const templateId = await seedPageTemplate(ctx, name, key)
  const [id, now] = [ctx.newId(), ctx.now()]
  await takePageAddress(ctx, slug, id, shell.id)
  await insertPage(ctx, {
    ...{ companyId: ctx.company, id, name, slug, templateId, shellId: shell.id, productId: shell.productId },
    ...{ languages: ['en_us', 'zh_tw', 'zh_cn'], state: isOnline ? 'online' : 'draft' },
    ...{ publishedAt: isOnline ? now : null, updatedAt: now },
  })
  return id
}

/** The same each time: a demo that looks different every day explains nothing. */
function visitsOf(pageId: string, now: Date): SeenPage[] {
  const today = Math.floor(now.getTime() / HOUR_MS)
  return Array.from({ length: DAYS }, (_, day) => day).flatMap((day) => {
    const at = { hour: today - day * 24, pageId }
    const seen = 18 + ((day * 7) % 11)
    return [
      { ...at, campaign: '', event: 'seen' as const, count: seen },
      { ...at, campaign: 'winter-mail', event: 'seen' as const, count: 6 + ((day * 5) % 7) },
      { ...at, campaign: '', event: 'went' as const, count: Math.floor(seen / 4) },
    ]
  })
}
