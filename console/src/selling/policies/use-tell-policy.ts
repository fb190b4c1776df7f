import type { AuditEntry } from '@coverwright/contract/company/audit'
import type { PolicyView } from '@coverwright/contract/selling/policies'
import { cancelMethods } from '@coverwright/rules/selling/policies'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

/** What more there is to say of an entry in the story of a policy: how much, by which method, how many papers. */
export function useTellPolicy({ total, number }: PolicyView): (entry: AuditEntry) => string | undefined {
  const t = useTexts('policies')
  const { money } = useFormats()
  return ({ what, about }) => {
    switch (what) {
      case 'policies.issued':
        return number
      case 'orders.paid':
        return money(total)
      case 'payments.paid':
      case 'payments.failed':
      case 'payments.refunded':
      case 'payments.refundAsked':
        return typeof about.amountMinor === 'number'
          ? money({ minor: about.amountMinor, currency: total.currency })
          : undefined
      case 'policies.cancelled': {
        const method = cancelMethods.find((word) => word === about.method)
        return method && t(`cancel.methods.${method}.name`)
      }
      case 'documents.sent':
        return typeof about.documents === 'number' ? t('story.documents', { count: about.documents }) : undefined
      default:
        return undefined
    }
  }
}
