import { templateOperations } from '@coverwright/contract/design/templates'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { policyOperations } from '@coverwright/contract/selling/policies'
import { automationOperations as operations } from '@coverwright/contract/service/automations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUnits } from '../../account/units'
import { readMailbox, type TestServer } from '../../platform/testing'
import { clock, DAY_MS, type Desk, HOUR_MS, openDesk, says, startDesk } from './automation-desk.builder'
import { makeRuns } from './make-runs'
import { findAutomation } from './store'

let server: TestServer
let desk: Desk
beforeAll(async () => void (server = await startDesk()))
afterAll(() => server.close())
beforeEach(async () => void (desk = await openDesk(server)))

async function ownerOf({ db }: TestServer) {
  const owner = new pg.Client(db.owner)
  await owner.connect()
  return owner
}

/** As if the worker that had them had been killed, and its jobs with it. */
async function forgetJobs({ db }: TestServer) {
  await db.jobs.query(`delete from graphile_worker._private_jobs where key like 'automation:%'`)
}

async function cancel(policyId: string) {
  const half = { policyId, countsFrom: '2026-04-15', method: 'proRata' } as const
  const { givenBack } = (await server.call(policyOperations.previewCancel, half, { as: desk.as })).data!
  const sent = { ...half, givenBackMinor: givenBack.minor, reason: '' }
  expect((await server.call(policyOperations.cancelPolicy, sent, { as: desk.as })).status).toBe(200)
}

