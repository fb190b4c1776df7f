import { companyVerified, verificationFailed } from '@coverwright/contract/company/companies'
import { ledgerDiffers } from '@coverwright/contract/company/ledger'
import { companySettingsChanged } from '@coverwright/contract/company/settings'
import { companySignedUp, newDeviceProved } from '@coverwright/contract/company/identity'
import { senderLost } from '@coverwright/contract/company/senders'
import { memberJoined, primaryTransferred } from '@coverwright/contract/company/members'
import { messageGivenUp } from '@coverwright/contract/platform'
import { findEntry } from '../../platform/audit'
import { type CompanyCtx, on, type Reader } from '../../platform/operations'
import { findMessage } from '../../platform/outbox'
import { findProfile } from '../companies'
import { findRoles } from '../members'
import { findPerson, personName } from '../people'
import { notify } from './notify'

/** What people are told of what happened. Names are read now: an event carries none, and who was erased has none. */
export const tellOfEvents: Reader = {
  name: 'notifications.notices',
  handles: [
    on(companySignedUp, (ctx) => tellOfSignUp(ctx)),
    on(companyVerified, (ctx) => notify(ctx, { kind: 'companies.verified', values: {}, href: '/company-profile' })),
    // What is wrong with the papers is told on the profile and in the letter only.
    on(verificationFailed, (ctx) =>
      notify(ctx, { kind: 'companies.verificationFailed', values: {}, href: '/company-profile' }),
    ),
    on(newDeviceProved, (ctx, { memberId }) => tellOfDevice(ctx, memberId)),
    on(memberJoined, (ctx, { data }) => tellOfMember(ctx, data)),
    on(primaryTransferred, (ctx, { data }) => tellOfTransfer(ctx, data)),
    on(companySettingsChanged, (ctx, { memberId }) => tellOfSettings(ctx, memberId)),
    on(ledgerDiffers, (ctx, { data: { sums, firstDate: day } }) =>
      notify(ctx, { kind: 'ledger.differs', values: { sums, day } }),
    ),
    on(senderLost, (ctx, { data: { domain } }) =>
      notify(ctx, { kind: 'senders.lost', values: { domain }, href: '/setting/sender' }),
    ),
    on(messageGivenUp, (ctx, { data }) => tellOfMessage(ctx, data.messageId)),
  ],
}

async function tellOfSignUp(ctx: CompanyCtx) {
  const profile = await findProfile(ctx)
  if (!profile) return
  await notify(ctx, { kind: 'companies.welcome', values: { company: profile.registered.name }, href: '/home' })
}

async function tellOfDevice(ctx: CompanyCtx, memberId: string | null) {
  const entry = await findEntry(ctx.db, ctx.company, 'identity.deviceProved', ctx.requestId)
  if (!entry || !memberId) return
  const values = { device: String(entry.about['device']), place: String(entry.about['address']) }
  await notify(ctx, { kind: 'identity.newDevice', values, href: '/account', memberId })
}

async function tellOfMember(ctx: CompanyCtx, { joined, roleIds }: { joined: string; roleIds: string[] }) {
  const person = await findPerson(ctx, joined)
  if (!person) return
  const roles = await findRoles(ctx, roleIds)
  const values = { member: personName(person), role: roles.map(({ name }) => name).join(', ') }
  await notify(ctx, { kind: 'members.joined', values, href: '/users' })
}

async function tellOfTransfer(ctx: CompanyCtx, { fromMember, toMember }: { fromMember: string; toMember: string }) {
  const [from, to] = [await findPerson(ctx, fromMember), await findPerson(ctx, toMember)]
  if (!from || !to) return
  const href = '/users'
  await notify(ctx, { kind: 'members.primaryTaken', values: { from: personName(from) }, href, memberId: to.id })
  await notify(ctx, { kind: 'members.primaryGiven', values: { to: personName(to) }, href, memberId: from.id })
}

async function tellOfSettings(ctx: CompanyCtx, memberId: string | null) {
  const person = memberId && (await findPerson(ctx, memberId))
  if (!person) return
  const values = { member: personName(person) }
  await notify(ctx, { kind: 'companies.settingsChanged', values, href: '/setting/general' })
}

/** To everybody in the company that sent it; of one that is for its reader's eyes alone nobody else is told. */
async function tellOfMessage(ctx: CompanyCtx, id: string) {
  const message = await findMessage(ctx, id)
  if (!message || message.holdsSecret) return
  const { recipient: to, subject } = message
  await notify(ctx, { kind: 'notifications.undelivered', values: { to, subject: subject || to } })
}
