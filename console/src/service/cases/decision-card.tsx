import type { CaseView, ClerkTerms, TermsPreview } from '@coverwright/contract/service/cases'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { useState } from 'react'
import { AcceptFields } from './accept-fields'
import { AskFields } from './ask-fields'
import { DeclineFields } from './decline-fields'

const ways = ['accept', 'ask', 'decline'] as const

type Props = {
  view: CaseView
  terms: ClerkTerms
  onTerms: (terms: ClerkTerms) => void
  preview: { data: TermsPreview | undefined; error: unknown; isPlaceholderData: boolean }
}

/** Accept with terms, ask for more, or decline; each says what the buyer will read. */
export function DecisionCard({ view, terms, onTerms, preview }: Props) {
  const t = useTexts('cases')
  const [way, setWay] = useState<(typeof ways)[number]>('accept')
  return (
    <Card title={t('decision.title')}>
      <div className="case-decision">
        <Segments
          label={t('decision.title')}
          options={ways.map((value) => ({ value, label: t(`decision.${value}`) }))}
          value={way}
          onChange={setWay}
        />
        {way === 'accept' && <AcceptFields {...{ view, terms, onTerms, preview }} />}
        {way === 'ask' && <AskFields view={view} />}
        {way === 'decline' && <DeclineFields view={view} mayDecline={preview.data?.authority.mayDecline} />}
      </div>
    </Card>
  )
}
