import type { FindingView, TableView } from '@coverwright/contract/tables'
import type { TableColumn } from '@coverwright/rules/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useErrorWords } from '../platform/words'
import { customerWords } from './customer-words'
import { useKeepTest } from './use-tables'

/** Keeps the customer of a finding as a test of the product, by the data names that the columns are fed from. */
export function useKeepFinding(table: TableView) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const { mutate } = useKeepTest()
  if (!table.may.includes('edit')) return undefined
  return ({ customer }: FindingView, columns: readonly TableColumn[]) => {
    const today = new Date().toISOString().slice(0, 10)
    const { plan, ...answers } = answersOf(customer, table.columns)
    const title = `${table.name}: ${customerWords(customer, columns)}`.slice(0, 200)
    mutate(
      {
        productId: table.productId,
        title,
        origin: 'finding',
        customer: { answers, plan: typeof plan === 'string' ? plan : 'standard', today, startDate: today },
      },
      {
        onSuccess: () => toast({ text: t('problems.kept') }),
        onError: (error) => toast({ text: words(error), tone: 'danger' }),
      },
    )
  }
}

const NAME = /^[a-z][a-zA-Z0-9_]{0,63}$/

/** A column that is fed from an expression says nothing about a single answer; one that is fed from a name does. */
function answersOf(customer: FindingView['customer'], columns: TableView['columns']): Record<string, string | boolean> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const value = customer[column.id]
      if (!('source' in column) || !column.source || !NAME.test(column.source) || value === undefined) return []
      if (value === 'any') return []
      return [[column.source, column.of === ('yesNo' as string) ? value === 'true' : value]]
    }),
  )
}
