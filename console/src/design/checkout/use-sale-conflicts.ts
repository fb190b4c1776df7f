import { type Language, languageNames } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import type { Conflict, ConflictWords } from '../../platform/draft'

const NAMED = {
  startsOn: 'cover.starts',
  lasts: 'cover.lasts',
  priceHoldsDays: 'promise.keeps',
  coolingOffDays: 'promise.cooling',
  cancelBy: 'promise.cancel',
  minimumRefundMinor: 'promise.least',
  commission: 'commission.title',
  claim: 'claim.title',
  direct: 'commission.direct.label',
  agent: 'commission.agent.label',
  partner: 'commission.partner.label',
} as const

/** What two people changed: 'Commission · Agents', with the value of either. */
export function useSaleConflicts(): ConflictWords {
  const t = useTexts('checkout')
  const wordOf = (name: string) =>
    name in NAMED ? t(NAMED[name as keyof typeof NAMED]) : (languageNames[name as Language] ?? name)
  const say = (value: unknown): string => {
    if (value === 'proRata' || value === 'shortRate') return t(`promise.methods.${value}`)
    if (typeof value !== 'object' || value === null) return String(value)
    return 'kind' in value ? t(`cover.length.${value.kind as 'year'}`) : Object.values(value).map(String).join(', ')
  }
  return { nameOf: ({ path }: Conflict) => path.map(wordOf).join(' · ') || t('title'), say }
}
