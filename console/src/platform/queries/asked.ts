import type { GivesOf, Operation, SendsOf } from '@coverwright/contract/platform'
import { call, type CallOptions, RefusedCall } from '../wire'
import { loadWordsOf } from '../words'

/** A call whose refusal arrives together with its words. */
export async function asked<Op extends Operation>(
  operation: Op,
  input: SendsOf<Op>,
  options?: CallOptions,
): Promise<GivesOf<Op>> {
  try {
    return await call(operation, input, options)
  } catch (error) {
    if (error instanceof RefusedCall) await loadWordsOf(error.code)
    throw error
  }
}
