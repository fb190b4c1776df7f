import { Input } from 'antd'
import { useState } from 'react'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { Field } from '../field'
import { useTexts } from '../locales'
import { actOf } from './act-of'
import type { Question } from './ask-first'
import './confirm.css'

type Props = { question: Question; onAnswer: (isYes: boolean) => void }

export function ConfirmDialog({ question, onAnswer }: Props) {
  const t = useTexts('ui')
  const [typed, setTyped] = useState('')
  const act = actOf(question, t)
  const isReady = !act.typeName || typed.trim() === act.typeName
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => onAnswer(false)}
      title={act.title}
      footer={
        <>
          <Button data-autofocus={act.typeName ? undefined : true} onClick={() => onAnswer(false)}>
            {question.about === 'unsaved' ? t('confirm.stay') : t('cancel')}
          </Button>
          <Button type="primary" danger={act.isDanger} disabled={!isReady} onClick={() => onAnswer(true)}>
            {act.verb}
          </Button>
        </>
      }
    >
      {act.loses && act.loses.length > 0 && (
        <>
          <p>{t(question.about === 'delete' ? 'confirm.goesToo' : 'confirm.loses')}</p>
          <ul className="cw-loses">
            {act.loses.map((lost) => (
              <li key={lost}>{lost}</li>
            ))}
          </ul>
        </>
      )}
      {act.keeps && <p>{act.keeps}</p>}
      {question.about === 'delete' && <p className="cw-for-good">{question.restorable ?? t('confirm.forGood')}</p>}
      {act.typeName && (
        <Field label={t('confirm.typeName', { name: act.typeName })}>
          {(control) => (
            <Input
              {...control}
              data-autofocus
              value={typed}
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
              onPressEnter={() => isReady && onAnswer(true)}
            />
          )}
        </Field>
      )}
    </Dialog>
  )
}
