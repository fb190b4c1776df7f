import { type Account, type AccountChange, type UserType, meTopic } from '@coverwright/contract/company/identity'
import { defaultLanguage, isLanguage } from '@coverwright/rules/languages'
import { trialStatus } from '@coverwright/rules/company/trials'
import type { z } from 'zod'
import { showFile } from '../companies'
import { Refused } from '../../kernel'
import { findFile, holdFile } from '../media'
import { loadStanding } from '../members'
import {
  countRecoveryCodes,
  findPerson,
  guarded,
  provesPassword,
  type Person,
  updatePerson,
  updateSession,
} from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadTrial } from '../trials'

export async function loadSelf(ctx: MemberCtx): Promise<Person> {
  const person = await findPerson(ctx, ctx.member.id)
  if (!person) throw new Error('a session without its person')
  return person
}

/** Before anything that a stranger at an open screen must not do. */
export async function provePassword(ctx: MemberCtx, person: Person, password: string, field = 'password') {
  const keys = { account: `self/${person.id}`, address: ctx.address }
  if (await guarded(ctx, keys, () => provesPassword(ctx, password, person.passwordHash))) return
  throw new Refused('identity.wrongPassword', { field, keepsChanges: true })
}

export async function getAccount(ctx: MemberCtx): Promise<Account> {
  return presentAccount(ctx, await loadSelf(ctx))
}

export async function getUserType(ctx: MemberCtx): Promise<z.input<typeof UserType>> {
  const [standing, trial] = [await loadStanding(ctx, ctx.member.id), await loadTrial(ctx)]
  return { standing, roleNames: [...ctx.member.roleNames], trial: trialStatus(trial, ctx.now()) }
}

export async function updateAccount(ctx: MemberCtx, change: z.output<typeof AccountChange>): Promise<Account> {
  const person = await loadSelf(ctx)
  const picture = change.pictureFile ? await findFile(ctx, change.pictureFile) : null
  if (change.pictureFile && picture?.purpose !== 'profilePicture')
    throw new Refused('identity.fileNotUsable', { field: 'pictureFile' })
  await updatePerson(ctx, person.id, change)
  if (change.pictureFile !== undefined)
    await holdFile(ctx, { place: 'profilePicture', of: person.id }, change.pictureFile)
  await ctx.record('identity.accountChanged', { fields: Object.keys(change) })
  await ctx.notify(meTopic, { memberId: person.id })
  return presentAccount(ctx, { ...person, ...withoutUndefined(change) })
}

/** The network address is the one the server sees; what the browser says of it would prove nothing. */
export async function saveAddress(ctx: MemberCtx, input: { place: string }): Promise<{ done: true }> {
  await updateSession(ctx, ctx.member.sessionId, { address: ctx.address, place: input.place, lastSeenAt: ctx.now() })
  return { done: true }
}

const withoutUndefined = <Change extends object>(change: Change) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<Person>

async function presentAccount(ctx: MemberCtx, person: Person): Promise<Account> {
  return {
    id: person.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    title: person.title,
    phone: person.phone,
    pictureUrl: (await showFile(ctx, person.pictureFile))?.url ?? null,
    language: isLanguage(person.language) ? person.language : defaultLanguage,
    notifiesLogin: person.notifiesLogin,
    checksDevices: person.checksDevices,
    twoStep: {
      isOn: person.twoStepSince !== null,
      since: person.twoStepSince?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(ctx, person.id),
    },
    passwordChangedAt: person.passwordChangedAt.toISOString(),
  }
}
