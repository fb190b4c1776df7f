import { type Account, type AccountChange, meTopic } from '@coverwright/contract/company/identity'
import type { z } from 'zod'
import { Refused } from '../../kernel'
import { findFile, holdFile } from '../media'
import { type Person, updatePerson } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf, presentAccount } from './own-account'

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

const withoutUndefined = <Change extends object>(change: Change) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<Person>
