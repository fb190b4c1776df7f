import type { TestOutcomeView, TestView } from '@coverwright/contract/rating/product-tests'
import { ONLY_PLAN } from '@coverwright/rules/rating/rating'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { type OpenedProduct, usePlanTitle } from '../../design/products'
import { ExpectedForm } from './expected-form'
import { MovedSteps } from './moved-steps'
import type { TriedWith } from './use-product-tests'
import { DecisionPrice } from './test-columns'
import { useAnswersInWords } from './use-answers-in-words'
import { useUpdateTest } from './use-product-tests'

type Props = {
  test: TestView
  outcome: TestOutcomeView | undefined
  opened: OpenedProduct
  tried: TriedWith
}

/** One test: who the customer is, what must come out, what does, and a way to say that this is right now. */
export function TestOpened({ test, outcome, tried, opened: { product, body } }: Props) {
  const t = useTexts('product-tests')
  const { money } = useFormats()
  const words = useErrorWords()
  const update = useUpdateTest()
  const planTitle = usePlanTitle(body)
  const told = useAnswersInWords(body, test.customer.answers)
  const [isChanging, setChanging] = useState(false)
  const { currency } = product
  const accept = async () => {
    if (!outcome) return
    const { id, title, customer } = test
    const expected = { decision: outcome.decision, yearly: outcome.yearly }
    await update
      .mutateAsync({ id, title, customer, expected })
      .then(() => toast({ text: t('tests.accepted') }))
      .catch((error: Error) => toast({ text: words(error), tone: 'danger' }))
  }
  return (
    <div className="tests-opened">
      <dl>
        <dt>{t('column.expected')}</dt>
        <dd>
          {isChanging ? (
            <ExpectedForm test={test} currency={currency} onDone={() => setChanging(false)} />
          ) : (
            <span className="tests-said">
              <DecisionPrice of={test.expected} currency={currency} t={t} money={money} />
              {test.may.includes('update') && (
                <Button type="link" size="small" onClick={() => setChanging(true)}>
                  {t('tests.change')}
                </Button>
              )}
            </span>
          )}
        </dd>
        <dt>{t('column.got')}</dt>
        <dd>{outcome && <DecisionPrice of={outcome} currency={currency} t={t} money={money} />}</dd>
        <dt>{t('tests.origin')}</dt>
        <dd>{t(`origin.${test.origin}`)}</dd>
        {test.customer.plan !== ONLY_PLAN && (
          <>
            <dt>{t('segments.plan')}</dt>
            <dd>{planTitle(test.customer.plan)}</dd>
          </>
        )}
        {told.map(({ id, title, said }) => (
          <div key={id} className="tests-answer">
            <dt>{title}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      {outcome && outcome.differs.length > 0 && <MovedSteps testId={test.id} tried={tried} currency={currency} />}
      {!isChanging && outcome && outcome.differs.length > 0 && test.may.includes('update') && (
        <>
          <p className="impact-note">{t('tests.acceptAbout')}</p>
          <Button type="primary" loading={update.isPending} onClick={() => void accept()}>
            {t('tests.accept')}
          </Button>
        </>
      )}
    </div>
  )
}
