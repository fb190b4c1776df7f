import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { ArrowLeft, Eye, GitCompare, Redo2, Send, Undo2 } from 'lucide-react'
import { hasNewer, places } from '../places'
import { HeadFields } from './head-fields'
import { SavingState } from './saving-state'
import type { BuilderActs } from './use-builder-acts'
import { useBuilder } from './use-building'

/** Where one is, how it stands with saving, what can be taken back, and what becomes of the template. */
export function BuilderBar({ acts }: { acts: BuilderActs }) {
  const t = useTexts('templates')
  const { template, drafting, mayEdit } = useBuilder()
  const { draft, canUndo, canRedo, saving, isUnsaved } = drafting
  const { kind, version, isChanged, may, madeFrom, usedBy, alsoUsedBy, uses, system } = template
  const next = Math.max(version ?? 0, (system && madeFrom?.newest) || 0) + 1
  const isCurrent = version !== null && !isChanged && !isUnsaved
  const isStuck = saving === 'refused' || saving === 'asked'
  return (
    <header className="mail-top">
      <Link
        href={system ? places[kind].system : places[kind].list}
        aria-label={t(system ? `system.all.${kind}` : `build.back.${kind}`)}
      >
        <ArrowLeft size={16} aria-hidden />
      </Link>
      <HeadFields />
      <StateTag tone={isCurrent && uses > 0 ? 'success' : 'info'}>
        {isCurrent ? t(uses > 0 ? 'states.version' : 'states.ready', { version }) : t('build.draft', { version: next })}
      </StateTag>
      {mayEdit && (
        <>
          <Button type="text" icon={<Undo2 />} aria-label={t('build.undo')} disabled={!canUndo} onClick={draft.undo} />
          <Button type="text" icon={<Redo2 />} aria-label={t('build.redo')} disabled={!canRedo} onClick={draft.redo} />
        </>
      )}
      {/* Behind the steps back: words that grow and shrink push nothing from under a pointer. */}
      <SavingState />
      <span className="mail-grow" />
      {usedBy.length > 0 && (
        <Link className="mail-soft cw-cut" href={places[kind].uses}>
          {t('build.usedBy', { product: usedBy[0]?.productName ?? '', count: usedBy.length })}
        </Link>
      )}
      {kind === 'page' && alsoUsedBy[0] && (
        <Link className="mail-soft cw-cut" href={places.page.uses}>
          {t('build.onPages', { name: alsoUsedBy[0].name, count: alsoUsedBy.length })}
        </Link>
      )}
      {hasNewer(template) && (
        <Button icon={<GitCompare />} disabled={isStuck} onClick={acts.compare}>
          {t(system ? 'system.newer' : 'build.newer')}
        </Button>
      )}
      <Button className="mail-do" icon={<Eye />} onClick={acts.preview}>
        {t('build.look')}
      </Button>
      {mayEdit && kind !== 'page' && (
        <Button className="mail-do" icon={<Send />} disabled={isStuck} onClick={acts.sendTest}>
          {t('build.test')}
        </Button>
      )}
      {may.includes('use') && (
        <Button className="mail-do" type="primary" onClick={acts.use} disabled={isCurrent || isStuck}>
          {t(system ? 'system.publish' : 'build.use', { version: next })}
        </Button>
      )}
    </header>
  )
}
