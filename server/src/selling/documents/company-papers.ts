import type { documentOperations } from '@coverwright/contract/selling/documents'
import type { TakesOf } from '@coverwright/contract/platform'
import { type MailValue, type MailValues } from '@coverwright/rules/design/templates'
import { type Language, languageTags } from '@coverwright/rules/languages'
import { minorDigits } from '@coverwright/rules/money'
import { listProductNames } from '../../design/products'
import { findCopyInUse, renderPaper, renderSystemPaper } from '../../design/templates'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import type { Sheet } from '../../platform/drawing'
import { findPromotionById } from '../promotions'
import { listCommissionLines, type Owed, sumCommission } from './commission-store'
import { paperAddress, type PaperWords } from './company-paper-address'
import { channelWord } from './channel-words'

type Takes<Name extends keyof typeof documentOperations> = TakesOf<(typeof documentOperations)[Name]>

export async function openVoucher(ctx: MemberCtx, { id, language }: Takes<'openVoucher'>) {
  const { title } = await voucherAt(ctx, id)
  return { name: `${title}.pdf`, address: paperAddress(ctx, { of: 'voucher', id, language }) }
}

export const listCommission = async (ctx: MemberCtx) => ({ rows: await sumCommission(ctx) })

export async function openCommission(ctx: MemberCtx, { language, ...owed }: Takes<'openCommission'>) {
  if ((await listCommissionLines(ctx, owed)).length === 0) throw new Refused('documents.nothingOwed')
  const name = `${owed.month} ${channelWord(owed.channel, language)}.pdf`
  return { name, address: paperAddress(ctx, { of: 'commission', ...owed, language }) }
}

/** The sheet of what an address says, as it stands now. */
export async function writeCompanyPaper(ctx: CompanyCtx, words: PaperWords): Promise<Sheet> {
  const { language } = words
  const values =
    words.of === 'voucher' ? await voucherValues(ctx, words.id) : await commissionValues(ctx, words, language)
  const own = await findCopyInUse(ctx, words.of)
  const answers = { names: [] }
  if (own) {
    const { sheet, problems } = await renderPaper(ctx, { body: own, language, answers }, values)
    if (problems.length === 0) return sheet
  }
  return (await renderSystemPaper(ctx, words.of, { language, answers }, values)).sheet
}

async function voucherAt(ctx: CompanyCtx, id: string) {
  const row = await findPromotionById(ctx, id)
  if (!row || row.kind !== 'voucher') throw new Refused('promotions.notFound')
  return row
}

async function voucherValues(ctx: CompanyCtx, id: string): Promise<MailValues> {
  const { title, code, description, productId, terms } = await voucherAt(ctx, id)
  const [product] = productId ? await listProductNames(ctx, [productId]) : []
  return {
    values: {
      ...{ 'voucher.name': title, 'voucher.code': code, 'voucher.description': description },
      'voucher.worth': worthOf(terms),
      'voucher.startDate': terms.startsAt.slice(0, 10),
      'voucher.endDate': terms.expiresAt.slice(0, 10),
      'voucher.product': product?.name,
    },
    lists: {},
    answers: {},
  }
}

const worthOf = ({ mode, value, currency }: { mode: string; value: number; currency: string }): MailValue =>
  mode === 'percent' ? `${value}%` : { minor: Math.round(value * 10 ** (minorDigits(currency) ?? 2)), currency }

const monthWords = (month: string, language: Language) =>
  new Intl.DateTimeFormat(languageTags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )

async function commissionValues(ctx: CompanyCtx, owed: Owed, language: Language): Promise<MailValues> {
  const { month, channel, party, currency } = owed
  const lines = await listCommissionLines(ctx, owed)
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const names = new Map((await listProductNames(ctx, ids)).map(({ id, name }) => [id, name]))
  return {
    values: {
      ...{ 'commission.month': monthWords(month, language), 'commission.channel': channelWord(channel, language) },
      'commission.party': channelWord(party, language),
      'commission.policies': new Set(lines.map(({ number }) => number)).size,
      'commission.total': { minor: lines.reduce((sum, { owedMinor }) => sum + owedMinor, 0), currency },
    },
    lists: {
      commissionLines: lines.map(({ day, number, productId, owedMinor }) => ({
        ...{ 'commissionLine.day': day, 'commissionLine.policy': number ?? undefined },
        'commissionLine.product': names.get(productId ?? ''),
        'commissionLine.amount': { minor: owedMinor, currency },
      })),
    },
    answers: {},
  }
}
