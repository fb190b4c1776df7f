import { templateOperations as operations } from '@coverwright/contract/design/templates'
import type { BuiltKind } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { EmptyState, Loaded } from '@coverwright/ui/page'
import { useLocation } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useOperation } from '../../platform/queries'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { Builder } from './builder/builder'
import { hasNewer, places } from './places'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const EmailBuilderPage = () => <BuilderPage kind="email" />
export const DirectPageBuilderPage = () => <BuilderPage kind="page" />
export const PdfBuilderPage = () => <BuilderPage kind="pdf" />

/** The builder of one template: `?template=…`, with `&compare=1` beside the newest system version. */
function BuilderPage({ kind }: { kind: BuiltKind }) {
  const t = useTexts('templates')
  const { template = '', compare } = useLocation().search as { template?: string; compare?: unknown }
  const isId = ID.test(template)
  const asked = useOperation(operations.get, { id: template }, { enabled: isId })
  const words = useErrorWords()
  const { error } = asked
  const isGone = error instanceof RefusedCall && error.code === 'templates.notFound'
  if (!isId || isGone || (asked.data && asked.data.kind !== kind))
    return (
      <EmptyState
        picture={<FileText size={24} />}
        title={t(`build.gone.${kind}`)}
        about={t('build.goneAbout')}
        action={{ label: t(`build.back.${kind}`), href: places[kind].list }}
      />
    )
  return (
    <Loaded asked={asked} words={words}>
      {(found) => <Builder key={found.id} template={found} opens={compare && hasNewer(found) ? 'compare' : null} />}
    </Loaded>
  )
}
