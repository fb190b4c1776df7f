import type { Account } from '@coverwright/contract/company/identity'
import { defaultLanguage, isLanguage } from '@coverwright/rules/languages'
import { showFile } from '../companies'
import { Refused } from '../../kernel'
import { countRecoveryCodes, findPerson, guarded, provesPassword, type Person } from '../people'
import type { MemberCtx } from '../../platform/operations'

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

export async function presentAccount(ctx: MemberCtx, person: Person): Promise<Account> {
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

export type Proof = { password: string }
