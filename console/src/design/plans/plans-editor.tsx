import type { PlansView } from '@coverwright/contract/design/plans'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState } from '@coverwright/ui/page'
import { TypedFieldsIn, useTypedFields } from '@coverwright/ui/typed-fields'
import { Layers, Plus } from 'lucide-react'
import { DraftBar } from '../../platform/draft'
import { RefusedCall } from '../../platform/wire'
import { settingsOf } from '../products'
import { AddOnsCard } from './add-ons-card'
import { CoverTable } from './cover-table'
import { DeclarationsCard } from './declarations-card'
import { DocumentsCard } from './documents-card'
import { LanguageBar } from './language-bar'
import { usePlanConflicts } from './use-plan-conflicts'
import { usePlansDraft } from './use-plans-draft'

export function PlansEditor({ view }: { view: PlansView }) {
  const t = useTexts('plans')
  const typed = useTypedFields()
  const editor = usePlansDraft(view)
  const { draft, drafting, mayEdit, language } = editor
  const words = usePlanConflicts({ mine: draft, theirs: drafting.theirs })
  const addFirst = () =>
    editor.act({ do: 'addPlan', id: editor.newId(), title: { [language]: t('newPlan', { number: 1 }) } })
  /** Where it can be put right. */
  const usesOf = (error: unknown) =>
    error instanceof RefusedCall &&
    error.code === 'plan.coverInUse' && (
      <Link className="cw-link" href={settingsOf(view.productId, '/bodyDataSet')}>
        {t('usesAt')}
      </Link>
    )
  return (
    <div className="plans">
      {draft.plans.length === 0 ? (
        <div className="cw-card">
          <EmptyState
            picture={<Layers size={24} />}
            title={t('empty.title')}
            about={t('empty.about')}
            {...(mayEdit ? { action: { label: t('empty.add'), icon: <Plus />, onSelect: addFirst } } : {})}
          />
        </div>
      ) : (
        <TypedFieldsIn value={typed.fields}>
          <LanguageBar editor={editor} />
          <CoverTable editor={editor} />
          <AddOnsCard editor={editor} />
          <DeclarationsCard editor={editor} />
          <DocumentsCard editor={editor} />
        </TypedFieldsIn>
      )}
      {(draft.plans.length > 0 || drafting.isUnsaved) && (
        <DraftBar
          draft={drafting}
          words={words}
          saved={t('saved')}
          typed={typed}
          stands={editor.stands}
          beside={usesOf}
        />
      )}
    </div>
  )
}
