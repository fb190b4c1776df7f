import {
  identityOperations,
  passwordOperations,
  signInCodeOperations,
  signUpOperations,
} from '@coverwright/contract/company/identity'
import { joiningOperations } from '@coverwright/contract/company/members'
import type { Operation } from '@coverwright/contract/platform'
import { linkLifeMs, SESSION_LIFE_MS } from '@coverwright/rules/company/identity'
import { appCode } from '../../e2e/authenticator'
import { insertInvitation } from '../../server/src/company/members/invitation-store'
import { insertTransfer } from '../../server/src/company/members/transfer-store'
import { hashSecret, issueCode, issueLink, newSecret, renewRecoveryCodes } from '../../server/src/company/people'
import { insertDevice, insertRefreshToken, insertSession } from '../../server/src/company/people/session-store'
import type { CompanyCtx } from '../../server/src/platform/operations'
import { makeCompany, type TestServer } from '../../server/src/platform/testing'
import { NAMES, newPerson, newSignUp, newTwoStepPerson, ticketOf } from './one-time-people'

/** Makes a new one each round; whoever sends the input first takes it. */
export type OneTimeThing = { name: string; taking: Operation; make(round: number): Promise<unknown> }

type Home = { server: TestServer; id: string; primary: string }
const CHOSEN = { password: 'Other-Pass-1', repeatedPassword: 'Other-Pass-1' }

/** Everything in the rooms of people that works once: codes, links, tickets, tokens. */
export async function oneTimeThings(server: TestServer): Promise<OneTimeThing[]> {
  const company = await makeCompany(server)
  const home = { server, id: company.id, primary: company.ids[company.primary] ?? '' }
  return [...codes(home), ...links(home), ...transfers(server)]
}

const inside =
  ({ server, id }: Home, make: (ctx: CompanyCtx, round: number) => Promise<unknown>) =>
  (round: number) =>
    server.within(id, (ctx) => make(ctx, round))

const codes = (home: Home): OneTimeThing[] => [
  {
    name: 'device code',
    taking: signInCodeOperations.verifyDevice,
    make: inside(home, async (ctx) => {
      const { id } = await newPerson(ctx)
      return { ticket: await ticketOf(ctx, id, false), code: await issueCode(ctx, 'newDevice', id) }
    }),
  },
  {
    name: 'phone code',
    taking: signUpOperations.verifyPhoneCode,
    make: inside(home, async (ctx, round) => {
      const phone = String(60_000_000 + round)
      const { signUp } = await newSignUp(ctx, phone)
      return { signUp, code: await issueCode(ctx, 'signUpPhone', `+852${phone}`) }
    }),
  },
  {
    name: 'reset code',
    taking: passwordOperations.verifyResetCode,
    make: inside(home, async (ctx) => {
      const { email } = await newPerson(ctx)
      return { email, code: await issueCode(ctx, 'resetPassword', email) }
    }),
  },
  {
    name: 'recovery code',
    taking: signInCodeOperations.verifyTwoStep,
    make: inside(home, async (ctx) => {
      const { id, ticket } = await newTwoStepPerson(ctx)
      const [code] = await renewRecoveryCodes(ctx, id)
      return { ticket, code }
    }),
  },
  {
    name: 'authenticator code',
    taking: signInCodeOperations.verifyTwoStep,
    make: inside(home, async (ctx) => {
      const { secret, ticket } = await newTwoStepPerson(ctx)
      return { ticket, code: appCode(secret, ctx.now().getTime()) }
    }),
  },
]

const links = (home: Home): OneTimeThing[] => [
  {
    name: 'verifying link',
    taking: signUpOperations.verifyEmail,
    make: inside(home, async (ctx, round) => {
      const { id } = await newSignUp(ctx, String(61_000_000 + round))
      return { link: await issueLink(ctx, 'verifyEmail', { subject: id }) }
    }),
  },
  {
    name: 'reset ticket',
    taking: passwordOperations.resetPassword,
    make: inside(home, async (ctx) => {
      const { id } = await newPerson(ctx)
      return { reset: await issueLink(ctx, 'resetPassword', { subject: id, company: home.id }), ...CHOSEN }
    }),
  },
  {
    name: 'invitation',
    taking: joiningOperations.acceptInvitation,
    make: inside(home, async (ctx) => {
      const [id, now] = [ctx.newId(), ctx.now()]
      const email = `i${id}@once.example`
      const expiresAt = new Date(now.getTime() + linkLifeMs.invitation)
      const about = { invitedBy: home.primary, sentAt: now, expiresAt, createdAt: now }
      const standard = await ctx.db.execute<{ id: string }>(`select id from roles where system = 'standard'`)
      const roleIds = standard.rows.map((role) => role.id)
      await insertInvitation(ctx, { id, email, emailKey: email, ...NAMES, roleIds, groupId: null, ...about })
      const link = await issueLink(ctx, 'invitation', { subject: id, company: home.id })
      return { link, email, ...NAMES, ...CHOSEN, agreesToPrivacy: true, agreesToTerms: true }
    }),
  },
  {
    name: 'refresh token',
    taking: identityOperations.refreshSession,
    make: inside(home, async (ctx) => {
      const { id: personId } = await newPerson(ctx)
      const [deviceKey, refreshToken] = [newSecret(ctx), newSecret(ctx)]
      const [deviceId, sessionId] = [ctx.newId(), ctx.newId()]
      const times = { createdAt: ctx.now(), lastSeenAt: ctx.now() }
      await insertDevice(ctx, { id: deviceId, personId, keyHash: hashSecret(deviceKey), userAgent: '', ...times })
      const expiresAt = new Date(ctx.now().getTime() + SESSION_LIFE_MS)
      const where = { homeCompany: home.id, deviceId, address: '', userAgent: '' }
      await insertSession(ctx, { id: sessionId, personId, ...where, ...times, expiresAt })
      await insertRefreshToken(ctx, sessionId, hashSecret(refreshToken))
      return { refreshToken, deviceKey }
    }),
  },
]

const transfers = (server: TestServer): OneTimeThing[] => [
  {
    name: 'transfer code',
    taking: joiningOperations.verifyTransferCode,
    make: (round) => startTransfer(server, `code${round}.once.example`),
  },
  {
    name: 'transfer link',
    taking: joiningOperations.acceptTransfer,
    make: (round) => startTransfer(server, `link${round}.once.example`),
  },
]

/** One handing over is open in a company at a time, so each has a company of its own. */
async function startTransfer(server: TestServer, at: string) {
  const people = { [`old@${at}`]: 'primary', [`new@${at}`]: 'standard' } as const
  const company = await makeCompany(server, { people })
  return server.within(company.id, async (ctx) => {
    const [id, now] = [ctx.newId(), ctx.now()]
    const [fromMember, toMember] = [company.ids[`old@${at}`] ?? '', company.ids[`new@${at}`] ?? '']
    const expiresAt = new Date(now.getTime() + linkLifeMs.transferPrimary)
    await insertTransfer(ctx, { id, fromMember, toMember, createdAt: now, expiresAt })
    const about = { subject: id, company: company.id }
    return {
      link: await issueLink(ctx, 'transferPrimary', about),
      code: await issueCode(ctx, 'transferPrimary', id),
      confirmation: await issueLink(ctx, 'confirmTransfer', about),
    }
  })
}
