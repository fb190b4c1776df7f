import type { GivesOf, Operation, SendsOf } from '@coverwright/contract/platform'
import type { Shape } from '@coverwright/rules/drafts'
import { asked, keyOf, queryClient } from '../queries'
import { tabStorage } from '../storage'
import { FailedCall, RefusedCall } from '../wire'
import { Draft, type Failure } from './draft'
import type { Read, Sent } from './draft-state'
import { KeptDraft } from './kept-draft'

/** What one kind of document needs to be worked on; everything else is the same for all. */
export type DraftKind<View, Document> = {
  /** With the id it names a draft in the tab. */
  readonly name: string
  readonly saves: 'byItself' | 'whenAsked'
  readonly shape: Shape
  readonly idOf: (view: View) => string
  /** The document in what the server gives. */
  readonly read: (view: View) => Read<Document>
  readonly mayEdit: (view: View) => boolean
  /** Saves it, whole or as what differs from the base; gives it as the server has it now. */
  readonly send: (sent: Sent<Document>, id: string, base: Document) => Promise<Read<Document>>
  /** The document in what a refusal came with because others were first; null where that says nothing of it. */
  readonly current: (current: unknown) => Read<Document> | null
}

export function newDraft<View, Document>(
  kind: DraftKind<View, Document>,
  view: View,
  person: string,
  name: string,
): Draft<Document> {
  const id = kind.idOf(view)
  return new Draft<Document>({
    shape: kind.shape,
    saves: kind.saves,
    opened: kind.read(view),
    mayEdit: kind.mayEdit(view),
    send: (sent, base) => kind.send(sent, id, base),
    failureOf: (error) => failureOf(kind, error),
    kept: new KeptDraft<Document>(tabStorage, person, name),
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
    later: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
}

/** Keys that are no longer good, too many calls, a server in trouble or closed for a while: none is about what was sent. */
const PASSING: readonly number[] = [104, 429, 500, 503]

export function failureOf<Document>(
  { current }: Pick<DraftKind<never, Document>, 'current'>,
  error: unknown,
): Failure<Document> {
  if (error instanceof FailedCall) return { kind: error.reason === 'expired' ? 'final' : 'passing' }
  if (!(error instanceof RefusedCall)) return { kind: 'final' }
  const now = error.current === undefined ? null : current(error.current)
  if (now) return { kind: 'behind', current: now }
  return { kind: PASSING.includes(error.status) ? 'passing' : 'final' }
}

type Saves<Document> = { readonly sent: Sent<Document>; readonly refreshes: readonly Operation[] }

/** Sends a draft: under the key that it keeps until it is answered, and without a dialog, since its screen says how it went. */
export async function sendDraft<Op extends Operation, Document>(
  operation: Op,
  input: SendsOf<Op>,
  { sent, refreshes }: Saves<Document>,
): Promise<GivesOf<Op>> {
  const answer = await asked(operation, input, { idempotencyKey: sent.key, quiet: true })
  for (const other of refreshes) void queryClient.invalidateQueries({ queryKey: keyOf(other) })
  return answer
}
