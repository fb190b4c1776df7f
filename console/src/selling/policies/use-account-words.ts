import { useTexts } from '@coverwright/ui/locales'

const KNOWN = [
  'gateway',
  'buyer',
  'premium',
  'discount',
  'fee',
  'tax',
  'levy',
  'commission',
  'units',
  'platform',
] as const
const DEEDS = ['policy.issued', 'policy.cancelled', 'payment.received', 'payment.refunded', 'policy.givenBack'] as const

/** Accounts and what moved them, in words; what is not known by one is shown as it is booked. */
export function useAccountWords() {
  const t = useTexts('policies')
  return {
    account(account: string) {
      const [kind = '', which] = account.split(':')
      const known = KNOWN.find((word) => word === kind)
      if (!known) return account
      return which ? `${t(`account.${known}`)} (${which})` : t(`account.${known}`)
    },
    what(what: string) {
      const known = DEEDS.find((deed) => deed === what)
      return known ? t(`moved.${known.replace('.', '_')}`) : what
    },
  }
}
