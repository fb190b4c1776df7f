import type { PolicyView } from '@coverwright/contract/selling/policies'
import { useTexts } from '@coverwright/ui/locales'
import type { ThingAction } from '@coverwright/ui/thing'
import { Ban, Send } from 'lucide-react'
import { useToast } from '../../platform/toast'
import { useResendDocuments } from './use-policies'

/** What the answer says may be done with it. */
export function usePolicyActions(policy: PolicyView, cancel: () => void): ThingAction[] {
  const t = useTexts('policies')
  const withToast = useToast()
  const resend = useResendDocuments()
  const sendAgain = () =>
    void withToast(() => resend.mutateAsync({ policyId: policy.id }), {
      text: t('resend.done', { email: policy.holder.email }),
    })
  const actions: ThingAction[] = [
    {
      key: 'resendDocuments',
      label: t('resend.verb'),
      about: t('resend.about', { email: policy.holder.email }),
      icon: <Send />,
      isBusy: resend.isPending,
      ...(policy.holder.email ? { onSelect: sendAgain } : { blocked: t('resend.noEmail') }),
    },
    {
      key: 'cancel',
      label: t('cancel.verb'),
      about: t('cancel.about'),
      icon: <Ban />,
      isDanger: true,
      onSelect: cancel,
    },
  ]
  return actions.filter(({ key }) => policy.may.some((may) => may === key))
}
