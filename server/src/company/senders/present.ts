import { senderOperations as operations, type SenderView } from '@coverwright/contract/company/senders'
import {
  domainOf,
  findingOf,
  isProven,
  recordFor,
  senderRecords,
  senderState,
} from '@coverwright/rules/company/senders'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { companySender, isInUse } from './company-sender'
import { findSender, type SenderRow } from './store'

export async function presentSender(ctx: MemberCtx): Promise<SenderView> {
  const row = await findSender(ctx)
  const { set, sendCode, confirm, check, remove } = operations
  const isOpen = row !== null && row.confirmedAt === null
  return {
    shown: await shownSender(ctx),
    own: row && presentOwn(ctx, row),
    may: mayDo(ctx.member, {
      set,
      ...{ sendCode: isOpen && sendCode, confirm: isOpen && confirm },
      ...{ check: row !== null && row.confirmedAt !== null && check, remove: row !== null && remove },
    }),
  }
}

async function shownSender(ctx: MemberCtx) {
  const { from = ctx.config.mailFrom } = await companySender(ctx)
  const [, name = '', email = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? []
  return { name, email }
}

function presentOwn({ config }: MemberCtx, row: SenderRow) {
  return {
    email: row.email,
    state: senderState(row.confirmedAt !== null, isInUse(row)),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    records: (row.confirmedAt === null ? [] : senderRecords).map((record) => {
      const seen = (row.seen?.[record] ?? []).map((looked) => ({
        resolver: looked.resolver,
        finding: findingOf(record, looked, row, config.mailSpf),
      }))
      const { name, value } = recordFor(record, domainOf(row.email), row, config.mailSpf)
      return { record, name, value, seen, isProven: isProven(seen.map(({ finding }) => finding)) }
    }),
  }
}
