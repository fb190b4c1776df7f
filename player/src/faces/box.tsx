import type { AskedQuestion } from '@coverwright/rules/design/forms'
import type { ComponentProps, ReactNode } from 'react'
import type { FaceProps } from './face'
import { textOf } from './face'
import { described, Field } from './field'
import { useText } from './stage'

type Props = FaceProps<AskedQuestion> & { before?: ReactNode; after?: ReactNode } & Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
  >

/** One line to type in, with a unit or a currency beside it where there is one. */
export function Box({ question, path, answer, onAnswer, refusals, before, after, ...input }: Props) {
  const text = useText()
  const control = (
    <input
      {...described(question, path, refusals)}
      {...input}
      className={before || after ? undefined : 'in'}
      value={textOf(answer)}
      placeholder={text(question.placeholder) || undefined}
      required={question.isRequired}
      onChange={(event) => onAnswer(event.target.value)}
    />
  )
  return (
    <Field question={question} path={path} refusals={refusals}>
      {before || after ? (
        <div className="box">
          {before && <span>{before}</span>}
          {control}
          {after && <span>{after}</span>}
        </div>
      ) : (
        control
      )}
    </Field>
  )
}
