import type { JourneyOutline } from './journey-logic'

/** Pages and questions are counted in the order in which they are asked. */
export type OutlinePlace = { readonly page: number; readonly at: number }

/** Where everything of a journey is. Found once for all its rules: a form of hundreds is checked after each change. */
export type OutlinePlaces = {
  readonly questions: ReadonlyMap<string, OutlinePlace>
  /** Of the question that asks for a data name. */
  readonly names: ReadonlyMap<string, OutlinePlace>
  /** The page that has an id, or on which a question has it. */
  readonly pageOf: ReadonlyMap<string, number>
  /** Of a page by its id: all data names on it; of a question: its own. */
  readonly namesAt: ReadonlyMap<string, readonly string[]>
  /** How many were asked by the end of each page. */
  readonly askedBy: readonly number[]
}

/** Of two with one id or name, which the editor tells as a fault of its own, the first is meant. */
export function outlinePlaces({ pages }: JourneyOutline): OutlinePlaces {
  const questions = new Map<string, OutlinePlace>()
  const names = new Map<string, OutlinePlace>()
  const pageOf = new Map<string, number>()
  const namesAt = new Map<string, string[]>()
  const askedBy: number[] = []
  const first = <Value>(map: Map<string, Value>, key: string, value: Value) => map.has(key) || map.set(key, value)
  let at = 0
  for (const [page, { id: pageId, questions: asked }] of pages.entries()) {
    first(pageOf, pageId, page)
    first(namesAt, pageId, [])
    for (const { id, dataName } of asked) {
      const place = { page, at: ++at }
      first(questions, id, place)
      first(pageOf, id, page)
      if (!dataName) continue
      first(names, dataName, place)
      first(namesAt, id, [])
      for (const each of new Set([pageId, id])) namesAt.get(each)?.push(dataName)
    }
    askedBy.push(at)
  }
  return { questions, names, pageOf, namesAt, askedBy }
}
