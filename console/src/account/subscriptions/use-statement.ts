import { type StatementLine, subscriptionOperations } from '@coverwright/contract/account/subscriptions'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { useLocation } from '@tanstack/react-router'
import { useOperation, useWrite } from '../../platform/queries'
import type { Period } from './periods'
import type { StatementWords } from './statement-csv'

export const useStatement = (period: Period) =>
  useOperation(subscriptionOperations.getStatement, period, { keepsLast: true })

export const useMonthStatement = () => useWrite(subscriptionOperations.getMonthStatement)

/** The period stands in the address, so that a statement can be sent to a colleague. */
export function usePeriod() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { from, to, ...others } = search as Record<string, string>
  const period: Period = { ...(from ? { from } : {}), ...(to ? { to } : {}) }
  const choose = (next: Period) => {
    const query = new URLSearchParams({ ...others, ...next })
    navigate(query.size ? `${pathname}?${query}` : pathname)
  }
  return { period, choose }
}

export function useStatementWords(): StatementWords {
  const t = useTexts('subscriptions')
  const { deadline } = useFormats()
  return {
    columns: [t('column.date'), t('column.description'), t('column.in'), t('column.out'), t('column.balance')],
    opening: t('statement.opening'),
    closing: t('statement.closing'),
    line: ({ kind, trialEndsAt, note }: StatementLine) => t(`line.${kind}`, { until: deadline(trialEndsAt), note }),
  }
}
