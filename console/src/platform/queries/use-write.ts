import type { GivesOf, Operation, SendsOf } from '@coverwright/contract/platform'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { asked } from './asked'
import { queryClient } from './query-client'
import { createSubmissionKey } from './submission-key'
import { keyOf } from './use-operation'

type Options = {
  /** What has to be asked for again afterwards. */
  refreshes?: readonly Operation[]
  /** Saved by itself, and its screen says how that went: a network failure opens no dialog. */
  quiet?: boolean
}

/** Changes something on the server. */
export function useWrite<Op extends Operation>(
  operation: Op,
  { refreshes = [], quiet = false }: Options = {},
): UseMutationResult<GivesOf<Op>, Error, SendsOf<Op>> {
  const submission = useRef<ReturnType<typeof createSubmissionKey>>(undefined)
  const keys = (submission.current ??= createSubmissionKey())
  return useMutation<GivesOf<Op>, Error, SendsOf<Op>>({
    mutationFn: (input) => asked(operation, input, { idempotencyKey: keys.keyFor(input), quiet }),
    onSettled: async (_answer, error) => {
      keys.settled(error ?? undefined)
      if (error) return
      await Promise.all(refreshes.map((other) => queryClient.invalidateQueries({ queryKey: keyOf(other) })))
    },
  })
}
