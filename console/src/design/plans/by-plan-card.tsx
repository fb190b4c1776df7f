import { textIn } from '@coverwright/rules/languages'
import { Card } from '@coverwright/ui/card'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Plan } from './plan-actions'
import type { PlansEditing } from './use-plans-draft'

export type ByPlanRow = {
  id: string
  head: ReactNode
  cells?: readonly ReactNode[]
  inPlan: (plan: Plan) => ReactNode
  remove?: { label: string; onRemove: () => void }
}
type Props = {
  title: string
  /** How many there are, where that is not the number of lines. */
  count?: number
  /** Of what stands before the plans. */
  columns: readonly string[]
  rows: readonly ByPlanRow[]
  editor: PlansEditing
  /** Under the table: what can be added. */
  children?: ReactNode
}

/** Things that each plan has or has not: one line for each of them, one column for each plan. */
export function ByPlanCard({ title, count, columns, rows, editor: { draft, language, mayEdit }, children }: Props) {
  return (
    <Card title={title} beside={count ?? rows.length}>
      {rows.length > 0 && (
        <div className="plans-scroll">
          <table className="plans-table">
            <thead>
              <tr>
                {[...columns, ...draft.plans.map((plan) => textIn(plan.title, language))].map((column, at) => (
                  <th key={at} scope="col">
                    {column}
                  </th>
                ))}
                {mayEdit && rows.some(({ remove }) => remove) && <td className="plans-end" />}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, head, cells = [], inPlan, remove }) => (
                <tr key={id}>
                  <th scope="row">{head}</th>
                  {cells.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                  {draft.plans.map((plan) => (
                    <td key={plan.id} className="plans-check">
                      {inPlan(plan)}
                    </td>
                  ))}
                  {mayEdit && remove && (
                    <td className="plans-end">
                      <button
                        type="button"
                        className="cw-icon-button"
                        aria-label={remove.label}
                        onClick={remove.onRemove}
                      >
                        <X />
                      </button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {children && <div className="plans-adds">{children}</div>}
    </Card>
  )
}
