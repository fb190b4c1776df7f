import type { VersionView } from '@coverwright/contract/staff/support'
import { jobsState, sendingState, signingState } from '@coverwright/rules/staff/support'
import { newFileKey } from '../../platform/files'
import type { MemberCtx } from '../../platform/operations'
import { carriersOf, countMessages } from '../../platform/outbox'
import { countJobs, measureDatabase } from './store'

type Part = VersionView['parts'][number]

/** How each part of the installation does right now. What a company sees of mail and SMS is its own. */
export async function describeParts(ctx: MemberCtx): Promise<Part[]> {
  const database = await measureDatabase(ctx)
  const jobs = await countJobs(ctx)
  const messages = await countMessages(ctx)
  const { email, sms } = carriersOf(ctx.config)
  const figures = { waiting: messages.queued, failed: messages.failed }
  const bits = ctx.config.signingKeyBits
  return [
    {
      name: 'database',
      state: 'ok',
      runsOn: `PostgreSQL ${database.version}`,
      figures: { milliseconds: database.milliseconds },
    },
    {
      name: 'jobs',
      state: jobsState(jobs.due),
      runsOn: 'PostgreSQL',
      figures: { waiting: jobs.due, failed: jobs.givenUp },
    },
    await describeStorage(ctx),
    { name: 'mail', state: sendingState(messages.failed), runsOn: email.name, figures },
    { name: 'sms', state: 'ok', runsOn: sms.name, figures: {} },
    { name: 'signing', state: signingState(bits), runsOn: `RSA ${bits}`, figures: { bits } },
  ]
}

/** Asks the store for a file that is not there: a store that answers at all works. */
async function describeStorage(ctx: MemberCtx): Promise<Part> {
  const started = performance.now()
  const works = await ctx.files.sizeOf(newFileKey(ctx.company, ctx.now(), ctx.newId())).then(
    () => true,
    () => false,
  )
  const milliseconds = Math.round(performance.now() - started)
  return { name: 'storage', state: works ? 'ok' : 'down', runsOn: ctx.files.kind, figures: { milliseconds } }
}
