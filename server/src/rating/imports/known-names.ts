import type { DataName } from '@coverwright/rules/design/datasets'
import type { Question } from '@coverwright/rules/design/forms'
import type { KnownName } from '@coverwright/rules/rating/imports'
import { type Body, ratedDatasetOf, questionsOf } from '@coverwright/rules/design/products'

/** Everything that a sheet of this product may speak of, in every language that the product speaks. */
export function knownNames(body: Body): KnownName[] {
  const questions = questionsOf(body)
  const names = ratedDatasetOf(body).names.flatMap((entry) => namesOf(entry, questions, ''))
  const plan = plansOf(body)
  return plan ? [...names, plan] : names
}

function namesOf(entry: DataName, questions: readonly Question[], path: string): KnownName[] {
  const { type } = entry
  const name = path + entry.name
  if (type.kind === 'record') return type.fields.flatMap((field) => namesOf(field, [], `${name}.`))
  const question = questions.find((each) => 'dataName' in each && each.dataName === entry.name)
  const titles = [...new Set([...(question ? textsOf(question.title) : []), ...(entry.title ? [entry.title] : [])])]
  if (type.kind === 'choice')
    return [
      {
        name,
        kind: 'choice',
        titles,
        options: type.options.map((value) => ({ value, labels: labelsOf(question, value) })),
      },
    ]
  const simple = ['text', 'number', 'money', 'date', 'yesNo'] as const
  const kind = simple.find((each) => each === type.kind)
  return kind ? [{ name, kind, titles, options: [], ...limitsOf(type, question) }] : []
}

/** What a number may be tells which columns can be asked with it. */
function limitsOf(type: DataName['type'], question: Question | undefined): Partial<KnownName> {
  if (question?.kind !== 'number' && question?.kind !== 'money') return {}
  const places = type.kind === 'number' ? type.places : undefined
  const unit = question.kind === 'number' && question.unit ? textsOf(question.unit).join(' ') : undefined
  const { min, max } = question
  return {
    ...(places !== undefined && { places }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unit && { unit }),
  }
}

function labelsOf(question: Question | undefined, value: string): string[] {
  const options = question && 'options' in question ? question.options : []
  const option = options.find((each) => each.value === value)
  return option ? textsOf(option.label) : []
}

const textsOf = (texts: Readonly<Partial<Record<string, string>>>): string[] =>
  Object.values(texts).filter((text) => text !== undefined && text !== '') as string[]

/** The plan that a buyer chooses is a name of its own in every look-up. */
function plansOf(body: Body): KnownName | null {
  const { plans = [] } = body.plans ?? {}
  if (plans.length === 0) return null
  const options = plans.map(({ id, title }) => ({ value: id, labels: textsOf(title) }))
  return { name: 'plan', kind: 'choice', titles: ['Plan'], options }
}
