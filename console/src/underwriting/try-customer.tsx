import type { BodyView } from '@coverwright/contract/products'
import type { DecidedView, GuideName, GuideView } from '@coverwright/contract/underwriting'
import type { Body } from '@coverwright/rules/products'
import { type Reason, termTextIn } from '@coverwright/rules/underwriting'
import { Button } from '@coverwright/ui/button'
import { Amount } from '@coverwright/ui/formats'
import { Card } from '@coverwright/ui/card'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { Input, Select } from 'antd'
import { Dices, Plug } from 'lucide-react'
import { useId, useState } from 'react'
import { useConnectorWords } from '../connectors'
import { AskedList, NameTitles } from '../pricing'
import { usePlanTitle } from '../products'
import { madeUpAnswers, type TriedAnswers } from './made-up-answers'
import { decisionTones, useGuideWords } from './use-guide-words'
import { WhoDecides } from './who-decides'

type Props = {
  view: GuideView
  body: BodyView
  decided: DecidedView | undefined
  answers: TriedAnswers
  onChange: (answers: TriedAnswers) => void
  /** Asks the systems that have not said yet. */
  onAsk: () => void
}

/** Kinds that are typed in one field; people, groups and files are tried in the simulator. */
const SMALL: readonly GuideName['kind'][] = ['text', 'number', 'money', 'date', 'yesNo', 'choice']

/** One customer beside the guide: what would be decided, as it stands, and every reason for it. */
export function TryCustomer({ view, body, decided, answers, onChange, onAsk }: Props) {
  const t = useTexts('underwriting')
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
    onChange(madeUpAnswers({ body: body.body as Body, names, today: view.today, seed }))
    setSeed(seed + 1)
  }
  return (
    <Card title={t('try.title')}>
      <div className="guide-try">
        <Button icon={<Dices />} onClick={fill}>
          {t('try.fill')}
        </Button>
        {isNobody && sound ? (
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

function Decided({ decided, names }: { decided: DecidedView | undefined; names: readonly GuideName[] }) {
  const t = useTexts('underwriting')
  const words = useGuideWords()
  const saidOf = useConnectorWords()
  const { language } = useLanguage()
  const titleOf = (name: string) => names.find((each) => each.name === name)?.title || name
  const why = (reason: Reason) => {
    const failure = decided?.asked.find(({ use }) => use === reason.id)?.failure
    if (reason.source === 'connector' && failure) return saidOf(titled(failure, titleOf))
    return reason.trouble ? words({ code: reason.trouble, values: troubleValues(reason.text, titleOf) }) : reason.text
  }
  if (decided?.refusal)
    return <p className="guide-problem">{t('try.unreadable', { name: titleOf(decided.refusal.field) })}</p>
  if (!decided?.decided) return <p className="guide-about">{t(decided ? 'try.problems' : 'try.waiting')}</p>
  const { decision, reasons, terms } = decided.decided
  return (
    <div className="guide-decided" role="status">
      <p>
        <StateTag tone={decisionTones[decision]}>{t(`decision.${decision}`)}</StateTag>
      </p>
      {reasons.length === 0 && <p className="guide-about">{t('try.nothing')}</p>}
      <ul>
        {reasons.map((reason, at) => (
          <li key={at}>
            <StateTag tone={decisionTones[reason.decision]}>{reason.title || t('untitled')}</StateTag>
            <span>
              {why(reason)}
              {reason.row !== null && <small> {t('try.row', { row: reason.row + 1 })}</small>}
            </span>
          </li>
        ))}
        {terms.map((term, at) => (
          <li key={`term ${at}`} className="guide-term-said">
            <b>{t(`term.${term.kind}`)}</b>
            <span>
              {term.kind === 'loading' && `+${term.percent} %`}
              {term.kind === 'fee' && <Amount value={term.amount} />}
              {(term.kind === 'exclusion' || term.kind === 'message') && termTextIn(term.text, language)}
            </span>
          </li>
        ))}
      </ul>
    </div>
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

type Failure = NonNullable<DecidedView['asked'][number]['failure']>

/** With the title of the name that was not answered, where that is why nobody could be asked. */
const titled = ({ code, values }: Failure, titleOf: (name: string) => string): Failure =>
  code === 'logic.unanswered' ? { code, values: { ...values, name: titleOf(String(values.name)) } } : { code, values }

/** A trouble carries one word: the name that was not answered, the word that is no decision, the loading that is none. */
const troubleValues = (text: string, titleOf: (name: string) => string) => ({
  name: titleOf(text),
  word: text,
  percent: text,
  row: '',
})

type FieldProps = {
  name: GuideName
  /** What an option is called. */
  titleOf: (option: string) => string
  value: string | boolean | undefined
  onChange: (value: string | boolean | undefined) => void
}

function AnswerField({ name, titleOf, value, onChange }: FieldProps) {
  const t = useTexts('underwriting')
  const id = useId()
  const label = name.from === 'plan' ? t('name.plan') : name.title || name.name
  const options =
    name.kind === 'yesNo'
      ? [
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]
      : name.options.map((each) => ({ value: each, label: titleOf(each) }))
  const isChosen = name.kind === 'yesNo' || name.kind === 'choice'
  return (
    <div className="guide-field">
      <label htmlFor={id}>{label}</label>
      {isChosen ? (
        <Select
          id={id}
          allowClear
          value={value === undefined ? null : String(value)}
          options={options}
          onChange={(next: string | null | undefined) =>
            onChange(!next ? undefined : name.kind === 'yesNo' ? next === 'true' : next)
          }
        />
      ) : (
        <Input
          id={id}
          type={name.kind === 'date' ? 'date' : 'text'}
          inputMode={name.kind === 'number' || name.kind === 'money' ? 'decimal' : 'text'}
          prefix={name.currency}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}
