import { planDocumentKinds } from '@coverwright/rules/design/plans'
import { useTexts } from '@coverwright/ui/locales'
import { ByPlanCard } from './by-plan-card'
import { DocumentCell } from './document-cell'
import type { PlansEditing } from './use-plans-draft'

/** What buyers can read before they choose: the policy booklet and the cover document of each plan. */
export function DocumentsCard({ editor }: { editor: PlansEditing }) {
  const t = useTexts('plans')
  const count = editor.draft.plans.reduce((sum, plan) => sum + plan.booklet.length + plan.coverDocument.length, 0)
  const rows = planDocumentKinds.map((kind) => ({
    id: kind,
    head: (
      <span className="plans-document-words">
        <b>{t(`documents.${kind}`)}</b>
        <span className="plans-quiet">{t(`documents.about.${kind}`)}</span>
      </span>
    ),
    inPlan: (plan: (typeof editor.draft.plans)[number]) => <DocumentCell plan={plan} kind={kind} editor={editor} />,
  }))
  return (
    <ByPlanCard
      title={t('documents.title')}
      count={count}
      columns={[t('documents.column')]}
      rows={rows}
      editor={editor}
    >
      <span className="plans-quiet">{t('documents.how')}</span>
    </ByPlanCard>
  )
}
