import type { GivesOf, Operation, SendsOf } from '@coverwright/contract/platform'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { asked } from './asked'
import { queryClient } from './query-client'
import { createSubmissionKey } from './submission-key'
import { keyOf } from './use-operation'

/** Changes something on the server. `refreshes` names what has to be asked for again afterwards. */
export function useWrite<Op extends Operation>(
  operation: Op,
  { refreshes = [] }: { refreshes?: readonly Operation[] } = {},
): UseMutationResult<GivesOf<Op>, Error, SendsOf<Op>> {
  const submission = useRef<ReturnType<typeof createSubmissionKey>>(undefined)
  const keys = (submission.current ??= createSubmissionKey())
  return useMutation<GivesOf<Op>, Error, SendsOf<Op>>({
    mutationFn: (input) => asked(operation, input, { idempotencyKey: keys.keyFor(input) }),
    onSettled: async (_answer, error) => {
      keys.settled(error ?? undefined)
      if (error) return
      await Promise.all(refreshes.map((other) => queryClient.invalidateQueries({ queryKey: keyOf(other) })))
    },
  })
}
