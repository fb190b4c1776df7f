import type { CheckedRule, JourneyFinding } from './journey-findings'
import type { JourneyOutline, LogicRule } from './journey-logic'

/** Pages and questions are counted in the order in which they are asked: a page has the place of what comes before it. */
type Place = { readonly page: number; readonly at: number }

/** A rule sees what was asked before it, and jumps forward; names in a circle are told as that. */
export function orderFindings(
  { rule, reads }: CheckedRule,
  outline: JourneyOutline,
  circle: readonly string[],
): JourneyFinding[] {
  const findings: JourneyFinding[] = []
  const sees = lastSeen(rule, outline)
  for (const name of new Set(reads.map((read) => read.split('.')[0] ?? read))) {
    const asked = placeOf(outline, ({ dataName }) => dataName === name)
    if (asked && sees && asked.at > sees.at && !circle.includes(name))
      findings.push({
        code: 'journey.askedLater',
        values: { name, page: outline.pages[asked.page]?.title ?? '' },
        rule: rule.id,
      })
  }
  const [from, to] = rule.action.kind === 'skipTo' ? [pageOf(outline, rule.on), pageOf(outline, rule.action.page)] : []
  if (from !== undefined && to !== undefined && to >= 0 && from >= 0 && to <= from)
    findings.push({
      code: 'journey.skipsBack',
      values: { from: outline.pages[from]?.title ?? '', to: outline.pages[to]?.title ?? '' },
      rule: rule.id,
    })
  return findings
}

/** The last question whose answer the rule sees: its own page is whole when something is required or skipped. */
function lastSeen({ action, on }: LogicRule, outline: JourneyOutline): Place | null {
  const target = action.kind === 'show' || action.kind === 'require' ? action.target : on
  const page = pageOf(outline, target)
  if (page < 0) return null
  const isWholePage = action.kind === 'require' || action.kind === 'skipTo' || outline.pages[page]?.id === target
  if (!isWholePage) return placeOf(outline, ({ id }) => id === target)
  return { page, at: outline.pages.slice(0, page + 1).reduce((count, { questions }) => count + questions.length, 0) }
}

const pageOf = (outline: JourneyOutline, id: string): number =>
  outline.pages.findIndex((page) => page.id === id || page.questions.some((question) => question.id === id))

type Asked = JourneyOutline['pages'][number]['questions'][number]

function placeOf({ pages }: JourneyOutline, isMeant: (question: Asked) => boolean): Place | null {
  const all = pages.flatMap(({ questions }, page) => questions.map((question) => ({ page, question })))
  const at = all.findIndex(({ question }) => isMeant(question))
  return at < 0 ? null : { page: all[at]?.page ?? 0, at: at + 1 }
}
