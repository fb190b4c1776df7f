import { buffer } from 'node:stream/consumers'
import {
  answerVariables,
  type MailValues,
  type PaperBody,
  pictureIn,
  variables,
} from '@coverwright/rules/design/templates'
import type { Dataset } from '@coverwright/rules/design/datasets'
import type { Day } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import { findBrandFile } from '../../../company/companies'
import { findFile } from '../../../company/media'
import { companyDay } from '../../../company/settings'
import type { Sheet, SheetPart, SheetPicture } from '../../../platform/drawing'
import type { CompanyCtx } from '../../../platform/operations'
import { companyValues } from '../mail-look'
import { conditionsOf } from '../render/conditions-of'
import { type Filling, type MailProblem, variablesByName } from '../render/fill'
import { wayOf } from '../way-of-writing'
import { fillForm, fillPaper } from './fill-paper'

export type ReadyPaper = { readonly sheet: Sheet; readonly problems: readonly MailProblem[] }

type Asked = {
  readonly body: PaperBody
  readonly language: Language
  readonly answers: Dataset
  /** What it must not be taken for, in words. */
  readonly mark?: string
}

/** A paper for one reader, with the company's own values added. What is missing is told; nothing is drawn by this. */
export async function renderPaper(ctx: CompanyCtx, asked: Asked, given: MailValues): Promise<ReadyPaper> {
  const { body, language, answers, mark = '' } = asked
  const own = await companyValues(ctx)
  const { pictures, problems } = await picturesOf(ctx, body)
  const filling: Filling = {
    values: { ...given, values: { ...given.values, ...own } },
    known: variablesByName([...variables, ...answerVariables(answers)]),
    way: await wayOf(ctx, language, 'code'),
    today: (await companyDay(ctx, ctx.now())) as Day,
    problems,
  }
  const letterhead = await letterheadOf(ctx, own)
  const conditions = conditionsOf(body.blocks, answers)
  const around = { language, filling, conditions, letterhead, pictures, mark }
  const { base } = body.page
  if (!base) return { sheet: fillPaper(body, around), problems }
  const pdf = await baseOf(ctx, base.fileId, problems)
  return { sheet: fillForm(body, { ...around, pdf }), problems }
}

/** A PDF that is gone leaves a paper without its pages: it is not made. */
async function baseOf(ctx: CompanyCtx, fileId: string, problems: MailProblem[]): Promise<string> {
  if (fileId === '') return ''
  const file = await findFile(ctx, fileId)
  const found = file && (await bytesOf(ctx, file.key))
  if (!found) problems.push({ code: 'templates.fileGone', name: file?.name ?? fileId })
  return found?.bytes ?? ''
}

async function letterheadOf(ctx: CompanyCtx, own: Readonly<Record<string, string>>): Promise<SheetPart> {
  const address = (own['company.address'] ?? '').split('\n')
  const lines = [...address, own['company.phone'], own['company.email'], own['company.website']]
  const file = await findBrandFile(ctx, 'logo')
  return {
    ...{ kind: 'letterhead', name: own['company.name'] ?? '' },
    // Without it where it cannot be read: a policy is worth more than its picture.
    logo: file && (await bytesOf(ctx, file.key)),
    lines: lines.map((line) => (line ?? '').trim()).filter((line) => line !== ''),
  }
}

/** A file that is gone, by its row or by its bytes, is a problem of the paper that promises it. */
async function picturesOf(ctx: CompanyCtx, { blocks }: PaperBody) {
  const pictures = new Map<string, SheetPicture>()
  const problems: MailProblem[] = []
  for (const block of blocks) {
    const fileId = pictureIn(block)
    if (fileId === '' || pictures.has(fileId)) continue
    const file = await findFile(ctx, fileId)
    const bytes = file && (await bytesOf(ctx, file.key))
    if (bytes) pictures.set(fileId, bytes)
    else problems.push({ code: 'templates.fileGone', name: file?.name ?? fileId })
  }
  return { pictures, problems }
}

async function bytesOf(ctx: CompanyCtx, key: string): Promise<SheetPicture | null> {
  if ((await ctx.files.sizeOf(key)) === null) return null
  return { bytes: (await buffer(await ctx.files.open(key))).toString('base64') }
}
