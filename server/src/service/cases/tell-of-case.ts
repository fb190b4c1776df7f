import { notify, settleNotices } from '../../company/notifications'
import type { CompanyCtx } from '../../platform/operations'
import type { CaseRow } from './store'

const told = (id: string) => ({ kind: 'cases.opened', href: `/complexCase?case=${id}` }) as const

/** That a case waits for a decision: whoever has it is told, or everybody while nobody has. */
export const tellOfCase = (ctx: CompanyCtx, { id, number, why, takenBy }: CaseRow) =>
  notify(ctx, { ...told(id), values: { number, why }, ...(takenBy ? { memberId: takenBy } : {}) })

/** Decided, or back with the buyer: it waits for nobody here. */
export const caseIsSettled = (ctx: CompanyCtx, id: string) => settleNotices(ctx, told(id))
