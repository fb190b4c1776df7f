import { type DirectPicture, renderDirect } from '@coverwright/player/direct'
import { moneyToExact } from '@coverwright/rules/money'
import { type PageBody, pictureIn, variablesOf } from '@coverwright/rules/design/templates'
import type { Day } from '@coverwright/rules/kernel'
import { type Language, textIn } from '@coverwright/rules/languages'
import { findFile } from '../../../company/media'
import { companyDay } from '../../../company/settings'
import type { CompanyCtx } from '../../../platform/operations'
import { companyValues } from '../mail-look'
import { conditionsOf } from '../render/conditions-of'
import { type Filling, type MailProblem, variablesByName } from '../render/fill'
import { wayOf } from '../way-of-writing'
import { fillPage } from './fill-page'
import { pagePicture, sharePicture, shownWidths } from './page-pictures'
import type { PageProduct } from './page-product'

export type ReadyPage = {
  readonly html: string
  readonly style: string
  readonly text: string
  readonly title: string
  readonly problems: readonly MailProblem[]
}

type Asked = {
  readonly body: PageBody
  readonly language: Language
  readonly languages: readonly Language[]
  readonly product: PageProduct
  /** Where everybody finds it, and what tells that it was looked at; a preview has neither. */
  readonly at?: { readonly slug: string; readonly canonical: string; readonly script: string | null }
}

/** A page in one language, with the company's and the product's own values. Nothing of a visitor is in it. */
export async function renderPage(
  ctx: CompanyCtx,
  { body, language, languages, product, at }: Asked,
): Promise<ReadyPage> {
  const own = await companyValues(ctx)
  const lowest = product.plans.flatMap(({ from }) => from ?? []).sort((a, b) => a.minor - b.minor)[0]
  const name = textIn(product.name, language)
  const values = { ...own, 'product.name': name, 'product.priceFrom': lowest }
  const filling: Filling = {
    values: { values, lists: {}, answers: {} },
    known: variablesByName(variablesOf('page')),
    way: await wayOf(ctx, language),
    today: (await companyDay(ctx, ctx.now())) as Day,
    problems: [],
  }
  const { pictures, problems } = await picturesOf(ctx, body)
  const conditions = conditionsOf(body.blocks, { names: [] })
  const lines = [own['company.address'], own['company.phone'], own['company.email']].flatMap((line) =>
    (line ?? '').split('\n').filter((each) => each.trim() !== ''),
  )
  const around = {
    language,
    filling,
    conditions,
    product,
    pictures,
    lines,
    action: firstAction(body, language),
    showsGaps: at === undefined,
  }
  const filled = fillPage(body, around)
  const rendered = renderDirect({
    ...{ language, languages, parts: filled.parts, title: filled.title, description: filled.description },
    company: { name: own['company.name'] ?? '', address: own['company.website'] ?? '' },
    product: {
      name,
      lowest: lowest ? { amount: moneyToExact(lowest).toString(), currency: lowest.currency } : null,
    },
    ...{ look: product.look, brand: product.brand, isSold: product.isSold },
    ...{ canonical: at?.canonical ?? '', slug: at?.slug ?? null },
    shared: at ? await sharePicture(ctx, body, at.canonical, filled.title) : null,
    script: at?.script ?? null,
  })
  const text = JSON.stringify(filled.parts)
  return { ...rendered, text, title: filled.title, problems: [...filled.problems, ...problems] }
}

/** The label of the first thing to press. */
function firstAction({ blocks }: PageBody, language: Language): string {
  const [first] = blocks.flatMap((block) => (block.kind === 'hero' || block.kind === 'action' ? [block.label] : []))
  return textIn(first ?? {}, language)
}

/** A file that is gone is told; the page goes on without it. */
async function picturesOf(ctx: CompanyCtx, { blocks }: PageBody) {
  const pictures = new Map<string, Omit<DirectPicture, 'alt'>>()
  const problems: MailProblem[] = []
  for (const id of new Set(blocks.map(pictureIn).filter((each) => each !== ''))) {
    const file = await findFile(ctx, id)
    if (!file || (await ctx.files.sizeOf(file.key)) === null)
      problems.push({ code: 'templates.fileGone', name: file?.name ?? id })
    else
      pictures.set(id, {
        widths: shownWidths(file.width).map((width) => ({ address: pagePicture(ctx.company, id, width), width })),
      })
  }
  return { pictures, problems }
}
