import { policyVersions } from '@coverwright/rules/company/identity'
import { useTexts } from '@coverwright/ui/locales'
import { CookieChoicesCard } from './cookie-choices-card'
import { PolicyPage } from './policy-page'

const parts = ['who', 'what', 'why', 'share', 'long', 'safe', 'rights', 'children', 'cookie', 'change'] as const

export function PrivacyPage() {
  const t = useTexts('legal')
  return (
    <PolicyPage
      title={t('privacy.title')}
      purpose={t('privacy.purpose')}
      version={policyVersions.privacy}
      sections={parts.map((key) => ({ key, title: t(`privacy.${key}.title`), body: t(`privacy.${key}.body`) }))}
      aside={<CookieChoicesCard />}
      other={{ path: '/ACM', label: t('otherUse') }}
    />
  )
}
