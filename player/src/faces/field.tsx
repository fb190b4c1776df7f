import type { AskedQuestion } from '@coverwright/rules/design/forms'
import type { Refusal } from '@coverwright/rules/kernel'
import type { PageRefusals } from '@coverwright/rules/design/products'
import type { ReactNode } from 'react'
import { Icon } from './icon'
import { sayRefusal, useStage, useText } from './stage'

type Props = { question: AskedQuestion; path: string; refusals: PageRefusals; children: ReactNode }

export const idOf = (path: string) => `q-${path}`

/** What a control says about itself to those who cannot see its surroundings. */
export function described(question: Pick<AskedQuestion, 'help'>, path: string, refusals: PageRefusals) {
  const parts = [refusals[path] ? `${idOf(path)}-wrong` : '', question.help ? `${idOf(path)}-help` : ''].filter(Boolean)
  return {
    id: idOf(path),
    name: path,
    'aria-invalid': refusals[path] ? (true as const) : undefined,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
  }
}

/** A question with one control: its title is the control's label. */
export function Field({ question, path, refusals, children }: Props) {
  return (
    <div className="q">
      <label className="label" htmlFor={idOf(path)}>
        <Title question={question} />
      </label>
      <Tip question={question} />
      {children}
      <Notes question={question} path={path} refusal={refusals[path]} />
    </div>
  )
}

/** A question with several controls: its title is the legend over them. */
export function FieldSet({ question, path, refusals, children }: Props) {
  const { 'aria-describedby': says } = described(question, path, refusals)
  return (
    <fieldset className={refusals[path] ? 'q bad' : 'q'} id={idOf(path)} tabIndex={-1} aria-describedby={says}>
      <legend>
        <Title question={question} />
      </legend>
      <Tip question={question} />
      {children}
      <Notes question={question} path={path} refusal={refusals[path]} />
    </fieldset>
  )
}

export function Title({ question }: { question: AskedQuestion }) {
  const text = useText()
  const { words } = useStage()
  const isOpen = !question.isRequired && question.kind !== 'information' && question.kind !== 'declaration'
  return (
    <>
      {text(question.title)}
      {isOpen && <span className="may">{words.optional}</span>}
    </>
  )
}

export function Notes({
  question,
  path,
  refusal,
}: {
  question: AskedQuestion
  path: string
  refusal: Refusal | undefined
}) {
  const text = useText()
  return (
    <>
      {question.help && (
        <p className="help" id={`${idOf(path)}-help`}>
          {text(question.help)}
        </p>
      )}
      <Wrong path={path} refusal={refusal} currency={question.kind === 'money' ? question.currency : undefined} />
    </>
  )
}

type WrongProps = { path: string; refusal: Refusal | undefined; currency?: string | undefined }

export function Wrong({ path, refusal, currency }: WrongProps) {
  const stage = useStage()
  if (!refusal) return null
  return (
    <p className="wrong" id={`${idOf(path)}-wrong`}>
      <Icon name="wrong" />
      {sayRefusal(refusal, stage, currency)}
    </p>
  )
}

/** What went wrong just now, said aloud as well. */
export function Told({ trouble }: { trouble: string | null }) {
  return (
    <div role="alert">
      {trouble !== null && (
        <p className="wrong">
          <Icon name="wrong" />
          {trouble}
        </p>
      )}
    </div>
  )
}

export function Tip({ question }: { question: AskedQuestion }) {
  const text = useText()
  const { words } = useStage()
  if (!question.tooltip) return null
  return (
    <details className="tip">
      <summary>
        <Icon name="tip" />
        {words.tip}
      </summary>
      {text(question.tooltip)}
    </details>
  )
}
