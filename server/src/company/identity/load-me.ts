import type { Me } from '@coverwright/contract/company/identity'
import type { BusinessType, PaymentMode } from '@coverwright/rules/company/companies'
import { permissionAreas, permissionTable } from '@coverwright/rules/company/members'
import { defaultLanguage, isLanguage } from '@coverwright/rules/languages'
import { trialDaysLeft, trialStatus } from '@coverwright/rules/account/subscriptions'
import { findProfile, showFile } from '../companies'
import { findPerson, type Person } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { findCompanySettings } from '../settings'
import { loadTrial } from '../../account/subscriptions'

export async function loadMe(ctx: MemberCtx): Promise<Me> {
  const [person, profile, trial] = [await findPerson(ctx, ctx.member.id), await findProfile(ctx), await loadTrial(ctx)]
  if (!person || !profile) throw new Error('a session without its person or company')
  const { timeZone, dateForm } = await findCompanySettings(ctx)
  return {
    profile: await presentSelf(ctx, person),
    AccountData: {
      subId: person.id,
      paymentMode: profile.paymentMode as PaymentMode,
      businessType: profile.registered.businessType as BusinessType,
    },
    PowerList: {
      permissionsListRequestList: permissionAreas.map((area) => ({ area, list: openedIn(ctx, area) })),
      permissionRoleList: ctx.member.roleNames.map((name) => ({ name })),
    },
    permissions: [...ctx.member.permissions],
    company: {
      id: ctx.company,
      name: profile.registered.name,
      logoUrl: (await showFile(ctx, profile.logoFile))?.url ?? null,
      faviconUrl: (await showFile(ctx, profile.faviconFile))?.url ?? null,
      themeColour: profile.themeColour,
      timeZone,
      dateForm,
      trial: {
        status: trialStatus(trial, ctx.now()),
        endsAt: trial.endsAt.toISOString(),
        daysLeft: trialDaysLeft(trial, ctx.now()),
      },
    },
  }
}

const openedIn = (ctx: MemberCtx, area: string) =>
  ctx.member.permissions
    .filter((permission) => permissionTable[permission].area === area)
    .flatMap((permission) => permissionTable[permission].opens.map((url) => ({ url })))

const presentSelf = async (ctx: MemberCtx, person: Person): Promise<Me['profile']> => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  title: person.title,
  email: person.email,
  pictureUrl: (await showFile(ctx, person.pictureFile))?.url ?? null,
  language: isLanguage(person.language) ? person.language : defaultLanguage,
})
