import { policyVersions } from '@coverwright/rules/company/identity'
import { useTexts } from '@coverwright/ui/locales'
import { PolicyPage } from './policy-page'

const parts = [
  'scope',
  'account',
  'licence',
  'not',
  'content',
  'buyers',
  'money',
  'stop',
  'leave',
  'duty',
  'change',
] as const

export function UsePage() {
  const t = useTexts('legal')
  return (
    <PolicyPage
      title={t('use.title')}
      purpose={t('use.purpose')}
      version={policyVersions.terms}
      sections={parts.map((key) => ({ key, title: t(`use.${key}.title`), body: t(`use.${key}.body`) }))}
      aside={null}
      other={{ path: '/legal-privacy', label: t('otherPrivacy') }}
    />
  )
}