describe('after a policy is issued', () => {
  test('a mail goes out an hour later, once, and can be looked at as it arrived, without what its link opens', async () => {
    const body = says('Hello {{holder.name}}, see {{policy.link}}')
    const action = { id: 'mail', kind: 'email' as const, templateId: await desk.template(body) }
    const asked = { name: 'After buying', delayHours: 1, condition: 'policy.premium > 1', actions: [action] }
    const { id } = await desk.follow(asked)
    const { email, number } = await desk.buy()
    expect(await desk.outcomes(id)).toEqual(['waiting'])
    await desk.pass(59 * 60_000)
    expect(await desk.mails(email)).toEqual([])
    await desk.pass(60_000)
    const [arrived] = await desk.mails(email)
    expect(arrived!.text).toContain('Hello An Lee')
    const link = /http\S+\/my\/\S+/.exec(arrived!.text)![0]
    const [run] = await desk.history(id)
    expect(run).toMatchObject({ state: 'sent', reason: null, to: 'b•••@•••.example', isKept: true, subject: 'From us' })
    expect(run).toMatchObject({ automationName: 'After buying', policyNumber: number, productName: 'Travel Light' })
    const found = async (search: string) =>
      (await server.call(operations.listRuns, { search }, { as: desk.as })).data!.rows.map(({ id }) => id)
    expect(await found(number)).toEqual([run!.id])
    expect(await found('after buy')).toEqual([run!.id])
    expect(await found('of another')).toEqual([])
    const { data: kept } = await server.call(operations.getMessage, { runId: run!.id }, { as: desk.as })
    expect(kept).toMatchObject({ to: email, kind: 'email', arrived: 'sent' })
    expect(kept!.text).toContain('Hello An Lee')
    const shown = await (await server.raw(kept!.address)).text()
    expect(shown).toContain('Hello An Lee')
    for (const words of [kept!.text, shown]) expect(words).not.toContain(link.split('/my/')[1])
    await desk.pass(DAY_MS)
    expect(await desk.mails(email)).toHaveLength(1)
  })

  test('a wait of 48 hours ends after 48 hours', async () => {
    await desk.follow({ delayHours: 48 })
    const { email } = await desk.buy()
    await desk.pass(48 * HOUR_MS - 60_000)
    expect(await desk.mails(email)).toEqual([])
    await desk.pass(60_000)
    expect(await desk.mails(email)).toHaveLength(1)
  })

  test('for one event nothing is done twice, however many ask for it at once', async () => {
    const { id } = await desk.follow()
    const { email, policyId } = await desk.buy()
    const occasion = {
      ...{ onceKey: 'event:again', trigger: 'policyIssued' as const, quoteId: null, policyId, isTest: false },
      at: clock.now,
    }
    const again = () =>
      server.within(desk.company, async (ctx) => makeRuns(ctx, (await findAutomation(ctx, id))!, [occasion, occasion]))
    await Promise.all([again(), again(), again()])
    await desk.settle()
    await again()
    await desk.settle()
    expect(await desk.mails(email)).toHaveLength(2)
    await expect(
      desk.rows(sql`insert into automation_runs select * from (
        select company_id, gen_random_uuid(), automation_id, product_id, action_id, action_kind, trigger, once_key,
          quote_id, policy_id, is_test, happened_at, due_at, state, reason, detail, begun_at, done_at, message_id
        from automation_runs where once_key = 'event:again') twice`),
    ).rejects.toThrow()
  })

  test('where its condition does not hold nothing is sent, nor for what was bought as a test', async () => {
    const { id } = await desk.follow({ condition: 'policy.premium > 100000' })
    const { email, policyId } = await desk.buy()
    expect(await desk.outcomes(id)).toEqual(['condition'])
    const tried = { onceKey: 'event:test', trigger: 'policyIssued' as const, quoteId: null, policyId, isTest: true }
    await server.within(desk.company, async (ctx) =>
      makeRuns(ctx, (await findAutomation(ctx, id))!, [{ ...tried, at: new Date(clock.now.getTime() + 1) }]),
    )
    await desk.pass(1_000)
    expect(await desk.outcomes(id)).toEqual(['test', 'condition'])
    expect(await desk.mails(email)).toEqual([])
  })

  test('a condition may ask for the answers of the buyer', async () => {
    const { id } = await desk.follow({ condition: "region == 'asia' && oldestAge > 30" })
    const { email } = await desk.buy()
    expect(await desk.outcomes(id)).toEqual(['sent'])
    expect(await desk.mails(email)).toHaveLength(1)
  })

  test('what was switched off meanwhile is not sent, nor when it is on again', async () => {
    const { id } = await desk.follow({ delayHours: 2 })
    const { email } = await desk.buy()
    await desk.switchOff(id)
    await server.call(operations.switchOn, { id }, { as: desk.as })
    await desk.pass(3 * HOUR_MS)
    expect(await desk.outcomes(id)).toEqual(['switchedOff'])
    expect(await desk.mails(email)).toEqual([])
  })

  test('what was cancelled meanwhile is not welcomed any more, and its end is told', async () => {
    const welcome = await desk.follow({ delayHours: 2 })
    const farewell = await desk.follow({ trigger: 'policyCancelled' })
    const { email, policyId } = await desk.buy()
    await cancel(policyId)
    await desk.pass(3 * HOUR_MS)
    expect(await desk.outcomes(welcome.id)).toEqual(['cancelled'])
    expect(await desk.outcomes(farewell.id)).toEqual(['sent'])
    expect(await desk.mails(email)).toHaveLength(1)
  })

  test('an automation that is changed meanwhile does what it says then; an action that is gone is not done', async () => {
    const made = await desk.follow({ delayHours: 1 })
    const { email } = await desk.buy()
    const { data: now } = await server.call(operations.get, { id: made.id }, { as: desk.as })
    const other = { id: 'other', kind: 'email' as const, templateId: await desk.template() }
    const { name, trigger, condition, delayHours, revision: baseRevision } = now!
    const change = { id: made.id, baseRevision, name, trigger, condition, delayHours, actions: [other] }
    expect((await server.call(operations.update, change, { as: desk.as })).status).toBe(200)
    await desk.pass(HOUR_MS)
    expect(await desk.outcomes(made.id)).toEqual(['actionGone'])
    expect(await desk.mails(email)).toEqual([])
  })

  test('a value that is not there is named, and nothing with a hole in it is sent', async () => {
    const templateId = await desk.template(says('You get {{policy.refund}}'))
    const { id } = await desk.follow({ actions: [{ id: 'mail', kind: 'email', templateId }] })
    const { email } = await desk.buy()
    expect((await desk.history(id))[0]).toMatchObject({ reason: 'missingValue', detail: 'policy.refund' })
    expect(await desk.mails(email)).toEqual([])
  })

  test('a template that it sends cannot be deleted, and the refusal names it; gone nevertheless, it is told', async () => {
    const templateId = await desk.template()
    const { id, name } = await desk.follow({ delayHours: 1, actions: [{ id: 'mail', kind: 'email', templateId }] })
    await desk.buy()
    const refused = await server.call(templateOperations.delete, { id: templateId }, { as: desk.as })
    expect(refused).toMatchObject({ message: 'templates.inAutomations', values: { count: 1, names: name } })
    const opened = await server.call(templateOperations.get, { id: templateId }, { as: desk.as })
    expect(opened.data).toMatchObject({ uses: 1, alsoUsedBy: [{ by: 'automation', name }] })
    await desk.rows(sql`delete from templates where id = ${templateId} returning id`)
    await desk.pass(HOUR_MS)
    expect(await desk.outcomes(id)).toEqual(['templateGone'])
  })

  test('what was paid is followed too', async () => {
    const { id } = await desk.follow({ trigger: 'paid' })
    await desk.buy()
    expect(await desk.outcomes(id)).toEqual(['sent'])
  })
})

