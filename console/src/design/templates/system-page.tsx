import { templateOperations as operations, type SystemTemplateView } from '@coverwright/contract/design/templates'
import type { BuiltKind } from '@coverwright/rules/design/templates'
import { textIn } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Loaded, PageHeader } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { CreateDialog } from './create-dialog'
import { systemOneOf } from './places'
import './templates.css'

export const EmailSystemPage = () => <SystemPage kind="email" />
export const DirectPageSystemPage = () => <SystemPage kind="page" />
export const PdfSystemPage = () => <SystemPage kind="pdf" />

/** What comes with the house: to look at, and to begin one's own with. */
function SystemPage({ kind }: { kind: BuiltKind }) {
  const t = useTexts('templates')
  const words = useErrorWords()
  const [copied, setCopied] = useState<SystemTemplateView | null>(null)
  return (
    <>
      <PageHeader title={t(`system.title.${kind}`)} purpose={t(`system.purpose.${kind}`)} />
      <Loaded asked={useOperation(operations.listSystem, { kind })} words={words}>
        {({ rows, may }) => (
          <div className="templates-cards">
            {rows.map((row) => (
              <SystemCard
                key={row.key}
                kind={kind}
                row={row}
                mayEdit={may.includes('edit')}
                onCopy={may.includes('create') ? () => setCopied(row) : undefined}
              />
            ))}
          </div>
        )}
      </Loaded>
      {copied && <CreateDialog kind={kind} from={copied} onClose={() => setCopied(null)} />}
    </>
  )
}

type CardProps = { kind: BuiltKind; row: SystemTemplateView; mayEdit: boolean; onCopy: (() => void) | undefined }

function SystemCard({ kind, row, mayEdit, onCopy }: CardProps) {
  const t = useTexts('templates')
  const { language } = useLanguage()
  const title = textIn(row.title, language)
  return (
    <Card title={title}>
      <div className="templates-card">
        {kind === 'email' && <p className="templates-subject">{textIn(row.subject, language)}</p>}
        <p className="templates-facts">
          {t('system.facts', { version: row.version, count: row.copies })}
          {row.isChanged && <StateTag tone="info">{t('system.changed')}</StateTag>}
          {row.hasNewer && <StateTag tone="warning">{t('system.newer')}</StateTag>}
        </p>
        <div className="templates-acts">
          <Link
            href={systemOneOf(kind, row.key)}
            aria-label={t(mayEdit ? 'system.editOf' : 'system.lookAt', { title })}
          >
            {t(mayEdit ? 'system.edit' : 'system.look')}
          </Link>
          {onCopy && (
            <Button size="small" icon={<Copy />} onClick={onCopy} aria-label={t('system.copyOf', { title })}>
              {t(`system.copy.${kind}`)}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
