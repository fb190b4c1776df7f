import type { MadeUpShares } from '@coverwright/contract/rating/portfolios'
import type { BodyView } from '@coverwright/contract/design/products'
import { knownNames } from '@coverwright/rules/design/products'
import { type SharedName, sharedNames } from '@coverwright/rules/rating/rating'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { InputNumber } from 'antd'
import { useState } from 'react'
import { usePlanTitle } from '../../design/products'
import { useToast } from '../../platform/toast'
import { useSaveShares } from './use-portfolios'

type Props = { productId: string; body: BodyView; shares: MadeUpShares; onClose: () => void }

/** How made-up customers divide: in percent, for whatever is chosen from a list. What is left empty divides evenly. */
export function SharesDialog({ productId, body, shares, onClose }: Props) {
  const t = useTexts('portfolios')
  const withToast = useToast()
  const save = useSaveShares()
  const [draft, setDraft] = useState<MadeUpShares>(shares)
  const names = sharedNames(body.body)
  const set = (name: string, answer: string, percent: number | null) => {
    const { [answer]: _before, ...others } = draft[name] ?? {}
    const parts = percent === null ? others : { ...others, [answer]: percent }
    const { [name]: _all, ...rest } = draft
    setDraft(Object.keys(parts).length === 0 ? rest : { ...rest, [name]: parts })
  }
  const wrong = names.filter(({ name }) => draft[name] && Math.abs(sumOf(draft[name]) - 100) > 0.01)
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
            onSet={(answer, percent) => set(shared.name, answer, percent)}
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
  onSet: (answer: string, percent: number | null) => void
}

function ShareGroup({ shared: { name, answers }, body, parts, onSet }: GroupProps) {
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
  const isWrong = Object.keys(parts).length > 0 && Math.abs(sum - 100) > 0.01
  return (
    <fieldset className="share-group">
      <legend>{title}</legend>
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
      {isWrong && (
        <p className="portfolio-wrong" role="alert">
          {t('shares.sum', { sum })}
        </p>
      )}
    </fieldset>
  )
}