describe('quiet hours', () => {
  const quiet = (quietFrom: string, quietUntil: string) =>
    server.call(settingsOperations.updateCompany, { quietFrom, quietUntil }, { as: desk.as })

  test('a message that is due in them goes out when they end, by the clocks of the company', async () => {
    await quiet('22:00', '08:00')
    const { id } = await desk.follow({ delayHours: 12 })
    const { email } = await desk.buy()
    // 11 o'clock in Hong Kong and twelve hours: 23 o'clock.
    await desk.pass(12 * HOUR_MS)
    expect(await desk.outcomes(id)).toEqual(['waiting'])
    expect((await desk.history(id))[0]!.dueAt).toBe('2026-03-02T00:00:00.000Z')
    await desk.pass(9 * HOUR_MS)
    expect(await desk.mails(email)).toHaveLength(1)
  })

  test('they are looked at once more at the moment of sending', async () => {
    const { id } = await desk.follow({ delayHours: 12 })
    const { email } = await desk.buy()
    await quiet('22:00', '08:00')
    await desk.pass(12 * HOUR_MS)
    expect(await desk.mails(email)).toEqual([])
    expect((await desk.history(id))[0]).toMatchObject({ state: 'waiting', dueAt: '2026-03-02T00:00:00.000Z' })
    await desk.pass(9 * HOUR_MS)
    expect(await desk.outcomes(id)).toEqual(['sent'])
  })

  test('a time that is no quarter of an hour is refused at its field', async () => {
    expect(await quiet('22:10', '08:00')).toMatchObject({ status: 400, field: 'quietFrom' })
  })
})

describe('a quote', () => {
  test('that is left is written about once, with a way to stop it; one that is bought is not', async () => {
    const { id } = await desk.follow({ trigger: 'quoteLeft', hours: 24 })
    const left = await desk.priced()
    const bought = await desk.buy()
    await desk.pass(23 * HOUR_MS)
    expect(await desk.mails(left.email)).toEqual([])
    await desk.pass(HOUR_MS)
    const [arrived] = await desk.mails(left.email)
    expect(arrived!.html).toContain('Unsubscribe')
    await desk.pass(2 * DAY_MS)
    expect(await desk.mails(left.email)).toHaveLength(1)
    expect(await desk.mails(bought.email)).toEqual([])
    expect(await desk.outcomes(id)).toEqual(['sent'])
  })

  test('that was left before the automation was switched on is left alone', async () => {
    const { email } = await desk.priced()
    await desk.pass(25 * HOUR_MS)
    await desk.follow({ trigger: 'quoteLeft', hours: 24 })
    await desk.pass(HOUR_MS)
    expect(await desk.mails(email)).toEqual([])
  })

  test('whose buyer came back, or bought it, while the message waited is not reminded', async () => {
    const { id } = await desk.follow({ trigger: 'quoteLeft', hours: 1, delayHours: 5 })
    const [back, bought] = [await desk.priced(), await desk.priced()]
    await desk.pass(2 * HOUR_MS)
    await desk.till.price(back.token, { email: back.email, nights: '9' })
    const placed = await desk.till.place(bought.token, bought.total)
    await desk.till.pay(placed.data!.payAt)
    await desk.pass(4 * HOUR_MS)
    expect((await desk.outcomes(id)).sort()).toEqual(['bought', 'movedOn'])
  })

  test('that is priced again is still one quote', async () => {
    const { id } = await desk.follow({ trigger: 'quoteSaved' })
    const { email, token } = await desk.priced()
    await desk.till.price(token, { email, nights: '12' })
    await desk.settle()
    expect(await desk.outcomes(id)).toEqual(['sent'])
    expect(await desk.mails(email)).toHaveLength(1)
  })
})

