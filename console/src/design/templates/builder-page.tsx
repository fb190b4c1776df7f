import { templateOperations as operations } from '@coverwright/contract/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, Loaded } from '@coverwright/ui/page'
import { useLocation } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useOperation } from '../../platform/queries'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { MailBuilder } from './builder/mail-builder'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The builder of one mail: `?template=…`. */
export function BuilderPage() {
  const t = useTexts('templates')
  const { template = '' } = useLocation().search as { template?: string }
  const isId = ID.test(template)
  const asked = useOperation(operations.get, { id: template }, { enabled: isId })
  const words = useErrorWords()
  const { error } = asked
  if (!isId || (error instanceof RefusedCall && error.code === 'templates.notFound'))
    return (
      <EmptyState
        picture={<Mail size={24} />}
        title={t('build.gone')}
        about={t('build.goneAbout')}
        action={{ label: t('build.back'), href: '/email-template-list' }}
      />
    )
  return (
    <Loaded asked={asked} words={words}>
      {(found) => <MailBuilder key={found.id} template={found} />}
    </Loaded>
  )
}
