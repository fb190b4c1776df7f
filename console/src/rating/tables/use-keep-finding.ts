import { pricingOperations } from '@coverwright/contract/rating/pricing'
import type { FindingView, TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { parseDay, printDay } from '@coverwright/rules/kernel'
import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { findingAnswers } from '@coverwright/rules/rating/tables'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useCallback, useEffect, useRef } from 'react'
import { useCompanyDay } from '../../platform/day'
import { asked } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { customerWords } from './customer-words'
import { useKeepTest } from './use-tables'

/** Always the same person for what the fault does not say. */
const SEED = 1

/** Whoever falls into a gap must get a price: such a test fails until the gap is mended. Others keep what they pay now. */
const WITHOUT_PRICE = ['table.gap', 'table.gapBeside', 'table.skipped']
const SOME_PRICE = { decision: 'accept', yearly: 'some' } as const

/** Keeps the customer of a finding as a test of the product: what the fault says of it, the rest made up as for the simulator. */
export function useKeepFinding(table: TableView, version: TableVersionView, columns: readonly TableColumn[]) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const { mutateAsync } = useKeepTest()
  const day = useCompanyDay()
  const { productId } = table
  const keep = async ({ code, customer }: FindingView): Promise<boolean> => {
    const hasNone = WITHOUT_PRICE.includes(code)
    const today = printDay(day)
    const startDate = version.effectiveFrom > today ? version.effectiveFrom : today
    const days = { today: day, startDate: parseDay(startDate) ?? 0 }
    const { answers, open } = findingAnswers(customer, table.columns as readonly TableColumn[], days)
    const { plan, ...said } = answers
    const title = `${table.name}: ${customerWords(customer, columns)}`.slice(0, 200)
    try {
      const { customers } = await asked(pricingOperations.makeCustomers, { productId, count: 1, seed: SEED })
      const [made] = customers
      if (!made) return false
      await mutateAsync({
        productId,
        title,
        origin: 'finding',
        ...(hasNone && { expected: SOME_PRICE }),
        customer: {
          answers: { ...made.answers, ...said },
          plan: typeof plan === 'string' ? plan : made.plan,
          today,
          startDate,
        },
      })
      const kept = t(hasNone ? 'problems.keptGap' : 'problems.kept')
      toast({ text: open.length === 0 ? kept : t('problems.keptOpen', { columns: open.join(', ') }) })
      return true
    } catch (error) {
      toast({ text: words(error), tone: 'danger' })
      return false
    }
  }
  const latest = useRef(keep)
  useEffect(() => void (latest.current = keep))
  /** Whether it was kept. Always the same function: a long list that is given it is not drawn anew with every key. */
  const always = useCallback((finding: FindingView) => latest.current(finding), [])
  return table.may.includes('edit') ? always : undefined
}
