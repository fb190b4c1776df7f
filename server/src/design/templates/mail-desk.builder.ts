import {
  type MailView,
  templateOperations as operations,
  type TemplateView,
} from '@coverwright/contract/design/templates'
import { emptyMail, type MailBlock, type MailBody } from '@coverwright/rules/design/templates'
import { media } from '../../company/media'
import { type Caller, readMailbox, type TestServer } from '../../platform/testing'
import { documentsRoom, policyValues } from '../../selling/documents'
import { openTill, startSales, type Till } from '../../selling/orders/sale.builder'
import { templatesRoom } from '.'

export let server: TestServer
export let till: Till
export let as: Caller

/** A company that sells and designs its mails; one for each file of tests. */
export async function openDesk(settings: Record<string, string> = {}) {
  server = await startSales({ rooms: [documentsRoom, templatesRoom(policyValues), media], settings })
  till = await openTill(server)
  as = till.as
}

let made = 0
const name = (word: string) => `${word} ${(made += 1)}`
export const words = (text: string, more: Partial<MailBlock> = {}) =>
  ({ id: `b${(made += 1)}`, when: '', kind: 'text', text: { en_us: text }, ...more }) as MailBlock
export const mail = (...blocks: MailBlock[]): MailBody => ({ ...emptyMail, subject: { en_us: 'Yours' }, blocks })
export async function create(from: 'policyIssued' | 'policyCancelled' | null = null): Promise<MailView> {
  const asked = { kind: 'email', name: name('Mail'), tag: 'other', from } as const
  const made = (await server.call(operations.create, asked, { as })).data!
  if (made.kind !== 'email') throw new Error('A mail was asked for')
  return made
}
type Made = Pick<TemplateView, 'id' | 'revision' | 'name' | 'tag' | 'productId'>
export const save = (row: Made, body: MailBody) =>
  server.call(
    operations.update,
    { id: row.id, baseRevision: row.revision, name: row.name, tag: row.tag, productId: row.productId, body },
    { as },
  )
export const use = ({ id, revision: baseRevision }: Made) => server.call(operations.use, { id, baseRevision }, { as })
export const bind = (templateId: string | null, moment: 'policyIssued' | 'policyCancelled' = 'policyIssued') =>
  server.call(operations.bind, { productId: till.productId, moment, templateId }, { as })
/** Saved, in use and bound. */
export async function sent(body: MailBody, moment: 'policyIssued' | 'policyCancelled' = 'policyIssued') {
  const saved = (await save(await create(), body)).data!
  const used = (await use(saved)).data!
  const bound = await bind(used.id, moment)
  if (bound.status !== 200) throw new Error(bound.message)
  return used
}
let buyers = 0
export async function bought() {
  const email = `buyer-${(buyers += 1)}@mail.example`
  const { outcome } = await till.buy({ email })
  await server.runJobs()
  return { email, number: outcome.policy!.number, mails: await readMailbox(server, email) }
}
