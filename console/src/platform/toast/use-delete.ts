import { askFirst, type Deletion } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import { useToast } from './use-toast'

type Deleting = Deletion & {
  work: () => Promise<unknown>
  /** Brings it back whole: then nobody is asked before, Undo is offered after. */
  undo?: (() => Promise<unknown>) | undefined
}

/** The one way to delete something: asks first, or offers Undo, and says what became of it. Answers whether it is gone. */
export function useDelete() {
  const t = useTexts('platform')
  const withToast = useToast()
  return async ({ work, undo, ...question }: Deleting): Promise<boolean> => {
    if (!undo && !(await askFirst({ about: 'delete', ...question }))) return false
    return withToast(work, { text: t('deleted', { name: question.name }), undo })
  }
}
