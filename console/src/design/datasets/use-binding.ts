import type { BindingView } from '@coverwright/contract/design/datasets'
import { useRef } from 'react'
import { useBind } from './use-datasets'

/** Binds one after the other, each over what the one before left: lines that are filled in quickly do not get in each other's way. */
export function useBinding(productId: string, revision: number) {
  const { mutateAsync } = useBind()
  const last = useRef({ revision, done: Promise.resolve() as Promise<unknown> }).current
  last.revision = Math.max(last.revision, revision)
  return (target: BindingView['target'], name: string): Promise<unknown> => {
    const bind = async () => {
      const bound = await mutateAsync({ productId, baseRevision: last.revision, target, name })
      last.revision = Math.max(last.revision, bound.revision)
    }
    // One that was refused is told at its own line.
    return (last.done = last.done.then(bind, bind))
  }
}
