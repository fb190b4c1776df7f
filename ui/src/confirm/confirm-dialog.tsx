import { Input } from 'antd'
import { useState } from 'react'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { useTexts, type T } from '../locales'
import type { Question } from './ask-first'
import './confirm.css'

type Props = { question: Question; onAnswer: (isYes: boolean) => void }
type Act = Extract<Question, { about: 'act' }>

export function ConfirmDialog({ question, onAnswer }: Props) {
  const t = useTexts('ui')
  const [typed, setTyped] = useState('')
  const act = question.about === 'unsaved' ? leavingAct(t) : question
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
          <p>{t('confirm.loses')}</p>
          <ul className="cw-loses">
            {act.loses.map((lost) => (
              <li key={lost}>{lost}</li>
            ))}
          </ul>
        </>
      )}
      {act.keeps && <p>{act.keeps}</p>}
      {act.typeName && (
        <label className="cw-type-name">
          <span>{t('confirm.typeName', { name: act.typeName })}</span>
          <Input
            data-autofocus
            value={typed}
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onPressEnter={() => isReady && onAnswer(true)}
          />
        </label>
      )}
    </Dialog>
  )
}

const leavingAct = (t: T): Act => ({
  about: 'act',
  title: t('confirm.unsavedTitle'),
  keeps: t('confirm.unsavedAbout'),
  verb: t('confirm.leave'),
  isDanger: true,
})
