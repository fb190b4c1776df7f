import type { Answers, AskedQuestion } from '../../design/forms'
import { compileExpression } from '../../design/logic'
import type { Body, Page } from '../../design/products'
import { contactIn } from './holder'

type Asking = Pick<Body, 'pages'>

/** Which half of the holder somebody could reach the end without having said: then they could not buy. */
export function holderGaps(body: Asking): ('name' | 'email')[] {
  const found = contactIn(body, surelyAnswered(body))
  return (['name', 'email'] as const).filter((part) => found[part] === null)
}

const GIVEN = 'given'

/** Something for every question that each buyer is asked and cannot leave out, whatever else they answer. */
function surelyAnswered({ pages }: Asking): Answers {
  const passed = skippedPages(pages)
  return Object.fromEntries(
    pages
      .filter((page, at) => !passed.has(at) && isSurelyShown(page))
      .flatMap(({ questions }) => questions)
      .filter((question) => isSurelyShown(question) && isSurelyRequired(question))
      .flatMap((question) => sampleOf(question)),
  )
}

/** Pages that somebody may jump over. */
function skippedPages(pages: readonly Page[]): ReadonlySet<number> {
  const passed = new Set<number>()
  pages.forEach(({ questions }, from) => {
    for (const { toPage } of questions.flatMap(({ skips = [] }) => skips)) {
      const to = pages.findIndex(({ id }) => id === toPage)
      for (let at = from + 1; at < to; at++) passed.add(at)
    }
  })
  return passed
}

const isSurelyShown = ({ showIf }: { readonly showIf?: string }): boolean => !showIf || alwaysHolds(showIf)
const isSurelyRequired = ({ isRequired, requireIf }: AskedQuestion): boolean =>
  isRequired || (requireIf !== undefined && alwaysHolds(requireIf))

/** A condition that asks for no answer, and holds. */
function alwaysHolds(condition: string): boolean {
  const compiled = compileExpression(condition, { slots: new Map(), size: 0 }, { kind: 'yesNo' })
  return compiled.ok && compiled.value.run([]) === true
}

function sampleOf(question: AskedQuestion): [string, unknown][] {
  switch (question.kind) {
    case 'person':
      return [[question.dataName, Object.fromEntries(question.parts.map((part) => [part, GIVEN]))]]
    case 'text':
    case 'longText':
    case 'email':
      return [[question.dataName, GIVEN]]
    default:
      return []
  }
}
