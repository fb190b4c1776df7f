import { noticeKindNames } from '@coverwright/rules/company/notifications'
import { z } from 'zod'

/** A notice as its reader sees it. Its words are the console's: `kind` names them and `values` fills them. */
export const NoticeView = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKindNames),
  tone: z.enum(['info', 'success', 'warning', 'danger']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A path of the console; empty when the notice leads nowhere. */
  href: z.string(),
  state: z.enum(['unread', 'read']),
  madeAt: z.iso.datetime(),
  may: z.array(z.enum(['read', 'delete'])),
})
export type NoticeView = z.infer<typeof NoticeView>
