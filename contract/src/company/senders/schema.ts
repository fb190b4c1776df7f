import { recordFindings, senderRecords, senderStates } from '@coverwright/rules/company/senders'
import { z } from 'zod'
import { may } from '../../platform'

const SenderRecordView = z.object({
  record: z.enum(senderRecords),
  name: z.string(),
  value: z.string(),
  isProven: z.boolean(),
  /** At each resolver, once somebody has looked. */
  seen: z.array(z.object({ resolver: z.string(), finding: z.enum(recordFindings) })),
})
export type SenderRecordView = z.infer<typeof SenderRecordView>

export const SenderView = z.object({
  /** What a reader sees today as the sender. */
  shown: z.object({ name: z.string(), email: z.string() }),
  /** The company's own address; null while mails come from the platform's. */
  own: z
    .object({
      email: z.string(),
      state: z.enum(senderStates),
      records: z.array(SenderRecordView),
      checkedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  may: may('set', 'sendCode', 'confirm', 'check', 'remove'),
})
export type SenderView = z.infer<typeof SenderView>
