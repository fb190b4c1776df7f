import type { Dataset } from '../../design/datasets'
import { answerVariables, compileCondition, findVariable, readText, variables } from '../../design/templates'
import { type Refusal, refusalOf } from '../../kernel'
import { isBlank } from '../../languages'
import { type Automation, type AutomationAction } from './automation'
import { subjectOfTrigger } from './trigger'

/** What keeps an automation from being saved, each at its field. `answers` are those of its product. */
export function automationProblems(automation: Omit<Automation, 'name' | 'productId'>, answers: Dataset): Refusal[] {
  const { trigger, condition, actions } = automation
  const compiled = condition.trim() === '' ? null : compileCondition(condition, answers)
  const subject = subjectOfTrigger(trigger.kind)
  return [
    ...(trigger.kind === 'dateReached' && !isDate(trigger.dataName, answers)
      ? [refusalOf('automations.dateUnknown', { name: trigger.dataName }, 'dataName')]
      : []),
    ...(compiled && !compiled.ok ? [{ ...compiled.refusal, field: 'condition' }] : []),
    ...actions.flatMap((action, place) => actionProblems(action, `actions.${place}`, subject, answers)),
  ]
}

const isDate = (name: string, { names }: Dataset): boolean =>
  names.some((each) => each.name === name && each.type.kind === 'date')

function actionProblems(
  action: AutomationAction,
  at: string,
  subject: 'quote' | 'policy',
  answers: Dataset,
): Refusal[] {
  const check = (text: string, field: string) => textProblems(text, `${at}.${field}`, subject, answers)
  switch (action.kind) {
    case 'email':
      return []
    case 'sms':
      if (isBlank(action.texts)) return [refusalOf('automations.nothingSaid', undefined, `${at}.texts`)]
      return Object.values(action.texts).flatMap((text) => check(text, 'texts'))
    case 'connector':
      return Object.values(action.inputs).flatMap((text) => check(text, 'inputs'))
    case 'notice':
    case 'task':
      return check(action.text, 'text')
  }
}

/** What a text names has to be known of what the automation is about. */
function textProblems(text: string, field: string, subject: 'quote' | 'policy', answers: Dataset): Refusal[] {
  const read = readText(text)
  if (!read.ok) return [{ ...read.refusal, field }]
  const known = [...variables.filter((variable) => !variable.in), ...answerVariables(answers)]
  for (const piece of read.value) {
    if (piece.kind === 'words') continue
    const variable = findVariable(known, piece.name)
    if (!variable) return [refusalOf('templates.unknownVariable', { name: piece.name }, field)]
    if (variable.of && !variable.of.includes(subject))
      return [refusalOf('templates.notThere', { name: piece.name }, field)]
  }
  return []
}
