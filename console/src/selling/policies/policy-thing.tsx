import { paymentsTopic } from '@coverwright/contract/selling/payments'
import { policiesTopic, type PolicyView } from '@coverwright/contract/selling/policies'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { NextSteps, ThingPage } from '@coverwright/ui/thing'
import { Timeline } from '@coverwright/ui/timeline'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useTimeline } from '../../company/audit'
import { useTellPlace } from '../../platform/place'
import { useChannelWords, useMentions } from '../../platform/words'
import { SentFilesCard } from '../documents'
import { AnswersCard } from './answers-card'
import { CancelDialog } from './cancel-dialog'
import { DocumentsCard } from './documents-card'
import { HolderCard } from './holder-card'
import { LedgerCard } from './ledger-card'
import { policyAt, policyTones } from './policy-words'
import { PriceCard } from './price-card'
import { SameHolderCard } from './same-holder-card'
import { usePolicyFiles } from './use-policies'
import { withPaid } from './with-paid'
import { useTellPolicy } from './use-tell-policy'
import { usePolicyActions } from './use-policy-actions'

/** One policy: what happened at the left, its papers and every cent in the middle, its holder and what may be done at the right. */
export function PolicyThing({ policy }: { policy: PolicyView }) {
  const t = useTexts('policies')
  const { date, money } = useFormats()
  const [isCancelling, setCancelling] = useState(false)
  const actions = usePolicyActions(policy, () => setCancelling(true))
  const timeline = useTimeline(
    { kind: 'policy', id: policy.id, topics: [policiesTopic, paymentsTopic] },
    useTellPolicy(policy),
  )
  const { deed } = useMentions()
  const paid = { key: 'paid', at: policy.issuedAt, title: deed('orders.paid'), about: money(policy.total) }
  const isWhole = timeline.entries !== undefined && !timeline.hasEarlier && policy.total.minor > 0
  const story = isWhole
    ? withPaid(timeline.entries ?? [], { ...paid, icon: <CreditCard />, tone: 'success' })
    : timeline.entries
  const { number, state, isTest, startDate, endDate, cancelledDate } = policy
  const channelWords = useChannelWords()
  const files = usePolicyFiles(policy.id).data?.files
  useTellPlace({ label: number, href: policyAt(policy.id) })
  return (
    <ThingPage
      title={number}
      state={
        <>
          <StateTag tone={policyTones[state]}>{t(`state.${state}`)}</StateTag>
          {isTest && <StateTag tone="warning">{t('test')}</StateTag>}
        </>
      }
      purpose={t('page.purpose', { sold: soldAs(policy), channel: channelWords(policy.channel) })}
      actions={actions}
      keyFacts={[
        { label: t('page.cover'), value: `${date(startDate)} → ${date(endDate)}` },
        ...(cancelledDate ? [{ label: t('page.cancelledFrom'), value: date(cancelledDate) }] : []),
        { label: t('page.issued'), value: date(policy.issuedAt) },
        { label: t('page.total'), value: money(policy.total) },
        { label: t('page.language'), value: t(`language.${policy.language}`) },
        { label: t('page.release'), value: <code title={policy.releaseHash}>{shortHash(policy.releaseHash)}</code> },
      ]}
      facts={
        <Card title={t('page.happened')}>
          <Timeline {...timeline} entries={story} label={t('page.happenedTo', { number })} />
        </Card>
      }
      next={
        <>
          <NextSteps actions={actions} nothing={t('page.nothing')} />
          <HolderCard policy={policy} />
          {policy.answers.length > 0 && <AnswersCard title={t('page.insured')} answers={policy.answers} />}
          {policy.sameHolder.length > 0 && <SameHolderCard policies={policy.sameHolder} />}
        </>
      }
    >
      <DocumentsCard policyId={policy.id} />
      <SentFilesCard files={files} />
      <LedgerCard policyId={policy.id} />
      <PriceCard policy={policy} />
      {isCancelling && <CancelDialog policy={policy} onClose={() => setCancelling(false)} />}
    </ThingPage>
  )
}

/** A product with one cover is called once. */
const soldAs = ({ productName, planTitle }: PolicyView) =>
  planTitle === '' || planTitle === productName ? productName : `${productName}, ${planTitle}`

const shortHash = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-4)}`
