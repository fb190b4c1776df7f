import type { Answers, AskedQuestion, QuestionOf } from '../../design/forms'

type One = QuestionOf<'group'>['questions'][number]

/**
 * Who is insured, by name: whoever a question for an insured person was answered with, each of a group whose ages are
 * those of insured persons, and the holder where their own birthday is asked for.
 */
export function insuredNames(questions: readonly AskedQuestion[], answers: Answers, holder: string): string[] {
  const names = questions.flatMap((question): string[] => {
    if (question.kind === 'group') {
      if (!question.questions.some(isOfInsured)) return []
      return rowsIn(answers[question.dataName]).flatMap((row) => nameIn(question.questions, row))
    }
    if (!isOfInsured(question)) return []
    return question.kind === 'person' ? personName(answers[question.dataName]) : bornHolder(question, answers, holder)
  })
  return [...new Set(names)]
}

const rowsIn = (said: unknown): Answers[] =>
  Array.isArray(said) ? said.filter((row): row is Answers => typeof row === 'object' && row !== null) : []

const isOfInsured = (question: AskedQuestion): boolean =>
  'insuredAges' in question && question.insuredAges !== undefined

const bornHolder = (question: AskedQuestion, answers: Answers, holder: string) =>
  answers[question.dataName] === undefined || holder === '' ? [] : [holder]

/** Of one in a group: a person's name, else the text that is called one, else the first. */
function nameIn(questions: readonly One[], row: Answers): string[] {
  const person = questions.find(({ kind, dataName }) => kind === 'person' && personName(row[dataName]).length > 0)
  if (person) return personName(row[person.dataName])
  const texts = questions.filter(({ kind }) => kind === 'text')
  const named = texts.find(({ dataName }) => /name/i.test(dataName)) ?? texts[0]
  const said = named && row[named.dataName]
  return typeof said === 'string' && said.trim() !== '' ? [said.trim()] : []
}

function personName(said: unknown): string[] {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return []
  const { firstName, lastName } = said as Record<string, unknown>
  const name = [firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ')
  return name ? [name] : []
}
