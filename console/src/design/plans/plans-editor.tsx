import type { PlansView } from '@coverwright/contract/design/plans'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState } from '@coverwright/ui/page'
import { SaveBar } from '@coverwright/ui/save-bar'
import { TypedFieldsIn } from '@coverwright/ui/typed-fields'
import { Layers, Plus, Save, Undo2 } from 'lucide-react'
import { AddOnsCard } from './add-ons-card'
import { CoverTable } from './cover-table'
import { DeclarationsCard } from './declarations-card'
import { DocumentsCard } from './documents-card'
import { LanguageBar } from './language-bar'
import { type PlansEditing, usePlansDraft } from './use-plans-draft'

export function PlansEditor({ view }: { view: PlansView }) {
  const t = useTexts('plans')
  const editor = usePlansDraft(view)
  const { draft, mayEdit, language } = editor
  const addFirst = () =>
    editor.act({ do: 'addPlan', id: editor.newId(), title: { [language]: t('newPlan', { number: 1 }) } })
  if (draft.plans.length === 0)
    return (
      <div className="cw-card">
        <EmptyState
          picture={<Layers size={24} />}
          title={t('empty.title')}
          about={t('empty.about')}
          {...(mayEdit ? { action: { label: t('empty.add'), icon: <Plus />, onSelect: addFirst } } : {})}
        />
      </div>
    )
  return (
    <div className="plans">
      <TypedFieldsIn value={editor.fields}>
        <LanguageBar editor={editor} />
        <CoverTable editor={editor} />
        <AddOnsCard editor={editor} />
        <DeclarationsCard editor={editor} />
        <DocumentsCard editor={editor} />
      </TypedFieldsIn>
      {mayEdit && (
        <SaveBar
          label={t('bar')}
          status={t(editor.isUnsaved ? 'unsaved' : 'allSaved')}
          told={<Told told={editor.told} />}
        >
          <Button icon={<Undo2 />} disabled={!editor.canUndo} onClick={editor.undo}>
            {t('undo')}
          </Button>
          <Button
            type="primary"
            icon={<Save />}
            disabled={!editor.isUnsaved}
            loading={editor.isSaving}
            onClick={() => void editor.save()}
          >
            {t('save')}
          </Button>
        </SaveBar>
      )}
    </div>
  )
}

/** Why the plans could not be saved, and where that can be put right. */
function Told({ told }: { told: PlansEditing['told'] }) {
  const t = useTexts('plans')
  if (!told) return null
  return (
    <p className="plans-error" role="alert">
      {told.text}{' '}
      {told.usesAt && (
        <Link className="cw-link" href={told.usesAt}>
          {t('usesAt')}
        </Link>
      )}
    </p>
  )
}
