import type { AskedQuestion } from '@coverwright/rules/design/forms'
import type { PageRefusals } from '@coverwright/rules/design/products'
import { idOf, Tip, Title, Wrong } from './field'
import { useStage } from './stage'

type Props = { question: AskedQuestion; path: string; said: string; refusals: PageRefusals }

/** An answer that follows from others: shown like an answer, and told again when it changes; there is nothing to type. */
export function FilledIn({ question, path, said, refusals }: Props) {
  const { words } = useStage()
  const id = idOf(path)
  return (
    <div className={refusals[path] ? 'q bad' : 'q'}>
      <p className="label" id={`${id}-title`}>
        <Title question={{ ...question, isRequired: true }} />
      </p>
      <Tip question={question} />
      <output className="filled" id={id} tabIndex={-1} aria-labelledby={`${id}-title`} aria-describedby={`${id}-help`}>
        {said}
      </output>
      <p className="help" id={`${id}-help`}>
        {words.filledIn}
      </p>
      <Wrong path={path} refusal={refusals[path]} />
    </div>
  )
}
