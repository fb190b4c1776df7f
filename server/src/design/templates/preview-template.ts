import type { templateOperations } from '@coverwright/contract/design/templates'
import type { TakesOf } from '@coverwright/contract/platform'
import {
  answerVariables,
  isPage,
  isPaper,
  type MailValues,
  type Moment,
  sampleValues,
  spokenLanguages,
  type TemplateBody,
} from '@coverwright/rules/design/templates'
import type { Dataset } from '@coverwright/rules/design/datasets'
import type { Language } from '@coverwright/rules/languages'
import { findBrand } from '../../company/companies'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { textOfSheet } from '../../platform/drawing'
import { openBody, seenAmong } from '../products'
import { answersOf } from './answers-of'
import { previewAddress, type PreviewWords } from './preview-address'
import { type PageProduct, pageProductOf, sampleProduct } from './page/page-product'
import { type ReadyPage, renderPage } from './page/render-page'
import { type ReadyPaper, renderPaper } from './paper/render-paper'
import { type ReadyMail, renderMail } from './render-for'
import { findTemplate } from './store'
import { findEdition } from './system/editions'
import { findSystemDraft } from './system/store'
import { refuseOthers } from './system/system-designer'

/** What stands above this room and knows policies: a preview is filled from a real one for whoever may see it. */
export type PolicyValues = {
  list(ctx: CompanyCtx): Promise<{ policyId: string; number: string; productName: string; productId: string }[]>
  /** Null for a policy that is not there. */
  valuesOf(
    ctx: CompanyCtx,
    policyId: string,
  ): Promise<{ values: MailValues; answers: Dataset; productId: string } | null>
}

export type Shown = TakesOf<typeof templateOperations.preview>

export const previewTemplate = (policies: PolicyValues) => async (ctx: MemberCtx, shown: Shown) =>
  present(ctx, await renderDraft(ctx, policies, await refuseUnseenPolicy(ctx, shown)), { ...shown, of: 'draft' })

export async function previewSystem(ctx: MemberCtx, shown: TakesOf<typeof templateOperations.previewSystem>) {
  if (shown.isDraft) await refuseOthers(ctx)
  return present(ctx, await renderSystem(ctx, shown), { ...shown, of: 'system' })
}

export type Rendered = { readonly mail: ReadyMail } | { readonly paper: ReadyPaper } | { readonly page: ReadyPage }

type Marked = Shown & { mark?: string }

export async function renderDraft(ctx: CompanyCtx, policies: PolicyValues, shown: Marked): Promise<Rendered> {
  return render(ctx, await filledBy(ctx, policies, shown), shown)
}

type SystemShown = { key: Moment; language: Language; isDraft: boolean; mark?: string }

export async function renderSystem(ctx: CompanyCtx, shown: SystemShown): Promise<Rendered> {
  const { key, isDraft } = shown
  const { body } = (isDraft ? await findSystemDraft(ctx, key) : null) ?? (await findEdition(ctx, key))
  return render(ctx, { body, answers: { names: [] }, given: sampleValues() }, shown)
}

/** `mark` is what a paper that leaves the house must not be taken for. */
type Reader = { language: Language; mark?: string }

async function render(ctx: CompanyCtx, filled: Filled, { language, mark = '' }: Reader): Promise<Rendered> {
  const { body, answers, given, product = await dressedSample(ctx) } = filled
  if (isPage(body))
    return { page: await renderPage(ctx, { body, language, languages: spokenLanguages(body), product }) }
  return isPaper(body)
    ? { paper: await renderPaper(ctx, { body, language, answers, mark }, given) }
    : { mail: await renderMail(ctx, { body, language, answers }, given) }
}

export const listSubjects = (policies: PolicyValues) => async (ctx: MemberCtx) => {
  if (!ctx.member.permissions.includes('policies.read')) return { rows: [] }
  const newest = await policies.list(ctx)
  const seen = await seenAmong(
    ctx,
    newest.map(({ productId }) => productId),
  )
  const rows = newest.filter(({ productId }) => seen.has(productId))
  return { rows: rows.map(({ policyId, number, productName }) => ({ policyId, number, productName })) }
}

/** Whoever may not see policies sees none in a preview either. */
export async function refuseUnseenPolicy(ctx: MemberCtx, shown: Shown): Promise<Shown> {
  if (shown.policyId !== null && !ctx.member.permissions.includes('policies.read'))
    throw new Refused('policies.notFound')
  return shown
}

type Filled = { body: TemplateBody; answers: Dataset; given: MailValues; product?: PageProduct }

const dressedSample = async (ctx: CompanyCtx): Promise<PageProduct> => ({
  ...sampleProduct,
  brand: await findBrand(ctx),
})

async function filledBy(ctx: CompanyCtx, policies: PolicyValues, { id, policyId }: Shown): Promise<Filled> {
  const row = await findTemplate(ctx, id)
  if (!row) throw new Refused('templates.notFound')
  const { body } = row
  if (isPage(body) && row.productId) {
    // As it is designed now: a page can be looked at before its product is sold.
    const { body: designed } = await openBody(ctx, row.productId)
    const around = { brand: await findBrand(ctx), isSold: true, linkIn: () => '#' }
    return { body, answers: { names: [] }, given: sampleValues(), product: pageProductOf(designed, around) }
  }
  if (policyId === null) {
    const answers = await answersOf(ctx, row.productId)
    return { body, answers, given: sampleValues(answerVariables(answers)) }
  }
  const found = await policies.valuesOf(ctx, policyId)
  if (!found) throw new Refused('policies.notFound')
  return { body, answers: found.answers, given: found.values }
}

function present(ctx: MemberCtx, rendered: Rendered, shown: PreviewWords) {
  const address = previewAddress(ctx, shown)
  if ('mail' in rendered) {
    const { subject, preview, text, problems } = rendered.mail
    return { subject, preview, text, address, problems: [...problems] }
  }
  if ('page' in rendered) {
    const { title, text, problems } = rendered.page
    return { subject: title, preview: '', text, address, problems: [...problems] }
  }
  const { sheet, problems } = rendered.paper
  return { subject: '', preview: '', text: textOfSheet(sheet), address, problems: [...problems] }
}
