import { type AskedQuestion, questionProblems } from '../forms'
import { refusalOf } from '../../kernel'
import { isBlank, missingTexts } from '../../languages'
import { isCurrency } from '../../money'
import type { Body, PlayedPage } from './body'
import type { BodyProblem } from './body-problem'
import { logicProblems } from './logic-problems'
import { lookProblems } from './look'
import { plannedBody } from './planned-body'

/** Everything that stands between a draft and its publishing. Empty means sound. */
export function bodyProblems(body: Body): BodyProblem[] {
  return [
    ...wholeProblems(body),
    ...lookProblems(body.look),
    ...plannedBody(body).pages.flatMap((page) => pageProblems(body, page)),
    ...twiceProblems(body),
    ...translationProblems(body),
    ...logicProblems(body),
  ]
}

function wholeProblems(body: Body): BodyProblem[] {
  const problems: BodyProblem[] = []
  if (body.pages.length === 0) problems.push(refusalOf('body.noPages'))
  if (body.languages.length === 0) problems.push(refusalOf('body.noLanguage'))
  if (new Set(body.languages).size < body.languages.length) problems.push(refusalOf('body.languageTwice'))
  if (!isCurrency(body.currency)) problems.push(refusalOf('body.currency', { currency: body.currency }))
  if (!isTimeZone(body.timeZone)) problems.push(refusalOf('body.timeZone', { timeZone: body.timeZone }))
  return problems
}

function pageProblems(body: Body, page: PlayedPage): BodyProblem[] {
  const problems: BodyProblem[] = []
  const pageId = page.id
  if (page.questions.length === 0) problems.push({ ...refusalOf('body.pageEmpty'), pageId })
  if (isBlank(page.title)) problems.push({ ...refusalOf('body.pageUntitled'), pageId })
  for (const question of page.questions.flatMap(withInner)) {
    const at = { pageId, questionId: question.id }
    problems.push(...questionProblems(question).map((problem) => ({ ...problem, ...at })))
    for (const { toPage } of question.skips ?? []) {
      const to = body.pages.findIndex((other) => other.id === toPage)
      if (to < 0) problems.push({ ...refusalOf('body.skipNowhere', { page: toPage }), ...at })
      else if (to <= body.pages.findIndex((other) => other.id === page.id))
        problems.push({ ...refusalOf('body.skipBack', { page: toPage }), ...at })
    }
  }
  return problems
}

function twiceProblems(body: Body): BodyProblem[] {
  const places = body.pages.flatMap((page) => page.questions.map((question) => ({ page, question })))
  const at = ({ page, question }: (typeof places)[number]) => ({ pageId: page.id, questionId: question.id })
  const names = places.filter(({ question }) => question.kind !== 'information')
  const inner = places.flatMap(({ page, question }) => withInner(question).map((each) => ({ page, question: each })))
  return [
    ...repeated(body.pages, (page) => page.id).map((page) => ({ ...refusalOf('body.pageTwice'), pageId: page.id })),
    ...repeated(inner, ({ question }) => question.id).map((place) => ({
      ...refusalOf('body.questionTwice'),
      ...at(place),
    })),
    ...[names, ...groupsOf(places)].flatMap((scope) =>
      repeated(scope, ({ question }) => question.dataName).map((place) => ({
        ...refusalOf('body.dataNameTwice', { name: place.question.dataName }),
        ...at(place),
      })),
    ),
  ]
}

/** Inside a group names are its own: two groups may both ask for a birthday. */
function groupsOf(places: readonly { page: PlayedPage; question: AskedQuestion }[]) {
  return places.flatMap(({ page, question }) =>
    question.kind === 'group' ? [question.questions.map((inner) => ({ page, question: inner }))] : [],
  )
}

function translationProblems(body: Body): BodyProblem[] {
  return missingTexts(body, body.languages).flatMap(({ path, language }) => {
    const page = body.pages[Number(/^pages\.(\d+)\./.exec(path)?.[1] ?? -1)]
    const [, outer, inner] = /^pages\.\d+\.questions\.(\d+)\.(?:questions\.(\d+)\.)?/.exec(path) ?? []
    const onPage = page?.questions[Number(outer ?? -1)]
    const question = onPage?.kind === 'group' && inner !== undefined ? onPage.questions[Number(inner)] : onPage
    const at = { ...(page ? { pageId: page.id } : {}), ...(question ? { questionId: question.id } : {}) }
    return [{ ...refusalOf('body.textMissing', { language, path }, path), ...at }]
  })
}

const withInner = (question: AskedQuestion): AskedQuestion[] =>
  question.kind === 'group' ? [question, ...question.questions] : [question]

function repeated<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): Thing[] {
  const seen = new Set<string>()
  return things.filter((thing) => seen.has(keyOf(thing)) || !seen.add(keyOf(thing)))
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