describe('who wants no more', () => {
  const linkIn = (text: string) => /(?<=http:\/\/[^/]+)\/unsubscribe\/\S+/.exec(text)![0]

  test('opens the link, presses the button, and gets no more of it; what a holder needs still arrives', async () => {
    const saved = await desk.follow({ trigger: 'quoteSaved' })
    const issued = await desk.follow()
    const { email } = await desk.priced()
    const [arrived] = await desk.mails(email)
    const link = linkIn(arrived!.text)
    expect(await (await server.raw(link)).text()).toContain('Stop these messages?')
    const second = await desk.priced({ email: email.toUpperCase() })
    expect(await desk.outcomes(saved.id)).toEqual(['sent', 'sent'])
    const done = await server.raw(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    })
    expect(await done.text()).toContain('You are unsubscribed')
    await desk.priced({ email })
    expect((await desk.outcomes(saved.id)).filter((each) => each === 'unsubscribed')).toHaveLength(1)
    await desk.buy({ email })
    expect(await desk.outcomes(issued.id)).toEqual(['sent'])
    expect(second.total.minor).toBeGreaterThan(0)
  })

  test('a link that we did not give out is not there, also in another company', async () => {
    await desk.follow({ trigger: 'quoteSaved' })
    const { email } = await desk.priced()
    const link = linkIn((await desk.mails(email))[0]!.text)
    const other = link.replace(desk.company, '00000000-0000-4000-8000-000000000001')
    for (const wrong of [`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, other, `${link}x`])
      expect((await server.raw(wrong, { method: 'POST' })).status).toBe(404)
  })

  test('an address that refused a mail before is not tried again, and the history says so', async () => {
    const { id } = await desk.follow()
    const { email } = await desk.buy()
    await desk.rows(sql`update outbox_messages set state = 'failed', attempts = 1 where recipient = ${email}`)
    expect(await desk.outcomes(id)).toEqual(['bounced'])
    await desk.buy({ email })
    expect(await desk.outcomes(id)).toEqual(['bounced', 'bounced'])
    expect(await desk.mails(email)).toHaveLength(1)
  })
})

describe('the calendar', () => {
  test('says so many days before the last day of cover, in the morning', async () => {
    const { id } = await desk.follow({ trigger: 'policyExpires', days: 14 })
    const { email, policyId } = await desk.buy()
    const [row] = await desk.rows<{ ends: string }>(
      sql`select (date '1970-01-01' + ends_on)::text as ends from policies where id = ${policyId}`,
    )
    const morning = Date.parse(`${row!.ends}T01:00:00Z`) - 14 * DAY_MS
    clock.now = new Date(morning - 60_000)
    await desk.pass(0)
    expect(await desk.mails(email)).toEqual([])
    await desk.pass(60_000)
    await desk.pass(DAY_MS)
    expect(await desk.mails(email)).toHaveLength(1)
    expect(await desk.outcomes(id)).toEqual(['sent'])
  })

  test('congratulates a holder once on their birthday, however many policies they hold', async () => {
    const { id } = await desk.follow({ trigger: 'birthday' })
    const { email } = await desk.buy()
    await desk.buy({ email })
    await desk.rows(sql`update customers set born_on = (date '1988-04-12' - date '1970-01-01') where email = ${email}`)
    clock.now = new Date('2026-04-12T00:59:00Z')
    await desk.pass(0)
    expect(await desk.mails(email)).toEqual([])
    await desk.pass(60_000)
    await desk.pass(DAY_MS)
    expect(await desk.mails(email)).toHaveLength(1)
    expect(await desk.outcomes(id)).toEqual(['sent'])
  })

  test('knows a day that the buyer named', async () => {
    const { id } = await desk.follow({ trigger: 'dateReached', dataName: 'leaving', dateDays: -2 })
    const { email } = await desk.buy()
    clock.now = new Date('2026-04-08T00:59:00Z')
    await desk.pass(0)
    expect(await desk.outcomes(id)).toEqual([])
    await desk.pass(60_000)
    expect(await desk.mails(email)).toHaveLength(1)
  })
})

describe('other actions', () => {
  const sms = (en_us: string) => [{ id: 'sms', kind: 'sms' as const, texts: { en_us } }]
  const phoneOf = (email: string) => desk.rows(sql`update customers set phone = '+85255500142' where email = ${email}`)

  test('an SMS costs a unit for each message that it is billed as, and is not sent without', async () => {
    const { id } = await desk.follow({ delayHours: 1, actions: sms(`{{holder.name}} ${'x'.repeat(160)}`) })
    const { email } = await desk.buy()
    await phoneOf(email)
    await desk.pass(HOUR_MS)
    expect(await desk.outcomes(id)).toEqual(['tooFewUnits'])
    await server.within(desk.company, (ctx) => addUnits(ctx, { move: 'granted', units: 10, key: 'test' }))
    const [before] = await desk.rows<{ balance: number }>(sql`select balance from unit_accounts`)
    const second = await desk.buy()
    await phoneOf(second.email)
    await desk.pass(HOUR_MS)
    expect((await desk.outcomes(id)).sort()).toEqual(['sent', 'tooFewUnits'])
    const [after] = await desk.rows<{ balance: number }>(sql`select balance from unit_accounts`)
    expect(before!.balance - after!.balance).toBeGreaterThanOrEqual(2)
    const [arrived] = await readMailbox(server, '+85255500142')
    expect(arrived!.text).toMatch(/^An Lee x+$/)
  })

  test('who left no number gets no SMS, and that is told', async () => {
    const { id } = await desk.follow({ actions: sms('Hello') })
    await desk.buy()
    expect(await desk.outcomes(id)).toEqual(['noPhone'])
  })

  test('colleagues get a notice, or a task with its day', async () => {
    const { id } = await desk.follow({
      actions: [
        { id: 'tell', kind: 'notice', text: 'Sold {{policy.number}}', memberIds: [] },
        { id: 'do', kind: 'task', text: 'Call {{holder.name}}', memberIds: [], dueDays: 3 },
      ],
    })
    const { number } = await desk.buy()
    expect(await desk.outcomes(id)).toEqual(['sent', 'sent'])
    const told = await desk.rows<{ kind: string; values: Record<string, string> }>(
      sql`select kind, "values" from notices where kind like 'automations.%' order by kind`,
    )
    expect(told.map(({ kind, values }) => [kind, values.text, values.due])).toEqual([
      ['automations.task', 'Call An Lee', '2026-03-04'],
      ['automations.told', `Sold ${number}`, undefined],
    ])
  })
})

describe('a crash', () => {
  test('between writing the mail and the end of its transaction leaves neither, and the next try sends one', async () => {
    const { id } = await desk.follow({ delayHours: 1 })
    const { email } = await desk.buy()
    const owner = await ownerOf(server)
    await owner.query(`create function fail_run() returns trigger language plpgsql as $$
      begin raise exception 'the lights went out'; end $$`)
    await owner.query(
      `create trigger fail_run before update on automation_runs for each row execute function fail_run()`,
    )
    await desk.pass(HOUR_MS).catch(() => undefined)
    expect(await desk.mails(email).catch(() => [])).toEqual([])
    await owner.query(`drop trigger fail_run on automation_runs; drop function fail_run`)
    await owner.end()
    expect(await desk.outcomes(id)).toEqual(['waiting'])
    await forgetJobs(server)
    await desk.pass(60_000)
    expect(await desk.mails(email)).toHaveLength(1)
    expect(await desk.outcomes(id)).toEqual(['sent'])
    await desk.pass(DAY_MS)
    expect(await desk.mails(email)).toHaveLength(1)
  })

  test('while a connector was being asked is told, and it is not asked again', async () => {
    const { id } = await desk.follow({
      ...{ delayHours: 1 },
      actions: [{ id: 'tell', kind: 'notice', text: 'Sold', memberIds: [] }],
    })
    await desk.buy()
    const connector = { id: 'tell', kind: 'connector', connectorId: '00000000-0000-4000-8000-000000000009', inputs: {} }
    await desk.rows(sql`update automations set actions = ${JSON.stringify([connector])}::jsonb where id = ${id}`)
    await desk.rows(
      sql`update automation_runs set action_kind = 'connector', begun_at = now() where automation_id = ${id}`,
    )
    await desk.pass(HOUR_MS)
    expect(await desk.outcomes(id)).toEqual(['unclear'])
  })
})

test('a dry run counts what would have been sent in 30 days, says why not, and sends nothing', async () => {
  const { data } = await desk.create({ condition: 'policy.people > 5 || policy.premium > 1' })
  const first = await desk.buy()
  await desk.pass(5 * DAY_MS)
  const second = await desk.buy()
  await cancel(second.policyId)
  await desk.settle()
  const look = async (more: object = {}) =>
    (await server.call(operations.dryRun, { automationId: data!.id, ...more }, { as: desk.as })).data!
  expect(await look()).toMatchObject({ happened: 2, would: 1, total: 2, reasons: [{ reason: 'cancelled', count: 1 }] })
  expect((await look({ filter: { would: 'send' } })).rows).toMatchObject([{ subject: first.number, would: 'send' }])
  expect((await look({ pageSize: 10, page: 2 })).rows).toEqual([])
  await desk.pass(27 * DAY_MS)
  expect(await look()).toMatchObject({ happened: 1, would: 0 })
  for (const { email } of [first, second]) expect(await desk.mails(email)).toEqual([])
})
