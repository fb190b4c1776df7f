import { templateOperations as operations, type SystemTemplateView } from '@coverwright/contract/design/templates'
import { textIn } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Loaded, PageHeader } from '@coverwright/ui/page'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { CreateDialog } from './create-dialog'
import { systemMailOf } from './places'
import './templates.css'

/** The mails that come with the house: to look at, and to begin one's own with. */
export function SystemPage() {
  const t = useTexts('templates')
  const words = useErrorWords()
  const [copied, setCopied] = useState<SystemTemplateView['key'] | null>(null)
  return (
    <>
      <PageHeader title={t('system.title')} purpose={t('system.purpose')} />
      <Loaded asked={useOperation(operations.listSystem, {})} words={words}>
        {({ rows, may }) => (
          <div className="templates-cards">
            {rows.map((row) => (
              <SystemCard
                key={row.key}
                row={row}
                onCopy={may.includes('create') ? () => setCopied(row.key) : undefined}
              />
            ))}
          </div>
        )}
      </Loaded>
      {copied && <CreateDialog from={copied} onClose={() => setCopied(null)} />}
    </>
  )
}

function SystemCard({ row, onCopy }: { row: SystemTemplateView; onCopy: (() => void) | undefined }) {
  const t = useTexts('templates')
  const { language } = useLanguage()
  const title = textIn(row.title, language)
  return (
    <Card title={title}>
      <div className="templates-card">
        <p className="templates-subject">{textIn(row.body.subject, language)}</p>
        <p className="templates-facts">{t('system.facts', { version: row.version, count: row.copies })}</p>
        <div className="templates-acts">
          <Link href={systemMailOf(row.key)} aria-label={t('system.lookAt', { title })}>
            {t('system.look')}
          </Link>
          {onCopy && (
            <Button size="small" icon={<Copy />} onClick={onCopy} aria-label={t('system.copyOf', { title })}>
              {t('system.copy')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
