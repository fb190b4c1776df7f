import { joiningOperations } from '@coverwright/contract/company/members'
import { passwordOperations, signUpOperations } from '@coverwright/contract/company/identity'
import type { Operation } from '@coverwright/contract/platform'
import { CODE_LIFE_MS, codePurposes, linkLifeMs, type LinkPurpose } from '@coverwright/rules/company/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refused } from '../../kernel'
import { AGREED, CHOSEN_PASSWORD, startTestServer, testClock, type TestServer } from '../../platform/testing'
import type { CompanyCtx } from '../../platform/operations'
import { issueCode, issueLink, sendLetter, takeCode, takeLink } from '.'

const COMPANY = '11111111-1111-4111-8111-111111111111'
const clock = testClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: clock.read })
})
afterAll(() => server.close())

const within = <Result>(work: (ctx: CompanyCtx) => Promise<Result>) => server.within(COMPANY, work)
/** What a taking was refused with, or 'taken'. */
const said = (taking: Promise<unknown>) =>
  taking.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refused ? error.code : String(error)),
  )

const linkPurposes = Object.keys(linkLifeMs).filter(
  (name) => !['signIn', 'supportDesk'].includes(name),
) as LinkPurpose[]
const subject = () => within(async (ctx) => ctx.newId())
const taken = (purpose: LinkPurpose, secret: string) => said(within((ctx) => takeLink(ctx, purpose, secret)))

test.each(linkPurposes)(
  'a link to %s works once, for its time, for its purpose, and only the newest',
  async (purpose) => {
    const about = { subject: await subject() }
    const issue = () => within((ctx) => issueLink(ctx, purpose, about))
    const old = await issue()
    const link = await issue()
    expect(await taken(purpose, old)).toBe('identity.linkExpired')
    for (const other of linkPurposes.filter((one) => one !== purpose))
      expect(await taken(other, link), other).toBe('identity.linkExpired')
    const both = await Promise.all([taken(purpose, link), taken(purpose, link)])
    expect(both.sort()).toEqual(['identity.linkExpired', 'taken'])
    const late = await issue()
    clock.later(linkLifeMs[purpose])
    expect(await taken(purpose, late)).toBe('identity.linkExpired')
  },
)

test.each(codePurposes)('a code for %s works once, for its time, for its purpose and its person', async (purpose) => {
  const [mine, theirs] = [await subject(), await subject()]
  const issue = () => within((ctx) => issueCode(ctx, purpose, mine))
  const tryIt = (typed: string, whose = mine, as = purpose) => said(within((ctx) => takeCode(ctx, as, whose, typed)))
  const code = await issue()
  expect(await tryIt(code, theirs)).toBe('identity.codeInvalid')
  for (const other of codePurposes.filter((one) => one !== purpose))
    expect(await tryIt(code, mine, other), other).toBe('identity.codeInvalid')
  const both = await Promise.all([tryIt(code), tryIt(code)])
  expect(both.sort()).toEqual(['identity.codeExpired', 'taken'])
  const late = await issue()
  clock.later(CODE_LIFE_MS)
  expect(await tryIt(late)).toBe('identity.codeExpired')
})

test('a code that somebody waits for leaves before letters that were written earlier', async () => {
  const to = { email: 'waits@once.example', language: 'en_us' }
  await within(async (ctx) => {
    for (const name of ['twoStepOn', 'resetUnknown'] as const) await sendLetter(ctx, to, name)
    await sendLetter(ctx, to, 'resetCode', { code: '123456' })
  })
  const { rows } = await server.db.jobs.query('select priority from graphile_worker.jobs order by id')
  const [first, second, code] = rows.map(({ priority }) => priority as number)
  expect(second).toBe(first)
  expect(code).toBeLessThan(first!)
})

const person = { email: 'ann@once.example', firstName: 'Ann', lastName: 'Chan', ...AGREED, ...CHOSEN_PASSWORD }
const S = 'A'.repeat(43)
type Taking = { operation: Operation; own: LinkPurpose; field: string; rest: object }
const takings: Taking[] = [
  { operation: signUpOperations.verifyEmail, own: 'verifyEmail', field: 'link', rest: {} },
  { operation: joiningOperations.getInvitation, own: 'invitation', field: 'link', rest: {} },
  { operation: joiningOperations.acceptInvitation, own: 'invitation', field: 'link', rest: person },
  { operation: joiningOperations.getTransferNotice, own: 'transferPrimary', field: 'link', rest: {} },
  { operation: joiningOperations.sendTransferCode, own: 'transferPrimary', field: 'link', rest: {} },
  { operation: joiningOperations.verifyTransferCode, own: 'transferPrimary', field: 'link', rest: { code: '123456' } },
  { operation: joiningOperations.acceptTransfer, own: 'confirmTransfer', field: 'confirmation', rest: { link: S } },
  { operation: passwordOperations.resetPassword, own: 'resetPassword', field: 'reset', rest: CHOSEN_PASSWORD },
]

test.each(takings)(
  '$operation.path: a link of any other kind, of none, or that never was, is expired',
  async (taking) => {
    const { operation, own, field, rest } = taking
    const call = (secret: string) => server.call(operation, { ...rest, [field]: secret } as never)
    for (const other of linkPurposes.filter((one) => one !== own)) {
      const about = { subject: await subject(), company: COMPANY }
      const answer = await call(await within((ctx) => issueLink(ctx, other, about)))
      expect(answer, other).toMatchObject({ data: null, message: 'identity.linkExpired' })
    }
    for (const nonsense of [S, '', 'x'.repeat(44), '<script>', `${'A'.repeat(42)}＝`])
      expect((await call(nonsense)).message, nonsense).toBe('identity.linkExpired')
  },
)
