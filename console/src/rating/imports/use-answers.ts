import type { ImportDetail, RegionPlan } from '@coverwright/contract/rating/imports'
import { type ColumnAsk, measuredTitle } from '@coverwright/rules/rating/imports'
import { acrossAnswered, answeredColumn, answeredCross, answeredTable, type CrossAsk, startedOn } from './answer-plan'
import { newTableName } from './new-table-name'
import type { Question } from './open-questions'
import { useCorrectRegion } from './use-imports'
import type { PlanDraft } from './use-plan'

type Column = RegionPlan['mapping']['columns'][number]

const METRES = { bare: 'm', kept: 'm' } as const
const bare = (column: Column | undefined) => ({
  measure: undefined,
  title: (column?.title ?? '').replace(/ \(m\)$/, ''),
})

const saidOf = (
  { ask, zeros }: Question,
  said: string,
  column: Column | undefined,
  currency: string,
): Partial<Column> => {
  switch (ask as ColumnAsk) {
    case 'empty':
      return { emptyMeans: said as Column['emptyMeans'] }
    case 'unit':
      return said === 'amount' ? { role: 'amount', currency: column?.currency ?? currency } : { role: 'factor' }
    case 'list':
      return { lists: said as NonNullable<Column['lists']> }
    case 'rest':
      return { restMeans: said as NonNullable<Column['restMeans']> }
    case 'scale':
      return { zeros: said === 'ones' ? 0 : (zeros ?? 0) }
    case 'mark':
      return { numberStyle: said as Column['numberStyle'] }
    case 'metres':
      return said === 'metres' ? { measure: METRES, title: measuredTitle(column?.title ?? '', METRES) } : bare(column)
    case 'dash':
      return { dashMeans: said as NonNullable<Column['dashMeans']> }
    case 'days':
    case 'name':
      return {}
  }
}

/** What becomes of the plan when a question is answered; a table that is turned is looked at anew by the server. */
export function useAnswers(detail: ImportDetail, plan: PlanDraft, region: RegionPlan) {
  const correct = useCorrectRegion()
  const { sheet, regionId, mapping } = region
  const turn = async () => {
    const edges = detail.sheets[sheet]?.regions.find(({ id }) => id === regionId)?.edges
    if (!edges) return
    const asked = { id: detail.import.id, sheet, regionId, edges: { ...edges, isTurned: true } }
    const fresh = await correct.mutateAsync(asked).catch(() => null)
    if (fresh) plan.take(fresh)
  }
  const answer = (question: Question, said: string) => {
    const change = (next: RegionPlan['mapping']) => plan.change(sheet, regionId, { mapping: next })
    if (question.key.startsWith('cross '))
      return change(answeredCross(mapping, question.ask as CrossAsk, said, question.zeros ?? 0))
    if (question.at !== null) {
      const ask = question.ask as ColumnAsk
      const column = mapping.columns.find(({ at }) => at === question.at)
      return change(answeredColumn(mapping, question.at, ask, saidOf(question, said, column, detail.currency)))
    }
    if (question.ask === 'turned' && said === 'turn') return void turn()
    if (question.ask === 'across') {
      const found = detail.sheets[sheet]?.regions.find(({ id }) => id === regionId)
      return found && change(acrossAnswered(mapping, found, said as 'rows' | 'apart', detail))
    }
    if (question.ask === 'hidden')
      return plan.replace((plans) =>
        answeredTable(plans, region, 'hidden', { mapping: { hidden: said as 'take' | 'leave' } }),
      )
    if (question.ask === 'blank')
      return plan.replace((plans) =>
        answeredTable(plans, region, 'blank', { mapping: { blank: said as 'none' | 'rest' } }),
      )
    if (question.ask === 'starts') return plan.replace((plans) => startedOn(plans, said))
    if (question.ask === 'table') {
      const table = detail.tables.find(({ id }) => id === said)
      return plan.replace((plans) => {
        const tableName = table?.name ?? newTableName(detail, plans, region)
        return answeredTable(plans, region, 'table', { plan: { tableId: table?.id ?? null, tableName } })
      })
    }
    return plan.replace((plans) => answeredTable(plans, region, 'turned', {}))
  }
  return { answer, error: correct.error }
}
