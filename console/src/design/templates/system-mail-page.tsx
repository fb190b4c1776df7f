import { templateOperations as operations } from '@coverwright/contract/design/templates'
import { type Moment, momentNames } from '@coverwright/rules/design/templates'
import { type Language, languageNames, languages } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { EmptyState, Loaded, PageHeader } from '@coverwright/ui/page'
import { Segments } from '@coverwright/ui/segments'
import { useLocation } from '@tanstack/react-router'
import { Copy, Mail } from 'lucide-react'
import { useState } from 'react'
import { useMayCall } from '../../platform/me'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { MailFrame } from './builder/mail-frame'
import { CreateDialog } from './create-dialog'
import './templates.css'

/** One mail of the house as it would arrive, in each language: `?mail=policyIssued`. */
export function SystemMailPage() {
  const t = useTexts('templates')
  const { mail } = useLocation().search as { mail?: string }
  const key = momentNames.find((name) => name === mail)
  if (!key)
    return (
      <EmptyState
        picture={<Mail size={24} />}
        title={t('system.gone')}
        about={t('system.goneAbout')}
        action={{ label: t('system.all'), href: '/email-system-template-list' }}
      />
    )
  return <SystemMail key={key} of={key} />
}

function SystemMail({ of }: { of: Moment }) {
  const t = useTexts('templates')
  const { language: own } = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [isCopying, setCopying] = useState(false)
  const mayCopy = useMayCall(operations.create)
  const words = useErrorWords()
  return (
    <>
      <PageHeader title={t(`moments.${of}`)} purpose={t('system.onePurpose')} />
      <div className="templates-acts">
        <Segments
          label={t('build.language')}
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={setLanguage}
        />
        {mayCopy && (
          <Button type="primary" icon={<Copy />} onClick={() => setCopying(true)}>
            {t('system.copy')}
          </Button>
        )}
      </div>
      <Loaded asked={useOperation(operations.previewSystem, { key: of, language })} words={words}>
        {({ subject, address }) => <MailFrame title={subject} address={address} width="desktop" />}
      </Loaded>
      {isCopying && <CreateDialog from={of} onClose={() => setCopying(false)} />}
    </>
  )
}
