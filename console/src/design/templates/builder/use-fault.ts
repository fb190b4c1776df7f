import { type RefObject, useEffect } from 'react'
import { useSavingWords } from '../../../platform/draft'
import { useBuilder } from './use-building'

/** Why a field could not be saved, where it is the one; whoever asked to be led to it stands in it. */
export function useFault(isWrong: boolean, box: RefObject<HTMLElement | null>): string | undefined {
  const { drafting, isJumping, jumped } = useBuilder()
  const { told } = useSavingWords(drafting)
  useEffect(() => {
    if (!isWrong || !isJumping) return
    box.current?.focus()
    jumped()
  })
  return isWrong ? told : undefined
}
