import type { ComponentKind } from '@coverwright/rules/design/library'
import type { Page } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { GripVertical, X } from 'lucide-react'
import { ComponentList, SaveComponentDialog, useComponent } from '../library'
import { readClip } from './actions/clipboard'
import type { Copied } from './actions/copy-items'
import type { Place } from './actions/places'
import { useBrought } from './brought'
import type { FormEditing } from './use-form-editor'

type Acts = Pick<FormEditing, 'acts'>

/** Shared components beside the outline: dragged to a place in it, or put behind what is chosen. */
export function SharedComponents({ editing: { acts }, onClose }: { editing: Acts; onClose: () => void }) {
  const t = useTexts('editor')
  const put = usePutComponent(acts)
  return (
    <section className="editor-add editor-components" aria-label={t('components.title')}>
      <header>
        <h3>{t('components.title')}</h3>
        <Button size="small" type="text" icon={<X />} aria-label={t('components.close')} onClick={onClose} />
      </header>
      <ComponentList grip={({ id, name }) => <ComponentGrip id={id} name={name} />} onPut={(id) => void put(id)} />
    </section>
  )
}

/** As a paste is: a copy with names that are free here. */
export function usePutComponent(acts: FormEditing['acts']) {
  const fetchComponent = useComponent()
  return (id: string, place?: Place) => fetchComponent(id, (kind, pages) => acts.paste(copiedOf(kind, pages), place))
}

function ComponentGrip({ id, name }: { id: string; name: string }) {
  const t = useTexts('editor')
  return (
    <span
      {...useBrought({ component: id, title: name })}
      className="editor-grip"
      title={t('components.drag', { name })}
    >
      <GripVertical size={14} aria-hidden />
    </span>
  )
}

const copiedOf = (kind: ComponentKind, pages: readonly Page[]): Copied =>
  kind === 'page' ? { pages, questions: [] } : { pages: [], questions: pages.flatMap(({ questions }) => questions) }

/** What is chosen, kept as a component: whole pages, or questions on a page that has no title. */
export function SaveChosen({ editing: { acts }, onClose }: { editing: FormEditing; onClose: () => void }) {
  const chosen = readClip(acts.clip() ?? '')
  return chosen ? <SaveComponentDialog {...pieceOf(chosen)} onClose={onClose} /> : null
}

function pieceOf({ pages, questions }: Copied): { kind: ComponentKind; pages: readonly Page[] } {
  const loose = questions.length > 0 ? [{ id: 'questions', title: {}, questions }] : []
  return { kind: pages.length > 0 ? 'page' : 'questions', pages: [...pages, ...loose] }
}
