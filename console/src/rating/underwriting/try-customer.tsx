import type { BodyView } from '@coverwright/contract/design/products'
import type { DecidedView, GuideName, GuideView } from '@coverwright/contract/rating/underwriting'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { ErrorState } from '@coverwright/ui/page'
import { Dices, Plug } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { AskedList, NameTitles } from '../pricing'
import { usePlanTitle } from '../../design/products'
import { AnswerField } from './answer-field'
import { Decided } from './decided'
import { madeUpAnswers, type TriedAnswers } from './made-up-answers'
import { WhoDecides } from './who-decides'

type Props = {
  view: GuideView
  body: BodyView
  decided: DecidedView | undefined
  /** Why nothing could be decided: what was decided of the answers before would be taken for this. */
  failure: { readonly error: Error; readonly tryAgain: () => void } | null
  answers: TriedAnswers
  onChange: (answers: TriedAnswers) => void
  /** Asks the systems that have not said yet. */
  onAsk: () => void
}

/** Kinds that are typed in one field; people, groups and files are tried in the simulator. */
const SMALL: readonly GuideName['kind'][] = ['text', 'number', 'money', 'date', 'yesNo', 'choice']

/** One customer beside the guide: what would be decided, as it stands, and every reason for it. */
export function TryCustomer({ view, body, decided, failure, answers, onChange, onAsk }: Props) {
  const t = useTexts('underwriting')
  const errorWords = useErrorWords()
  const planTitle = usePlanTitle(body)
  const [seed, setSeed] = useState(1)
  const isNobody = Object.keys(answers).length === 0
  const sound = decided?.decided
  const names = view.names.filter(({ kind }) => SMALL.includes(kind))
  const set = (name: string, value: string | boolean | undefined) => {
    const { [name]: _before, ...rest } = answers
    onChange(value === undefined || value === '' ? rest : { ...rest, [name]: value })
  }
  const fill = () => {
    onChange(madeUpAnswers({ body: body.body, names, today: view.today, seed }))
    setSeed(seed + 1)
  }
  return (
    <Card title={t('try.title')}>
      <div className="guide-try">
        <Button icon={<Dices />} onClick={fill}>
          {t('try.fill')}
        </Button>
        {failure ? (
          <ErrorState about={errorWords(failure.error)} onRetry={failure.tryAgain} />
        ) : isNobody && sound ? (
          <p className="guide-about">{t('try.nobody')}</p>
        ) : (
          <Decided decided={decided} names={view.names} />
        )}
        <Asked decided={decided} names={view.names} onAsk={onAsk} />
        {!isNobody && decided?.decided?.decision === 'refer' && <WhoDecides currency={view.currency} />}
        {names.map((name) => (
          <AnswerField
            key={name.name}
            name={name}
            titleOf={name.from === 'plan' ? planTitle : String}
            value={answers[name.name]}
            onChange={(value) => set(name.name, value)}
          />
        ))}
      </div>
    </Card>
  )
}

/** What the product asks of others: typed below, said lately, or still to be asked. */
function Asked({ decided, names, onAsk }: Pick<Props, 'decided' | 'onAsk'> & { names: readonly GuideName[] }) {
  const t = useTexts('underwriting')
  const asked = decided?.asked ?? []
  if (asked.length === 0) return null
  return (
    <NameTitles names={names}>
      <AskedList asked={asked} asking={[]} />
      {asked.some(({ outcome }) => outcome === 'waiting') && (
        <Button icon={<Plug />} onClick={onAsk}>
          {t('try.ask')}
        </Button>
      )}
    </NameTitles>
  )
}
