import type { CaseView } from '@coverwright/contract/service/cases'
import { useTexts } from '@coverwright/ui/locales'
import type { ThingAction } from '@coverwright/ui/thing'
import { Hand, UserRoundPlus } from 'lucide-react'
import { useToast } from '../../platform/toast'
import { useTakeCase } from './use-cases'

/** What the answer says may be done with it, beside deciding. */
export function useCaseActions({ id, number, may }: CaseView, handOver: () => void): ThingAction[] {
  const t = useTexts('cases')
  const withToast = useToast()
  const take = useTakeCase()
  const actions: ThingAction[] = [
    {
      key: 'take',
      label: t('take.verb'),
      icon: <Hand />,
      isBusy: take.isPending,
      onSelect: () => void withToast(() => take.mutateAsync({ caseId: id }), { text: t('take.done', { number }) }),
    },
    { key: 'handOver', label: t('handOver.verb'), icon: <UserRoundPlus />, onSelect: handOver },
  ]
  return actions.filter(({ key }) => may.some((each) => each === key))
}
