import { toast } from '@coverwright/ui/toast'
import { useCallback } from 'react'
import { useErrorWords } from '../words'

type Done = { text: string; undo?: (() => Promise<unknown>) | undefined }

/** Does something and says what became of it; answers whether it was done. What can be taken back offers so. */
export function useToast(failureWords?: (error: unknown) => string) {
  const usualWords = useErrorWords()
  const words = failureWords ?? usualWords
  return useCallback(
    async (work: () => Promise<unknown>, done?: Done): Promise<boolean> => {
      const failed = (error: unknown) => {
        toast({ text: words(error), tone: 'danger' })
        return false
      }
      try {
        await work()
      } catch (error) {
        return failed(error)
      }
      const { text, undo } = done ?? {}
      if (text) toast({ text, ...(undo ? { undo: async () => void (await undo().catch(failed)) } : {}) })
      return true
    },
    [words],
  )
}
