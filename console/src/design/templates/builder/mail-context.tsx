import type { TemplateView, VariableView } from '@coverwright/contract/design/templates'
import type { Language } from '@coverwright/rules/languages'
import { createContext, useContext } from 'react'

type MailWays = {
  language: Language
  /** Names of variables, or likely values in their place. */
  shows: 'variables' | 'values'
  variables: readonly VariableView[]
  files: TemplateView['files']
  mayEdit: boolean
}

/** What the blocks of a mail are drawn with; Puck draws them, so it cannot hand this down. */
export const MailContext = createContext<MailWays | null>(null)

export function useMailWays(): MailWays {
  const ways = useContext(MailContext)
  if (!ways) throw new Error('A block is drawn outside of its mail')
  return ways
}
