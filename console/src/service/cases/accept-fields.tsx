import type { CaseView, ClerkTerms, TermsPreview } from '@coverwright/contract/service/cases'
import { minorDigits } from '@coverwright/rules/money'
import { Button } from '@coverwright/ui/button'
import { Field } from '@coverwright/ui/field'
import { useFormats } from '@coverwright/ui/formats'
import { languageNames, useTexts } from '@coverwright/ui/locales'
import { NumberInput } from '@coverwright/ui/number-input'
import { Input } from 'antd'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import { AuthorityLines } from './authority-lines'
import { useAcceptCase } from './use-cases'

type Props = {
  view: CaseView
  terms: ClerkTerms
  onTerms: (terms: ClerkTerms) => void
  preview: { data: TermsPreview | undefined; error: unknown; isPlaceholderData: boolean }
}

const MOST_LOADING = 1000

/** What is typed is priced as one types; what is offered is the sum that stands on the button. */
export function AcceptFields({ view, terms, onTerms, preview: { data, error, isPlaceholderData } }: Props) {
  const t = useTexts('cases')
  const { money } = useFormats()
  const withToast = useToast()
  const accept = useAcceptCase()
  const [note, setNote] = useState('')
  const currency = data?.withTerms.total.currency ?? view.total?.currency ?? 'HKD'
  const unit = 10 ** minorDigits(currency)
  const isReady = data !== undefined && !error && !isPlaceholderData && data.authority.refusal === null
  const total = data ? money(data.withTerms.total) : ''
  const send = () =>
    data &&
    void withToast(
      () => accept.mutateAsync({ caseId: view.id, ...terms, note, totalMinor: data.withTerms.total.minor }),
      { text: t('decision.offered', { total, email: view.email }) },
    )
  const fee = (amount: number | null) =>
    onTerms({ ...terms, fee: amount ? { minor: Math.round(amount * unit), currency } : null })
  const lines = (text: string) => text.split('\n').map((line) => line.trim()).filter(Boolean) // oxfmt-ignore
  return (
    <>
      <div className="case-halves">
        <Field label={t('decision.loading')}>
          {(control) => (
            <NumberInput
              {...control}
              min={0}
              max={MOST_LOADING}
              precision={2}
              suffix="%"
              value={terms.loadingPercent === '' ? null : Number(terms.loadingPercent)}
              onChange={(percent) => onTerms({ ...terms, loadingPercent: percent ? String(percent) : '' })}
            />
          )}
        </Field>
        <Field label={t('decision.fee')}>
          {(control) => (
            <NumberInput
              {...control}
              min={0}
              precision={minorDigits(currency)}
              prefix={currency}
              value={terms.fee === null ? null : terms.fee.minor / unit}
              onChange={fee}
            />
          )}
        </Field>
      </div>
      <Field
        label={t('decision.exclusions')}
        help={t('decision.exclusionsHelp', { language: languageNames[view.language] })}
        isOptional
      >
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={({ target }) => onTerms({ ...terms, exclusions: lines(target.value) })}
          />
        )}
      </Field>
      <Field label={t('decision.note')} isOptional>
        {(control) => (
          <Input {...control} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
        )}
      </Field>
      {data && <AuthorityLines authority={data.authority} />}
      <Button type="primary" block disabled={!isReady} loading={accept.isPending} onClick={send}>
        {t('decision.offer', { total })}
      </Button>
    </>
  )
}
