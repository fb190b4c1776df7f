import type { Operation } from './operation'
import { HEADERS } from './signing'

/** What goes into the body, and what of it into the headers, for a list that is paged by them. */
export function splitPaging(operation: Operation, input: unknown): { body: unknown; headers: Record<string, string> } {
  if (!operation.pagedByHeaders || typeof input !== 'object' || input === null) return { body: input, headers: {} }
  const { page, pageSize, ...body } = input as Record<string, unknown>
  return {
    body,
    headers: {
      ...(page === undefined ? {} : { [HEADERS.nowPage]: String(page) }),
      ...(pageSize === undefined ? {} : { [HEADERS.pageSize]: String(pageSize) }),
    },
  }
}

/** The other way round: the headers put into what was sent. What is no number stays what it is, and is refused. */
export function joinPaging(
  operation: Operation,
  sent: unknown,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): unknown {
  if (!operation.pagedByHeaders || typeof sent !== 'object' || sent === null) return sent
  const { page: _page, pageSize: _size, ...body } = sent as Record<string, unknown>
  const [page, pageSize] = [headers[HEADERS.nowPage], headers[HEADERS.pageSize]].map((given) =>
    given === undefined ? undefined : Number(given),
  )
  return { ...body, ...(page === undefined ? {} : { page }), ...(pageSize === undefined ? {} : { pageSize }) }
}
