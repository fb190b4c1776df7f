import { Button } from '@coverwright/ui/button'
import { StateTabs } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { ErrorState, ListSkeleton, PageHeader } from '@coverwright/ui/page'
import { SaveBar } from '@coverwright/ui/save-bar'
import { useListState } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { MatrixTable } from './matrix-table'
import { useMatrixDraft } from './use-matrix-draft'
import { useMatrix } from './use-members'
import { useUserTabs } from './use-user-tabs'
import './members.css'
import './matrix.css'

const noRoles: never[] = []

/** Every permission by area against every role: who may do what, at a glance, and changed in place. */
export function PermissionMatrix() {
  const t = useTexts('members')
  const words = useErrorWords()
  const { value, onChange } = useListState()
  const matrix = useMatrix()
  const draft = useMatrixDraft(matrix.data?.roles ?? noRoles)
  return (
    <div className="cw-list">
      <PageHeader title={t('title')} purpose={t('matrix.purpose')} />
      <StateTabs label={t('title')} tabs={useUserTabs()} value={value} onChange={onChange} />
      {matrix.data ? (
        <MatrixTable {...matrix.data} draft={draft} />
      ) : (
        <div className="cw-card">
          {matrix.error ? (
            <ErrorState about={words(matrix.error)} onRetry={() => void matrix.refetch()} />
          ) : (
            <ListSkeleton rows={12} height={56} />
          )}
        </div>
      )}
      {draft.changes > 0 && (
        <SaveBar
          label={t('matrix.unsaved')}
          status={
            <>
              <b>{t('matrix.changes', { count: draft.changes })}</b> {t('matrix.people', { count: draft.people })}
            </>
          }
        >
          <Button onClick={draft.discard}>{t('matrix.discard')}</Button>
          <Button type="primary" loading={draft.isSaving} onClick={() => void draft.save()}>
            {t('matrix.save')}
          </Button>
        </SaveBar>
      )}
    </div>
  )
}
