import type { BodyView, ProductView } from '@coverwright/contract/design/products'
import { later } from '@coverwright/ui/later'
import { useTexts } from '@coverwright/ui/locales'
import { FormSkeleton } from '@coverwright/ui/page'
import { toast } from '@coverwright/ui/toast'
import { Suspense, useMemo, useRef, useState } from 'react'
import { DraftConflicts } from '../../platform/draft'
import { ReadOnlyNotice } from '../products'
import { boundTo } from './actions/flow-blocks'
import { AddDialog } from './add-dialog'
import { CanvasPane } from './canvas-pane'
import { EditingStrip } from './editing-strip'
import { KeysDialog } from './keys-dialog'
import { Keepers } from './logic/keepers'
import { OutlinePane } from './outline-pane'
import { PaneTabs } from './pane-tabs'
import { PanelPane } from './panel-pane'
import { ProblemsBar } from './problems-bar'
import { RemoveDialog } from './remove-dialog'
import { SaveChosen } from './shared-components'
import { TopBar } from './top-bar'
import { useEditing } from './use-editing'
import { useEditorKeys } from './use-editor-keys'
import { useFormConflicts } from './use-form-conflicts'
import { useFormEditor } from './use-form-editor'

const LogicMap = later(() => import('./logic/logic-map').then((part) => part.LogicMap))
const PreviewPane = later(() => import('./preview-pane').then((part) => part.PreviewPane))

type Props = { product: ProductView; body: BodyView; writers: readonly string[] }

/** Outline, page and settings side by side; what is done in one is seen in the others. */
export function FormEditor({ product, body, writers }: Props) {
  const t = useTexts('editor')
  const people = useEditing(product.id, product.may.includes('edit'))
  const editing = useFormEditor({ product, body, isEditor: people.isEditor })
  const { open, view, pane, whole, acts, drafting, store, language } = editing
  const strip = useMemo(() => <EditingStrip editing={people} />, [people])
  const root = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<readonly string[]>()
  const remove = (ids: readonly string[]) => {
    acts.remove(ids)
    setRemoved(undefined)
    toast({ text: t('remove.done', { count: ids.length }), undo: drafting.draft.undo })
  }
  const ask = (ids: readonly string[]) => {
    const { blocks, uses, sends } = boundTo(whole, ids, editing.elsewhere)
    if (blocks.length + uses.length + sends.length > 0) setRemoved(ids)
    else remove(ids)
  }
  const keys = useEditorKeys(editing, { onRemove: ask, root })
  const words = useFormConflicts({ mine: editing.pages, theirs: drafting.theirs, language })
  const close = () => store.setState({ open: 'none' })
  return (
    <div className="editor" ref={root} data-preview={open === 'preview' || undefined} data-pane={pane} {...keys}>
      <TopBar editing={editing} people={strip} />
      <div className="editor-asked">
        {!product.may.includes('edit') && <ReadOnlyNotice product={product} writers={writers} />}
        <DraftConflicts draft={drafting} words={words} />
        <Keepers editing={editing} />
      </div>
      <PaneTabs editing={editing} />
      <OutlinePane editing={editing} />
      {view === 'form' ? (
        <CanvasPane editing={editing} />
      ) : (
        <Suspense fallback={<FormSkeleton />}>
          <LogicMap editing={editing} />
        </Suspense>
      )}
      <PanelPane editing={editing} />
      {open === 'preview' && (
        <Suspense fallback={<FormSkeleton />}>
          <PreviewPane editing={editing} onClose={close} />
        </Suspense>
      )}
      <ProblemsBar editing={editing} />
      {open === 'keys' && <KeysDialog onClose={close} />}
      {open === 'add' && <AddDialog editing={editing} onClose={close} />}
      {open === 'saveComponent' && <SaveChosen editing={editing} onClose={close} />}
      {removed && (
        <RemoveDialog
          editing={editing}
          ids={removed}
          bound={boundTo(whole, removed, editing.elsewhere)}
          onClose={() => setRemoved(undefined)}
          onRemove={() => remove(removed)}
        />
      )}
    </div>
  )
}
