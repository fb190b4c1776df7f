import { defaultLanguage, type Language, textIn } from '../../languages'
import { dataNameOf, type Question } from '../forms'
import {
  checkJourney,
  compileExpression,
  type JourneyOutline,
  type LogicRule,
  logicTypeOf,
  type LogicType,
  scopeOf,
} from '../logic'
import type { Body } from './body'
import { datasetOf } from './body-dataset'
import { questionsSeen } from './journey-engine'
import type { BodyProblem } from './body-problem'

type Located = { readonly rule: LogicRule; readonly pageId: string; readonly questionId?: string }

/** Conditions that cannot be understood, never hold, or speak of what is asked later; each at its page and question. */
export function logicProblems(body: Body): BodyProblem[] {
  const language = body.languages[0] ?? defaultLanguage
  const located = rulesOf(body)
  const { findings } = checkJourney(
    outlineOf(body, language),
    datasetOf(body),
    located.map(({ rule }) => rule),
  )
  const places = new Map(located.toReversed().map((entry) => [entry.rule.id, entry]))
  const told = findings.map(({ code, values, rule }) => {
    const place = rule === undefined ? undefined : places.get(rule)
    return {
      code,
      ...(values ? { values } : {}),
      ...(place ? { pageId: place.pageId } : {}),
      ...(place?.questionId ? { questionId: place.questionId } : {}),
    }
  })
  return [...told, ...rowProblems(body)]
}

/** Conditions inside a repeatable group see the row first, then the journey around it. */
function rowProblems(body: Body): BodyProblem[] {
  return body.pages.flatMap((page) =>
    page.questions.flatMap((group): BodyProblem[] => {
      if (group.kind !== 'group') return []
      const names = questionsSeen(body, group.dataName).flatMap((each) => dataNameOf(each, body.currency) ?? [])
      const scope = scopeOf({ names })
      return group.questions.flatMap((inner) =>
        expressionsOf(inner, body.currency).flatMap(([source, type]): BodyProblem[] => {
          const compiled = source ? compileExpression(source, scope, type) : null
          return compiled && !compiled.ok ? [{ ...compiled.refusal, pageId: page.id, questionId: inner.id }] : []
        }),
      )
    }),
  )
}

/** Every condition and formula of a question, with what it must give. */
function expressionsOf(question: Question, currency: string): [string | undefined, LogicType | undefined][] {
  const { showIf, requireIf, sets = [] } = question
  const own = dataNameOf(question, currency)
  const conditions = [showIf, requireIf, ...sets.map(({ when }) => when.trim())]
  return [
    ...conditions.map((condition): [string | undefined, LogicType] => [condition, { kind: 'yesNo' }]),
    ...sets.map(({ value }): [string, LogicType | undefined] => [value, own ? logicTypeOf(own.type) : undefined]),
  ]
}

function outlineOf(body: Body, language: Language): JourneyOutline {
  return {
    pages: body.pages.map((page) => ({
      id: page.id,
      title: textIn(page.title, language),
      questions: page.questions.map((question) => ({
        id: question.id,
        title: textIn(question.title, language),
        dataName: question.kind === 'information' ? null : question.dataName,
      })),
    })),
  }
}

/** Conditions of pages and questions, as the checker wants them. Those inside groups are checked by themselves. */
function rulesOf(body: Body): Located[] {
  const ruled = (id: string, on: string, when: string, action: LogicRule['action']): LogicRule => ({
    id,
    title: id,
    on,
    when,
    action,
  })
  return body.pages.flatMap((page) => [
    ...(page.showIf
      ? [{ rule: ruled(`${page.id} show`, page.id, page.showIf, { kind: 'show', target: page.id }), pageId: page.id }]
      : []),
    ...page.questions.flatMap(({ id, dataName, showIf, requireIf, skips = [], sets = [] }) => {
      const at = { pageId: page.id, questionId: id }
      return [
        ...(showIf ? [{ rule: ruled(`${id} show`, id, showIf, { kind: 'show', target: id }), ...at }] : []),
        ...(requireIf ? [{ rule: ruled(`${id} require`, id, requireIf, { kind: 'require', target: id }), ...at }] : []),
        ...sets.map(({ when, value }, place) => ({
          rule: ruled(`${id} set ${place}`, id, when, { kind: 'setValue', name: dataName, formula: value }),
          ...at,
        })),
        ...skips.map(({ when, toPage }, place) => ({
          rule: ruled(`${id} skip ${place}`, id, when, { kind: 'skipTo', page: toPage }),
          ...at,
        })),
      ]
    }),
  ])
}
