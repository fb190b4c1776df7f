import { defaultLanguage, type Language, textIn } from '../languages'
import { checkJourney, type JourneyOutline, type LogicRule } from '../logic'
import type { Body } from './body'
import { datasetOf } from './body-dataset'
import type { BodyProblem } from './body-problems'

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
  return findings.map(({ code, values, rule }) => {
    const place = located.find((entry) => entry.rule.id === rule)
    return {
      code,
      ...(values ? { values } : {}),
      ...(place ? { pageId: place.pageId } : {}),
      ...(place?.questionId ? { questionId: place.questionId } : {}),
    }
  })
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

/** Conditions of pages and questions, as the checker wants them. Inside groups they see the row, so they are not here. */
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
    ...page.questions.flatMap(({ id, showIf, requireIf, skips }) => {
      const at = { pageId: page.id, questionId: id }
      return [
        ...(showIf ? [{ rule: ruled(`${id} show`, id, showIf, { kind: 'show', target: id }), ...at }] : []),
        ...(requireIf ? [{ rule: ruled(`${id} require`, id, requireIf, { kind: 'require', target: id }), ...at }] : []),
        ...(skips ?? []).map(({ when, toPage }, place) => ({
          rule: ruled(`${id} skip ${place}`, id, when, { kind: 'skipTo', page: toPage }),
          ...at,
        })),
      ]
    }),
  ])
}
