import type { SendsOf } from '@coverwright/contract/platform'
import { productOperations } from '@coverwright/contract/design/products'
import { templateOperations } from '@coverwright/contract/design/templates'
import { quoteOperations } from '@coverwright/contract/selling/quotes'
import { automationOperations } from '@coverwright/contract/service/automations'
import { type CrashHouse, openCrashHouse, until } from '../../server/src/start/crash-house.builder'
import { tripAnswers } from '../../server/src/selling/quotes/quote-shop.builder'
import { sizeOf } from './bench-till'
import type { Figure } from './measure'

const KILLS = sizeOf('kills', 50)
/** So many buyers save a quote between two kills; their messages are on the way when it comes. */
const BETWEEN = sizeOf('quotes', 6)
const LANES = 3
const SETTLED_MS = 300_000

/** R4: the server is killed while automations run; each quote has one mail and one notice afterwards. */
export async function measureAutomationCrashes(): Promise<Figure> {
  const house = await openCrashHouse()
  try {
    const automationId = await switchOn(house)
    const [shell] = await house.ask<{ body_hash: string }>(`select body_hash from shells where slug = 'travel-light'`)
    let [saved, isOver] = [0, false]
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      for (let at = 0; !isOver; at++)
        if (await save(house, shell!.body_hash, `left-${lane}-${at}@mail.example`)) saved++
    })
    for (let kill = 0; kill < KILLS; kill++) {
      const enough = saved + BETWEEN
      await until(async () => saved >= enough && (await countWaiting(house, automationId)) > 0)
      await house.kill('server')
    }
    isOver = true
    await Promise.all(lanes)
    await until(async () => (await countUnsettled(house, automationId)) === 0, SETTLED_MS)
    const { quotes, wrong } = await countWrong(house, automationId)
    return {
      name: 'R4 messages of automations that are missing or there twice',
      ours: String(wrong),
      peer: `${KILLS} kills, ${quotes} quotes, ${quotes * actions.length} messages`,
      ratio: quotes < KILLS * BETWEEN ? Number.NaN : wrong,
      ...{ goal: '0', holds: wrong === 0 && quotes >= KILLS * BETWEEN },
    }
  } finally {
    await house.close()
  }
}

const text = 'Quote of {{holder.name}} for {{quote.premium}}'
const actions = ['mail', 'tell'] as const

async function switchOn(house: CrashHouse): Promise<string> {
  const as = await house.signIn('primary@harbour.example', house.DEMO_PASSWORD)
  const products = (await house.call(productOperations.list, { pageSize: 100 }, { as })).data!.rows
  const productId = products.find(({ name }) => name === 'Travel Light')!.id
  const templates = (await house.call(templateOperations.list, { pageSize: 100 }, { as })).data!.rows
  const templateId = templates.find(({ name }) => name === 'Finish your quote')!.id
  const draft: SendsOf<typeof automationOperations.create> = {
    ...{ name: 'After every quote', productId, trigger: 'quoteSaved', delayHours: 0 },
    actions: [
      { id: 'mail', kind: 'email', templateId },
      { id: 'tell', kind: 'notice', text },
    ],
  }
  const made = await house.call(automationOperations.create, draft, { as })
  if (!made.data) throw new Error(made.message)
  const on = await house.call(automationOperations.switchOn, { id: made.data.id }, { as })
  if (!on.data) throw new Error(on.message)
  return made.data.id
}

/** False where the server was killed meanwhile: whether it got a price then, the stream of events says. */
async function save(house: CrashHouse, bodyHash: string, email: string): Promise<boolean> {
  const as = null
  try {
    const asked = { slug: 'travel-light', bodyHash, language: 'en_us', answers: {}, pageId: 'trip' } as const
    const { token } = (await house.call(quoteOperations.open, asked, { as })).data!
    const leaving = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const answers = { ...tripAnswers(leaving), email }
    return (await house.call(quoteOperations.price, { token, answers }, { as })).data !== null
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return false
  }
}

async function countWaiting(house: CrashHouse, automationId: string): Promise<number> {
  const waiting = `select count(*)::int as n from automation_runs where automation_id = $1 and state = 'waiting'`
  return (await house.ask<{ n: number }>(waiting, [automationId]))[0]!.n
}

/** Events that were not followed, runs that were not done, messages that were not handed over. */
async function countUnsettled(house: CrashHouse, automationId: string): Promise<number> {
  const [found] = await house.ask<{ n: number }>(
    `select ((select count(*) from (${QUOTES}) q
        where (select count(*) from automation_runs r where r.automation_id = $1 and r.quote_id = q.id) < $2)
      + (select count(*) from automation_runs where automation_id = $1 and state = 'waiting')
      + (select count(*) from outbox_messages where state = 'queued'))::int as n`,
    [automationId, actions.length],
  )
  return found!.n
}

/** Quotes with a price, by what was said of them in the stream of events. */
const QUOTES = `select distinct (e.data->>'quoteId')::uuid as id from events e, automations a
  where a.id = $1 and e.name = 'quote.priced' and e.at >= a.on_since and e.data->>'productId' = a.product_id::text`

/** Each action of each quote: one run that was sent, one mail, one notice. */
async function countWrong(house: CrashHouse, automationId: string) {
  const [found] = await house.ask<{ quotes: number; wrong: number }>(
    `with quoted as (${QUOTES}),
      ran as (select r.quote_id, r.action_id, r.state, r.message_id from automation_runs r where r.automation_id = $1)
    select (select count(*) from quoted)::int as quotes, (
      (select count(*) from quoted q, unnest($2::text[]) action where
        (select count(*) from ran where ran.quote_id = q.id and action_id = action and state = 'sent') <> 1)
      + (select count(*) from ran where action_id = 'mail'
        and (select count(*) from mailbox m where m.id = ran.message_id) <> 1)
      + (select count(*) from (select recipient from mailbox where recipient like 'left-%@mail.example'
          group by recipient having count(*) <> 1) twice)
      + abs((select count(*) from quoted) - (select count(*) from mailbox where recipient like 'left-%@mail.example'))
      + abs((select count(*) from quoted)
        - (select count(*) from notices where kind = 'automations.told' and values->>'name' = 'After every quote')))::int as wrong`,
    [automationId, actions],
  )
  return found!
}
