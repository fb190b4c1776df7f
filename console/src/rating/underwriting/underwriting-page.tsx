import type { BodyView } from '@coverwright/contract/design/products'
import type { GuideView } from '@coverwright/contract/rating/underwriting'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { TypedFieldsIn } from '@coverwright/ui/typed-fields'
import { useMemo, useState } from 'react'
import { useFormulaWords } from '../../design/logic'
import { DraftConflicts } from '../../platform/draft'
import { useErrorWords } from '../../platform/words'
import { ProductFrame } from '../../design/products'
import { AnswerCards } from './answer-cards'
import { AuthorityCard } from './authority-card'
import { GuideProblems } from './guide-problems'
import { GuideTools } from './guide-tools'
import type { TriedAnswers } from './made-up-answers'
import { namesOffered } from './names-offered'
import { RuleCards } from './rule-cards'
import { TableCards } from './table-cards'
import { TryCustomer } from './try-customer'
import { useGuideConflicts } from './use-guide-conflicts'
import { useGuideDraft } from './use-guide-draft'
import { useDecide, useGuide } from './use-underwriting'
import './underwriting.css'

// With the screen, so that the first page knows of one file less.
export { RulesInEditor } from './rules-in-editor'

/** What a product accepts, on which terms, and who decides what it refers. */
export function UnderwritingPage() {
  const t = useTexts('underwriting')
  return (
    <ProductFrame head={{ title: t('title'), purpose: t('purpose') }}>
      {({ product, body }) => <Opened key={product.id} productId={product.id} body={body} />}
    </ProductFrame>
  )
}

function Opened({ productId, body }: { productId: string; body: BodyView }) {
  return (
    <Loaded asked={useGuide(productId)} words={useErrorWords()}>
      {(view) => <GuideEditor view={view} body={body} />}
    </Loaded>
  )
}

function GuideEditor({ view, body }: { view: GuideView; body: BodyView }) {
  const t = useTexts('underwriting')
  const drafting = useGuideDraft(view)
  const [answers, setAnswers] = useState<TriedAnswers>({})
  // Others are asked about this customer when somebody says so, not key by key.
  const [askedFor, setAskedFor] = useState<TriedAnswers | null>(null)
  const { productId } = view
  const asking = askedFor === answers ? 'live' : 'recorded'
  const { data: decided, error, refetch } = useDecide({ productId, guide: drafting.guide, answers, asking })
  const failure = error && { error, tryAgain: () => void refetch() }
  const problems = decided?.problems ?? view.problems
  const offers = useMemo(() => namesOffered(view, t), [view, t])
  const called = useMemo(() => new Map(offers.map(({ name, title }) => [name, title])), [offers])
  const read = useFormulaWords(called, body)
  const words = useGuideConflicts({ mine: drafting.guide, theirs: drafting.drafting.theirs }, read)
  const isReadOnly = !view.may.includes('edit')
  const parts = { view, drafting, offers, read, problems, isReadOnly }
  return (
    <div className="guide">
      <div className="guide-main">
        <GuideTools drafting={drafting} />
        <DraftConflicts draft={drafting.drafting} words={words} />
        <GuideProblems problems={problems} guide={drafting.guide} />
        <TypedFieldsIn value={drafting.typed.fields}>
          <RuleCards {...parts} />
          <TableCards {...parts} />
          <AnswerCards {...parts} />
        </TypedFieldsIn>
        <AuthorityCard currency={view.currency} />
      </div>
      <div className="guide-side">
        <TryCustomer
          {...{ view, body, decided, failure, answers }}
          onChange={setAnswers}
          onAsk={() => setAskedFor(answers)}
        />
      </div>
    </div>
  )
}
