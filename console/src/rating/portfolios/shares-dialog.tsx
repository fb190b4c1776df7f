import type { MadeUpShares } from '@coverwright/contract/rating/portfolios'
import type { BodyView } from '@coverwright/contract/design/products'
import { knownNames } from '@coverwright/rules/design/products'
import { shareBand, type SharedName, sharedNames } from '@coverwright/rules/rating/rating'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { InputNumber } from 'antd'
import { useState } from 'react'
import { usePlanTitle } from '../../design/products'
import { useToast } from '../../platform/toast'
import { ShareBands } from './share-bands'
import { useSaveShares } from './use-portfolios'

type Props = { productId: string; body: BodyView; shares: MadeUpShares; onClose: () => void }

/** How made-up customers divide: in percent, for whatever is chosen from a list. What is left empty divides evenly. */
export function SharesDialog({ productId, body, shares, onClose }: Props) {
  const t = useTexts('portfolios')
  const withToast = useToast()
  const save = useSaveShares()
  const [draft, setDraft] = useState<MadeUpShares>(shares)
  const names = sharedNames(body.body)
  const put = (name: string, parts: Readonly<Record<string, number>>) => {
    const { [name]: _all, ...rest } = draft
    setDraft(Object.keys(parts).length === 0 ? rest : { ...rest, [name]: parts })
  }
  const wrong = names.filter(({ name, of }) => {
    const parts = draft[name]
    return parts && (isWrongSum(parts) || (of && Object.keys(parts).some((text) => shareBand(text) === null)))
  })
  const keep = () =>
    withToast(async () => {
      await save.mutateAsync({ productId, shares: draft })
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shares.title')}
      width={560}
      footer={
        <>
          <Button onClick={onClose}>{t('shares.cancel')}</Button>
          <Button type="primary" loading={save.isPending} disabled={wrong.length > 0} onClick={() => void keep()}>
            {t('shares.save')}
          </Button>
        </>
      }
    >
      <div className="shares">
        <p className="portfolio-note">{t('shares.about')}</p>
        {names.length === 0 && <p>{t('shares.none')}</p>}
        {names.map((shared) => (
          <ShareGroup
            key={shared.name}
            shared={shared}
            body={body}
            parts={draft[shared.name] ?? {}}
            onPut={(parts) => put(shared.name, parts)}
          />
        ))}
      </div>
    </Dialog>
  )
}

const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0)

type GroupProps = {
  shared: SharedName
  body: BodyView
  parts: Readonly<Record<string, number>>
  onPut: (parts: Readonly<Record<string, number>>) => void
}

const isWrongSum = (parts: Readonly<Record<string, number>>) =>
  Object.keys(parts).length > 0 && Math.abs(sumOf(parts) - 100) > 0.01

function ShareGroup({ shared: { name, answers, of }, body, parts, onPut }: GroupProps) {
  const t = useTexts('portfolios')
  const planTitle = usePlanTitle(body)
  const known = knownNames(body.body).find((each) => each.name === name)
  const title = name === 'plan' ? t('shares.plan') : (known?.title ?? name)
  const question = known?.from === 'question' ? known.question : null
  const labelOf = (answer: string) => {
    if (name === 'plan') return planTitle(answer)
    if (question?.kind === 'yesNo') return t(answer === 'true' ? 'shares.yes' : 'shares.no')
    const option =
      question && 'options' in question ? question.options.find(({ value }) => value === answer) : undefined
    return option?.label[body.body.languages[0] ?? 'en_us'] ?? answer
  }
  const sum = sumOf(parts)
  const onSet = (answer: string, percent: number | null) => {
    const { [answer]: _before, ...others } = parts
    onPut(percent === null ? others : { ...others, [answer]: percent })
  }
  return (
    <fieldset className="share-group">
      <legend>{of === 'ages' ? t('shares.ages', { title }) : title}</legend>
      {of && <ShareBands title={title} parts={parts} onChange={onPut} />}
      {answers.map((answer) => (
        <label key={answer}>
          <span className="cw-cut">{labelOf(answer)}</span>
          <InputNumber
            size="small"
            min={0}
            max={100}
            suffix="%"
            controls={false}
            value={parts[answer] ?? null}
            placeholder={t('shares.even')}
            onChange={(percent) => onSet(answer, percent)}
          />
        </label>
      ))}
      {isWrongSum(parts) && (
        <p className="portfolio-wrong" role="alert">
          {t('shares.sum', { sum })}
        </p>
      )}
    </fieldset>
  )
}
