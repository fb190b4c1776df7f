import { noticesTopic } from '@coverwright/contract/company/notifications'
import { isConsolePath, type NoticeKind, type NoticeValues } from '@coverwright/rules/company/notifications'
import type { CompanyCtx } from '../../platform/operations'
import { addNotice } from './store'

type NewNotice<Kind extends NoticeKind> = {
  kind: Kind
  values: NoticeValues<Kind>
  /** A path of the console that the notice leads to. */
  href?: string
  /** Left out, it is for everybody in the company. */
  memberId?: string
}

/** Leaves a notice, in the transaction of what it is about; open consoles show it once that commits. */
export async function notify<Kind extends NoticeKind>(
  ctx: CompanyCtx,
  { kind, values, href = '', memberId }: NewNotice<Kind>,
) {
  if (href !== '' && !isConsolePath(href)) throw new Error(`A notice cannot lead to ${href}`)
  const id = ctx.newId()
  await addNotice(ctx, { id, memberId: memberId ?? null, kind, values, href, madeAt: ctx.now() })
  await ctx.notify(noticesTopic, { ...(memberId ? { memberId } : {}), detail: { id, kind } })
}
