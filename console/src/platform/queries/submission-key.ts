import { FailedCall } from '../wire'

/**
 * One submission has one idempotency key. Sending the same again after the network failed keeps the key, so that what
 * may have arrived is not done twice; after an answer, or with other content, it is a new submission.
 */
export function createSubmissionKey(newKey: () => string = () => crypto.randomUUID()) {
  let last: { content: string; key: string } | undefined
  return {
    keyFor(input: unknown): string {
      const content = JSON.stringify(input)
      if (last?.content !== content) last = { content, key: newKey() }
      return last.key
    },
    settled(error?: unknown) {
      if (!(error instanceof FailedCall)) last = undefined
    },
  }
}
