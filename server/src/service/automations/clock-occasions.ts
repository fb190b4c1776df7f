import { momentIn } from '@coverwright/rules/design/forms'
import type { Day } from '@coverwright/rules/kernel'
import { morningOf, type Trigger } from '@coverwright/rules/service/automations'
import { findCompanySettings } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { policiesEnding, policiesOfBirthday, policiesWithDay } from '../../selling/policies'
import { quotesLeft } from '../../selling/quotes'
import type { Occasion } from './make-runs'

const HOUR_MS = 3_600_000
type Found = { policyId: string; isTest: boolean }
type Time = { after: Date; until: Date; limit: number }

/** What the clock brought about for a trigger in a time; nothing for those that follow from events. */
export async function clockOccasions(
  ctx: CompanyCtx,
  productId: string,
  trigger: Trigger,
  time: Time,
): Promise<Occasion[]> {
  const found = trigger.kind === 'quoteLeft' ? await left(ctx, productId, trigger.hours, time) : []
  return [...found, ...(await ofDays(ctx, productId, trigger, time))].filter(
    ({ at }) => at > time.after && at <= time.until,
  )
}

async function left(ctx: CompanyCtx, productId: string, hours: number, time: Time): Promise<Occasion[]> {
  const earlier = (at: Date) => new Date(at.getTime() - hours * HOUR_MS)
  const { after, until, limit } = time
  const rows = await quotesLeft(ctx, productId, { after: earlier(after), until: earlier(until), limit })
  return rows.map(({ quoteId, savedAt, isTest }) => ({
    ...{ trigger: 'quoteLeft', quoteId, policyId: null, isTest },
    onceKey: `quote:${quoteId}`,
    at: new Date(savedAt.getTime() + hours * HOUR_MS),
  }))
}

async function ofDays(ctx: CompanyCtx, productId: string, trigger: Trigger, time: Time): Promise<Occasion[]> {
  const { timeZone } = await findCompanySettings(ctx)
  const [first, last] = [momentIn(time.after, timeZone).day, momentIn(time.until, timeZone).day]
  const { limit } = time
  /** `later` is how many days after the named day it happens. */
  const days = (later: number) => ({ from: first - later, until: last - later, limit })
  const occasion = (key: string, { policyId, isTest }: Found, on: Day): Occasion => ({
    ...{ trigger: trigger.kind, quoteId: null, policyId, isTest, onceKey: `${key}:${on}` },
    at: morningOf(on, timeZone),
  })
  switch (trigger.kind) {
    case 'policyExpires': {
      const rows = await policiesEnding(ctx, productId, days(-trigger.days))
      return rows.map((row) => occasion(`ends:${row.policyId}`, row, row.day - trigger.days))
    }
    case 'birthday': {
      const rows = await policiesOfBirthday(ctx, productId, days(0))
      // By the person: whoever buys another policy has no second birthday.
      return rows.map((row) => occasion(`birthday:${row.holderId}`, row, row.day))
    }
    case 'dateReached': {
      const { dataName, days: later } = trigger
      const rows = await policiesWithDay(ctx, productId, { ...days(later), dataName })
      return rows.map((row) => occasion(`${dataName}:${row.policyId}`, row, row.day + later))
    }
    default:
      return []
  }
}
