import { type Answers, isAnswered, type AskedQuestion, type QuestionKind } from '@coverwright/rules/design/forms'
import { addOns } from './add-ons'
import { address } from './address'
import { choice } from './choice'
import { choices } from './choices'
import { date } from './date'
import { dateTime } from './date-time'
import { declaration } from './declaration'
import { dropdown } from './dropdown'
import { email } from './email'
import type { FaceOf, FaceProps } from './face'
import { file } from './file'
import { FilledIn } from './filled-in'
import { groupWith } from './group'
import { idCard } from './id-card'
import { information } from './information'
import { longText } from './long-text'
import { money } from './money'
import { number } from './number'
import { person } from './person'
import { phone } from './phone'
import { plan } from './plan'
import { signature } from './signature'
import { type Stage, useStage } from './stage'
import { text } from './text'
import { vehiclePhoto } from './vehicle-photo'
import { vehicleVideo } from './vehicle-video'
import { yesNo } from './yes-no'

const faces: { readonly [Kind in QuestionKind]: FaceOf<Kind> } = {
  text,
  longText,
  number,
  money,
  date,
  dateTime,
  choice,
  choices,
  yesNo,
  dropdown,
  email,
  phone,
  idCard,
  address,
  person,
  group: groupWith(() => ({ Face, readForm: readQuestion, say: sayAnswer })),
  vehiclePhoto,
  vehicleVideo,
  file,
  signature,
  declaration,
  plan,
  addOns,
  information,
}

const faceOf = (question: AskedQuestion) => faces[question.kind] as unknown as FaceOf<never>

/** A question of any kind, as a buyer meets it. */
export function Face(props: FaceProps<AskedQuestion>) {
  const stage = useStage()
  const { question, path, refusals } = props
  if (question.setTo !== undefined)
    return <FilledIn {...{ question, path, refusals }} said={sayAnswer(question.setTo, question, stage)} />
  const { Face: Kind } = faceOf(props.question) as unknown as {
    Face: (props: FaceProps<AskedQuestion>) => React.ReactNode
  }
  return <Kind {...props} />
}

function readQuestion(form: FormData, path: string, question: AskedQuestion, stage: Stage): unknown {
  return faceOf(question).readForm(form, path, question as never, stage)
}

/** What a buyer typed into a page before its script came. */
export function readForm(form: FormData, questions: readonly AskedQuestion[], stage: Stage): Answers {
  const entries = questions.map((question) => [
    question.dataName,
    readQuestion(form, question.dataName, question, stage),
  ])
  return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined)) as Answers
}

export function sayAnswer(given: unknown, question: AskedQuestion, stage: Stage): string {
  const answer = question.setTo ?? given
  return isAnswered(question, answer) ? faceOf(question).say(answer, question as never, stage) : ''
}
