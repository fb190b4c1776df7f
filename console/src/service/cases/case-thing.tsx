import type { CaseView, ClerkTerms } from '@coverwright/contract/service/cases'
import { useFormats } from '@coverwright/ui/formats'
import { languageNames, useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { ThingPage } from '@coverwright/ui/thing'
import { useState } from 'react'
import { useTellPlace } from '../../platform/place'
import { useChannelWords } from '../../platform/words'
import { SentFilesCard } from '../../selling/documents'
import { AnswersCard } from '../../selling/policies'
import { caseAt, caseTones, soldAs } from './case-words'
import { DecisionCard } from './decision-card'
import { FileCard } from './file-card'
import { HandOverDialog } from './hand-over-dialog'
import { PriceCard } from './price-card'
import { useCaseActions } from './use-case-actions'
import { useCaseFiles, useTermsPreview } from './use-cases'
import { WhyCard } from './why-card'

const NO_TERMS: ClerkTerms = { loadingPercent: '', fee: null, exclusions: [] }

/** One case: why it is here and what was answered, what was said and done, both prices, and the decision. */
export function CaseThing({ view }: { view: CaseView }) {
  const t = useTexts('cases')
  const { dateTime, relative } = useFormats()
  const [terms, setTerms] = useState(NO_TERMS)
  const [isHandingOver, setHandingOver] = useState(false)
  const mayDecide = view.may.includes('decide')
  const preview = useTermsPreview(view.id, terms, view.state === 'open')
  const actions = useCaseActions(view, () => setHandingOver(true))
  const files = useCaseFiles(view.quoteId).data?.files
  const { number, state, isTest, takenBy, dueAt } = view
  const channelWords = useChannelWords()
  useTellPlace({ label: number, href: caseAt(view.id) })
  return (
    <ThingPage
      title={number}
      state={
        <>
          <StateTag tone={caseTones[state]}>
            {state === 'open' ? t('page.due', { when: relative(dueAt, Date.now()) }) : t(`state.${state}`)}
          </StateTag>
          {isTest && <StateTag tone="warning">{t('test')}</StateTag>}
        </>
      }
      purpose={t('page.purpose', { sold: soldAs(view), channel: channelWords(view.channel) })}
      actions={actions}
      keyFacts={[
        { label: t('column.holder'), value: view.holderName },
        { label: t('page.email'), value: view.email },
        { label: t('column.opened'), value: dateTime(view.openedAt) },
        { label: t('column.takenBy'), value: takenBy ? takenBy.name : t('whose.nobodys') },
        { label: t('page.language'), value: languageNames[view.language] },
        ...(view.validUntil ? [{ label: t('page.holdsUntil'), value: dateTime(view.validUntil) }] : []),
      ]}
      facts={
        <>
          <WhyCard view={view} />
          <AnswersCard title={t('answers')} answers={view.answers} />
          <SentFilesCard files={files} />
        </>
      }
      next={
        <>
          {mayDecide && <DecisionCard {...{ view, terms, preview }} onTerms={setTerms} />}
          <PriceCard view={view} preview={preview} />
        </>
      }
    >
      <FileCard view={view} />
      {isHandingOver && <HandOverDialog view={view} onClose={() => setHandingOver(false)} />}
    </ThingPage>
  )
}
