import { type Refusal, refusalOf } from '../../kernel'

/** What answers under these is for programs or for the operator, not a page: it is never pictured, nor fetched for one. */
const CLOSED = ['outbox', 'outbox.json', 'metrics', 'health', 'ready', 'docs', 'openapi.json', 'node-server']
/** A page that is being pictured may call these; they are no pages themselves. */
const CALLED = ['v1', 'v2', 'files', 'config.json']

const PLAIN = /^\/(?!\/)[\w\-.~!$&'()*+,;=:@/%?]*$/
/** Anything a parser somewhere might read as another folder or another host. */
const CROOKED = /\/\/|\/\.{1,2}(\/|\?|$)|%2e|%2f|%5c|%00|%25/i

/** Why a path is not one of our pages: a picture is taken of our own pages and of no other address. */
export function pagePathRefusal(path: string): Refusal<'media.notOurPage'> | null {
  if (path.length > 1_000 || !PLAIN.test(path) || CROOKED.test(path))
    return refusalOf('media.notOurPage', undefined, 'path')
  const first = firstSegment(path)
  return CLOSED.includes(first) || CALLED.includes(first) ? refusalOf('media.notOurPage', undefined, 'path') : null
}

/** Whether a page that is being pictured may fetch this path of our own origin. */
export const mayBeFetchedForPicture = (path: string) => path.startsWith('/') && !CLOSED.includes(firstSegment(path))

function firstSegment(path: string): string {
  const segment = path.split(/[/?#]/)[1] ?? ''
  return safelyDecoded(segment).toLowerCase()
}

function safelyDecoded(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}
