import type { TemplateView } from '@coverwright/contract/design/templates'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { ArrowLeft, CloudAlert, CloudCheck, Eye, GitCompare, Redo2, Send, Undo2 } from 'lucide-react'
import type { Saving } from './use-mail-saving'
import { useHistory } from './use-mail'

type Props = {
  template: TemplateView
  saving: Saving
  acts: { preview: () => void; sendTest: () => void; use: () => void; compare: () => void }
}

/** Where one is, how it stands with saving, what can be taken back, and what becomes of the mail. */
export function BuilderBar({ template, saving, acts }: Props) {
  const t = useTexts('templates')
  const { canUndo, canRedo, undo, redo } = useHistory()
  const { name, version, isChanged, may, madeFrom, usedBy } = template
  const next = (version ?? 0) + 1
  const isBad = saving.state === 'refused'
  return (
    <header className="mail-top">
      <Link href="/email-template-list" aria-label={t('build.back')}>
        <ArrowLeft size={16} aria-hidden />
      </Link>
      <h1 className="cw-cut">{name}</h1>
      <StateTag tone={version !== null && !isChanged ? 'success' : 'info'}>
        {version !== null && !isChanged ? t('states.version', { version }) : t('build.draft', { version: next })}
      </StateTag>
      <span className="mail-saved" role={isBad ? 'alert' : 'status'} data-bad={isBad || undefined}>
        {isBad ? <CloudAlert size={14} aria-hidden /> : <CloudCheck size={14} aria-hidden />}
        <span>{isBad ? saving.told : t(saving.state === 'saved' ? 'build.saved' : 'build.saving')}</span>
      </span>
      {may.includes('edit') && (
        <>
          <Button type="text" icon={<Undo2 />} aria-label={t('build.undo')} disabled={!canUndo} onClick={undo} />
          <Button type="text" icon={<Redo2 />} aria-label={t('build.redo')} disabled={!canRedo} onClick={redo} />
        </>
      )}
      <span className="mail-grow" />
      {usedBy.length > 0 && (
        <Link className="mail-soft cw-cut" href="/email-template-use">
          {t('build.usedBy', { product: usedBy[0]?.productName ?? '', count: usedBy.length })}
        </Link>
      )}
      {madeFrom && madeFrom.newest > madeFrom.version && (
        <Button icon={<GitCompare />} onClick={acts.compare}>
          {t('build.newer')}
        </Button>
      )}
      <Button icon={<Eye />} onClick={acts.preview}>
        {t('build.look')}
      </Button>
      {may.includes('edit') && (
        <Button icon={<Send />} onClick={acts.sendTest}>
          {t('build.test')}
        </Button>
      )}
      {may.includes('use') && (
        <Button type="primary" onClick={acts.use} disabled={version !== null && !isChanged && saving.state === 'saved'}>
          {t('build.use', { version: next })}
        </Button>
      )}
    </header>
  )
}
