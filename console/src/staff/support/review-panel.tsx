import type { ReviewView } from '@coverwright/contract/company/companies'
import { companyDocuments } from '@coverwright/rules/company/companies'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { FormDialog } from '@coverwright/ui/form'
import { NOTHING } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { toast } from '@coverwright/ui/toast'
import { Check, FileText, X } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { useReview } from './use-reviews'

type Props = { review: ReviewView; operatorKey: string }

/** What one company handed in, and the two answers. */
export function ReviewPanel({ review, operatorKey }: Props) {
  const t = useTexts('support')
  const c = useTexts('companies')
  const withToast = useToast()
  const decide = useReview()
  const [isRefusing, setRefusing] = useState(false)
  const { companyId, name } = review
  const approve = () =>
    withToast(() => decide.mutateAsync({ operatorKey, companyId, decision: 'approve' }), {
      text: t('review.verified', { name }),
    })
  return (
    <Card title={name} end={<StateTag tone="info">{c(`verification.${review.verification}`)}</StateTag>}>
      <Facts review={review} />
      <Papers review={review} />
      <div className="review-answers">
        <Button type="primary" icon={<Check />} loading={decide.isPending} onClick={() => void approve()}>
          {t('review.approve')}
        </Button>
        <Button danger icon={<X />} onClick={() => setRefusing(true)}>
          {t('review.refuse')}
        </Button>
      </div>
      {isRefusing && <RefuseDialog review={review} operatorKey={operatorKey} onClose={() => setRefusing(false)} />}
    </Card>
  )
}

function Facts({ review }: { review: ReviewView }) {
  const c = useTexts('companies')
  const facts = [
    [c('field.licenceNumber'), review.licenceNumber],
    [c('field.businessType'), c(`businessType.${review.businessType}`)],
    [c('field.placeOfIncorporation'), review.placeOfIncorporation],
    [c('field.paymentMode'), c(`paymentMode.${review.paymentMode}`)],
    [c('field.mainBusinessAddress'), review.mainBusinessAddress],
    [c('field.businessEmail'), review.businessEmail],
    [c('field.officialEmail'), review.officialEmail],
    [c('field.contactNumber'), review.contactNumber],
    [c('field.websiteUrl'), review.websiteUrl],
    [c('field.bankName'), review.bankName],
    [c('field.bankAccountNumber'), review.bankAccountEnding && `•••• ${review.bankAccountEnding}`],
  ] as const
  return (
    <dl className="review-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || NOTHING}</dd>
        </div>
      ))}
    </dl>
  )
}

const isPicture = (name: string) => /\.(png|jpe?g|webp|gif)$/i.test(name)

/** The document itself rather than its name, where a browser can draw it small. */
function Papers({ review: { documents } }: { review: ReviewView }) {
  const c = useTexts('companies')
  return (
    <ul className="review-papers">
      {companyDocuments.map((kind) => {
        const file = documents[kind]
        return (
          <li key={kind}>
            {file ? (
              <a
                href={file.url}
                target="_blank"
                rel="noreferrer"
                aria-label={c('file.open', { name: c(`field.${kind}`) })}
              >
                {isPicture(file.name) ? <img src={file.url} alt="" /> : <FileText size={32} />}
              </a>
            ) : (
              <span className="review-no-paper">{c('file.none')}</span>
            )}
            <b>{c(`field.${kind}`)}</b>
            <span className="cw-cut">{file?.name ?? NOTHING}</span>
          </li>
        )
      })}
    </ul>
  )
}

const Reason = z.object({ note: z.string().trim().min(1, 'companies.noteMissing').max(500) })

function RefuseDialog({ review: { companyId, name }, operatorKey, onClose }: Props & { onClose: () => void }) {
  const t = useTexts('support')
  const decide = useReview()
  const submit = useSubmit(async ({ note }: { note: string }) => {
    await decide.mutateAsync({ operatorKey, companyId, decision: 'reject', note })
    toast({ text: t('review.refused', { name }) })
    onClose()
  })
  return (
    <FormDialog
      {...submit}
      title={t('review.refuseTitle', { name })}
      about={t('review.refuseAbout')}
      onClose={onClose}
      schema={Reason}
      initial={{ note: '' }}
      fields={[{ name: 'note', kind: 'longText', label: t('review.reason'), rows: 4, maxLength: 500, autoFocus: true }]}
      submitLabel={t('review.refuse')}
    />
  )
}
