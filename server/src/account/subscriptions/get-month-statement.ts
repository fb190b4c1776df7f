import type { subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import type { TakesOf } from '@coverwright/contract/platform'
import { daysOfMonth, monthRefusal, type Period } from '@coverwright/rules/account/subscriptions'
import { parseDay, printDay } from '@coverwright/rules/kernel'
import { findProfile } from '../../company/companies'
import { companyDay, findCompanySettings, letterTimes } from '../../company/settings'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { runDrawing, sheetOf } from '../../platform/drawing'
import { holdAccount, keepPaper, listBillsPaidIn, paperAddress } from '../billing'
import { getStatement } from './get-statement'
import { findMonthFile, insertMonthFile } from './statement-store'
import { statementWords } from './statement-words'
import { writeStatement } from './write-statement'

/** Drawn when it is first asked for, and kept: nothing is entered into a month that is over. */
export async function getMonthStatement(
  ctx: MemberCtx,
  { month }: TakesOf<typeof subscriptionOperations.getMonthStatement>,
) {
  await holdAccount(ctx)
  const known = await findMonthFile(ctx, month)
  const address = await paperAddress(ctx, known ?? (await drawMonth(ctx, month)))
  if (!address) throw new Refused('billing.papersComing')
  return address
}

async function drawMonth(ctx: MemberCtx, month: string): Promise<string> {
  const { firstDay } = await getStatement(ctx, {})
  refuseIf(monthRefusal(month, parseDay(firstDay) ?? 0, await companyDay(ctx)))
  const days = daysOfMonth(month) as Period
  const [profile, { language }] = [await findProfile(ctx), await findCompanySettings(ctx)]
  const statement = await getStatement(ctx, { from: printDay(days.from), to: printDay(days.to) })
  const bills = await listBillsPaidIn(ctx, days)
  const about = { company: profile?.registered.name ?? '', contact: ctx.config.supportEmail }
  const { day: dayText } = await letterTimes(ctx, language)
  const paper = writeStatement({ month, statement, bills, language, dayText, ...about })
  const [drawn] = await runDrawing({ sheets: [sheetOf(paper)] })
  const fileId = await keepPaper(ctx, `${month} ${statementWords[language].title}.pdf`, drawn)
  await insertMonthFile(ctx, month, fileId)
  return fileId
}
