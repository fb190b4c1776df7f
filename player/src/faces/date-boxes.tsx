import type { Language } from '@coverwright/rules/languages'
import { useState } from 'react'
import { readText } from './face'
import { useStage } from './stage'

type PartName = 'year' | 'month' | 'day'
type Parts = Record<PartName, string>

/** As each language writes a date by hand. */
function orderIn(language: Language): readonly PartName[] {
  if (language.startsWith('zh')) return ['year', 'month', 'day']
  return language === 'en_us' ? ['month', 'day', 'year'] : ['day', 'month', 'year']
}

/** '1990-05-03' when all three are figures, else as far as it was typed, so that nothing is lost. */
export function joinDate({ year, month, day }: Parts): string {
  if (!year && !month && !day) return ''
  const isWhole = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
  return isWhole ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : `${year}-${month}-${day}`
}

export function splitDate(answer: string): Parts {
  const [year = '', month = '', day = ''] = answer.split('-')
  return { year, month, day }
}

export function readDateBoxes(form: FormData, path: string): string | undefined {
  const part = (name: string) => readText(form, `${path}.${name}`) ?? ''
  return joinDate({ year: part('year'), month: part('month'), day: part('day') }) || undefined
}

type Props = {
  path: string
  answer: string
  onAnswer: (answer: string) => void
  isWrong: boolean
  describedBy?: string | undefined
  isBirthday: boolean
}

/** Three boxes for a day that a person knows by heart: quicker than any calendar to scroll through. */
export function DateBoxes({ path, answer, onAnswer, isWrong, describedBy, isBirthday }: Props) {
  const { words, language } = useStage()
  const [typed, setTyped] = useState(() => splitDate(answer))
  // The answer can change behind these boxes: kept answers come back, early typing is read.
  const parts = joinDate(typed) === answer ? typed : splitDate(answer)
  const order = orderIn(language)
  return (
    <div className={order[0] === 'year' ? 'dates year-first' : 'dates'}>
      {order.map((name) => (
        <div key={name}>
          <label className="label" htmlFor={`q-${path}.${name}`}>
            {words[name]}
          </label>
          <input
            id={`q-${path}.${name}`}
            name={`${path}.${name}`}
            className="in"
            inputMode="numeric"
            maxLength={name === 'year' ? 4 : 2}
            autoComplete={isBirthday ? `bday-${name}` : 'off'}
            aria-invalid={isWrong || undefined}
            aria-describedby={describedBy}
            value={parts[name]}
            onChange={(event) => {
              const next = { ...parts, [name]: event.target.value.normalize('NFKC').replace(/\D/g, '') }
              setTyped(next)
              onAnswer(joinDate(next))
            }}
          />
        </div>
      ))}
    </div>
  )
}
