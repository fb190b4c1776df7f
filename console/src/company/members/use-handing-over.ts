import type { MemberView } from '@coverwright/contract/company/members'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { useToast } from '../../platform/toast'
import { memberName } from './member-words'
import { useCancelTransfer, useStartTransfer } from './use-members'

/** Asks a secondary user to become the primary user; nothing changes until they confirm. */
export function useStartHandingOver() {
  const t = useTexts('members')
  const withToast = useToast()
  const [start, cancel] = [useStartTransfer(), useCancelTransfer()]
  return async (member: MemberView) => {
    const name = memberName(member)
    const isSure = await askFirst({
      about: 'act',
      title: t('ask.transfer.title', { name }),
      loses: [t('ask.transfer.loses'), t('ask.transfer.losesToo')],
      keeps: t('ask.transfer.keeps', { name }),
      verb: t('ask.transfer.verb'),
    })
    if (!isSure) return
    await withToast(() => start.mutateAsync({ memberId: member.id }), {
      text: t('done.transfer', { name }),
      undo: () => cancel.mutateAsync({}),
    })
  }
}
