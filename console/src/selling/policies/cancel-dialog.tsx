import { CancelDraft, type PolicyView } from '@coverwright/contract/selling/policies'
import { cancelMethods } from '@coverwright/rules/selling/policies'
import { FormDialog, type Values } from '@coverwright/ui/form'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useRef } from 'react'
import { useSubmit } from '../../platform/queries'
import { CancelSum } from './cancel-sum'
import { sumRefunded } from './sum-refunded'
import { useCancelPolicy } from './use-policies'

type Props = { policy: PolicyView; onClose: () => void }

/** Ends a policy: from which day, by which method, and first of all what is given back. */
export function CancelDialog({ policy, onClose }: Props) {
  const t = useTexts('policies')
  const { money, dayOf } = useFormats()
  const cancel = useCancelPolicy()
  // The sum that was read: the server does nothing when it would be another one now.
  const seen = useRef<number | null>(null)
  // The answer: once it is cancelled, there is no sum to be read any more.
  const cancelled = useRef(policy)
  const send = async (draft: CancelDraft) => {
    // Sent before any sum was read, it is refused in words unless nothing is given back.
    const givenBackMinor = seen.current ?? 0
    cancelled.current = await cancel.mutateAsync({ ...draft, policyId: policy.id, givenBackMinor })
  }
  const says = () => t('cancel.done', { number: policy.number, sum: money(sumRefunded(cancelled.current)) })
  const showSum = (values: Values) => {
    const draft = CancelDraft.safeParse(values)
    return (
      <CancelSum
        cancelling={draft.success ? { ...draft.data, policyId: policy.id } : null}
        onRead={(minor) => {
          seen.current = minor
        }}
      />
    )
  }
  return (
    <FormDialog
      {...useSubmit(send, { says, then: onClose })}
      title={t('cancel.title', { number: policy.number })}
      about={t('cancel.intro')}
      schema={CancelDraft}
      initial={{ countsFrom: firstDay(policy, dayOf(new Date())), method: policy.cancelBy, reason: '' }}
      fields={[
        {
          kind: 'date',
          name: 'countsFrom',
          label: t('cancel.countsFrom'),
          help: t('cancel.countsFromHelp'),
          earliest: policy.startDate,
          latest: policy.endDate,
        },
        {
          kind: 'choice',
          name: 'method',
          label: t('cancel.method'),
          options: cancelMethods.map((value) => ({
            value,
            label: t(`cancel.methods.${value}.name`),
            about: t(`cancel.methods.${value}.about`),
          })),
        },
        { kind: 'text', name: 'reason', label: t('cancel.reason'), isOptional: true, maxLength: 200 },
        { part: 'sum', shows: showSum },
      ]}
      submitLabel={t('cancel.submit')}
      leaveLabel={t('cancel.keep')}
      onClose={onClose}
    />
  )
}

/** Today by the company's clocks, as far as it is a day of cover. */
function firstDay({ startDate, endDate }: PolicyView, today: string): string {
  if (today < startDate) return startDate
  return today > endDate ? endDate : today
}
