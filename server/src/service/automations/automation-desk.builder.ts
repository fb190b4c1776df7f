import { templateOperations } from '@coverwright/contract/design/templates'
import type { SendsOf } from '@coverwright/contract/platform'
import { automationOperations as operations } from '@coverwright/contract/service/automations'
import { emptyMail, type MailBody } from '@coverwright/rules/design/templates'
import { permissions } from '@coverwright/rules/company/members'
import { sql } from 'drizzle-orm'
import { unitsRoom } from '../../account/units'
import { media } from '../../company/media'
import { notifications } from '../../company/notifications'
import { settings } from '../../company/settings'
import { templatesRoom } from '../../design/templates'
import { type Caller, readMailbox, type TestServer } from '../../platform/testing'
import { policyValues } from '../../selling/documents'
import { clock, openTill, startSales, type Till } from '../../selling/orders/sale.builder'
import { people } from '../../selling/quotes/quote-shop.builder'
import { automationsRoom } from '.'

export { clock }
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

export const startDesk = (more: object = {}) =>
  startSales({
    ...more,
    rooms: [templatesRoom(policyValues), media, notifications, settings, unitsRoom, automationsRoom],
  })

export const says = (text: string): MailBody => ({
  ...emptyMail,
  subject: { en_us: 'From us' },
  blocks: [{ id: 'a', when: '', kind: 'text', text: { en_us: text } }],
})

export type Draft = Partial<SendsOf<typeof operations.create>>
export type Desk = Awaited<ReturnType<typeof openDesk>>

let made = 0

/** A company that sells Travel Light and has automations, with what happens there. */
export async function openDesk(server: TestServer) {
  clock.now = new Date('2026-03-01T03:00:00Z')
  const till: Till = await openTill(server)
  const { productId, company, rows } = till
  let as: Caller = till.as

  const template = async (body: MailBody = says('Hello {{holder.name}}')) => {
    const name = `Mail ${(made += 1)}`
    const { data: row } = await server.call(templateOperations.create, { name, tag: 'other', from: null }, { as })
    const { id, revision: baseRevision } = row!
    const draft = { id, baseRevision, name, tag: 'other' as const, productId: null, body }
    const saved = await server.call(templateOperations.update, draft, { as })
    const used = await server.call(templateOperations.use, { id, baseRevision: saved.data!.revision }, { as })
    return used.data!.id
  }
  const draftOf = async (more: Draft = {}) => ({
    ...{ name: `Automation ${(made += 1)}`, productId, trigger: 'policyIssued' as const, condition: '', delayHours: 0 },
    actions: more.actions ?? [{ id: 'mail', kind: 'email' as const, templateId: await template() }],
    ...more,
  })
  const create = async (more: Draft = {}) => server.call(operations.create, await draftOf(more), { as })
  /** Made and switched on. */
  const follow = async (more: Draft = {}) => {
    const { data, message, field } = await create(more)
    if (!data) throw new Error(`${message} at ${field}`)
    await server.call(operations.switchOn, { id: data.id }, { as })
    // What happens in the same moment was not after it.
    clock.tick()
    return data
  }
  const switchOff = (id: string) => server.call(operations.switchOff, { id }, { as })
  /** Time goes by, and everything that the clock starts is done. */
  const pass = async (ms: number) => {
    clock.later(ms)
    await settle()
    await comeBack()
  }
  /** Sessions end with the days; a member signs in again. */
  const comeBack = async () => void (as = people.open(await server.openBrowser(), company, permissions))
  const settle = async () => {
    await server.runJobs()
    await server.runChore('automations.clock')
    await server.runChore('automations.due')
    await server.runJobs()
  }
  const buy = async (more: Record<string, unknown> = {}) => {
    const email = `buyer-${(made += 1)}@mail.example`
    const { outcome } = await till.buy({ email, ...more })
    const number = outcome.policy!.number
    const [row] = await rows<{ id: string }>(sql`select id from policies where number = ${number}`)
    await settle()
    return { email, number, policyId: row!.id }
  }
  const priced = async (more: Record<string, unknown> = {}) => {
    const email = `buyer-${(made += 1)}@mail.example`
    const { token, total } = await till.quote({ email, ...more })
    await settle()
    return { email, token, total }
  }
  const mails = (to: string) => readMailbox(server, to)
  const history = async (automationId: string) =>
    (await server.call(operations.listRuns, { automationId }, { as })).data!.rows
  /** 'sent', or why it was not. */
  const outcomes = async (automationId: string) =>
    (await history(automationId)).map(({ state, reason }) => reason ?? state)
  return {
    get as() {
      return as
    },
    ...{ server, till, company, productId, rows, template, draftOf, create, follow, switchOff, pass, settle, comeBack },
    ...{ buy, priced, mails, history, outcomes },
  }
}
