import type { billingOperations } from '@coverwright/contract/account/billing'
import type { TakesOf } from '@coverwright/contract/platform'
import { printMoney } from '@coverwright/rules/money'
import { z } from 'zod'
import { businessReader, findProfile } from '../../company/companies'
import { findFile } from '../../company/media'
import { sendLetter } from '../../company/people'
import { findCompanySettings, letterTimes } from '../../company/settings'
import { Refused } from '../../kernel'
import { type CompanyCtx, job, type MemberCtx } from '../../platform/operations'
import { runDrawing, sheetOf } from '../../platform/drawing'
import { invoiceWords } from './invoice-words'
import { keepPaper, paperAddress } from './keep-paper'
import { type BillRow, findBill, updateBill } from './store'
import { type InvoicePaper, writeInvoice } from './write-invoice'

const papers: readonly InvoicePaper[] = ['invoice', 'receipt']

export async function getInvoice(ctx: MemberCtx, { orderId, paper }: TakesOf<typeof billingOperations.getInvoice>) {
  const found = await findBill(ctx, orderId)
  if (!found) throw new Refused('billing.notFound')
  if (found.bill.invoiceNumber === null) throw new Refused('billing.notPaid')
  const known = fileOf(found.bill, paper)
  if (known === null) throw new Refused('billing.papersComing')
  const address = await paperAddress(ctx, known)
  if (!address) throw new Refused('billing.papersComing')
  return address
}

const fileOf = (bill: BillRow, paper: InvoicePaper) => (paper === 'invoice' ? bill.invoiceFile : bill.receiptFile)

/** Drawn once, when it is paid, and kept as they are; then mailed to whoever reads the company's business mail. */
export const papersJob = job({
  task: 'billing.papers',
  payload: z.object({ orderId: z.uuid(), isMailed: z.boolean().default(true) }),
  run: async (ctx, { orderId, isMailed }) => {
    const found = await findBill(ctx, orderId)
    if (!found || found.bill.invoiceNumber === null || found.bill.receiptFile !== null) return
    await updateBill(ctx, orderId, await drawBoth(ctx, found.bill))
    const drawn = (await findBill(ctx, orderId))?.bill
    if (drawn && isMailed) await mailPapers(ctx, drawn)
  },
})

async function drawBoth(ctx: CompanyCtx, bill: BillRow) {
  const [profile, { language }] = [await findProfile(ctx), await findCompanySettings(ctx)]
  const lines = (profile?.mainBusinessAddress ?? '').split('\n').filter((line) => line.trim() !== '')
  const to = { name: profile?.registered.name ?? '', licence: profile?.licenceNumber ?? '', lines }
  const contact = ctx.config.supportEmail
  const { day: dayText } = await letterTimes(ctx, language)
  const written = papers.map((paper) => writeInvoice({ paper, bill, to, language, contact, dayText }))
  const [invoice, receipt] = await runDrawing({ sheets: written.map(sheetOf) })
  return {
    invoiceFile: await keepPaper(ctx, `${bill.invoiceNumber} ${invoiceWords[language].invoice}.pdf`, invoice),
    receiptFile: await keepPaper(ctx, `${bill.invoiceNumber} ${invoiceWords[language].receipt}.pdf`, receipt),
  }
}

async function mailPapers(ctx: CompanyCtx, bill: BillRow) {
  const profile = await findProfile(ctx)
  if (!profile?.businessEmail) return
  const attachments = []
  for (const paper of papers) {
    const file = await findFile(ctx, fileOf(bill, paper) ?? '')
    if (file) attachments.push({ name: file.name, type: file.type, size: file.size, key: file.key })
  }
  const { totalMinor: minor, currency } = bill.price
  const values = { number: bill.invoiceNumber ?? '', total: printMoney({ minor, currency }) }
  await sendLetter(ctx, await businessReader(ctx, profile), 'billPaid', values, '/setting/orders', { attachments })
}
