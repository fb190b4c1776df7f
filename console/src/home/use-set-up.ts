import { companyOperations } from '@coverwright/contract/companies'
import { memberOperations } from '@coverwright/contract/members'
import { settingsOperations, SETTINGS_TOPIC } from '@coverwright/contract/settings'
import type { ChecklistStep } from '@coverwright/ui/checklist-strip'
import { useTexts } from '@coverwright/ui/locales'
import { useMe } from '../platform/me'
import { useOperation } from '../platform/queries'
import { mayOpen, type ScreenPath, useScreens } from '../routes'

/** The set-up, step by step, from what is really there. A step whose screen is not built or not theirs is left out. */
export function useSetUpSteps(): ChecklistStep[] {
  const t = useTexts('home')
  const { permissions } = useMe()
  const screens = useScreens()
  const mayDo = (path: ScreenPath, permission: string) =>
    permissions.includes(permission) && screens.some((screen) => screen.path === path && mayOpen(screen, permissions))
  const profile = useOperation(
    companyOperations.getCompany,
    {},
    { enabled: mayDo('/company-profile', 'companies.write') },
  )
  const members = useOperation(memberOperations.listMembers, {}, { enabled: mayDo('/users', 'members.write') })
  const settings = useOperation(settingsOperations.get, {}, { topics: [SETTINGS_TOPIC] })

  const steps: (ChecklistStep | false | undefined)[] = [
    profile.data && {
      key: 'profile',
      label: t('setUp.profile'),
      about: t(`verification.${profile.data.verification}`),
      isDone: ['pending', 'verified'].includes(profile.data.verification),
      href: '/company-profile',
    },
    members.data && {
      key: 'members',
      label: t('setUp.members'),
      about: t('setUp.joined', { count: members.data.total }),
      isDone: members.data.total > 1,
      href: '/users',
    },
    settings.data?.may.includes('updateCompany') && {
      key: 'sender',
      label: t('setUp.sender'),
      about: settings.data.company.replyTo || t('setUp.senderMissing'),
      isDone: settings.data.company.replyTo !== '' && settings.data.company.senderName !== '',
      href: '/setting/general',
    },
  ]
  return steps.filter((step): step is ChecklistStep => Boolean(step))
}
