import { pricingOperations } from '@coverwright/contract/pricing'
import type { FindingView, TableVersionView, TableView } from '@coverwright/contract/tables'
import { parseDay } from '@coverwright/rules/kernel'
import type { TableColumn } from '@coverwright/rules/pricing'
import { findingAnswers } from '@coverwright/rules/tables'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { asked } from '../platform/queries'
import { useErrorWords } from '../platform/words'
import { customerWords } from './customer-words'
import { useKeepTest } from './use-tables'

/** Always the same person for what the fault does not say. */
const SEED = 1

/** Keeps the customer of a finding as a test of the product: what the fault says of it, the rest made up as for the simulator. */
export function useKeepFinding(table: TableView, version: TableVersionView) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const { mutateAsync } = useKeepTest()
  if (!table.may.includes('edit')) return undefined
  const { productId } = table
  return async ({ customer }: FindingView, columns: readonly TableColumn[]) => {
    const today = new Date().toISOString().slice(0, 10)
    const startDate = version.effectiveFrom > today ? version.effectiveFrom : today
    const days = { today: parseDay(today) ?? 0, startDate: parseDay(startDate) ?? 0 }
    const { answers, open } = findingAnswers(customer, table.columns as readonly TableColumn[], days)
    const { plan, ...said } = answers
    const title = `${table.name}: ${customerWords(customer, columns)}`.slice(0, 200)
    try {
      const { customers } = await asked(pricingOperations.makeCustomers, { productId, count: 1, seed: SEED })
      const [made] = customers
      if (!made) return
      await mutateAsync({
        productId,
        title,
        origin: 'finding',
        customer: {
          answers: { ...made.answers, ...said },
          plan: typeof plan === 'string' ? plan : made.plan,
          today,
          startDate,
        },
      })
      if (open.length === 0) toast({ text: t('problems.kept') })
      else toast({ text: t('problems.keptOpen', { columns: open.join(', ') }) })
    } catch (error) {
      toast({ text: words(error), tone: 'danger' })
    }
  }
}
