import { variables as known } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { useCallback } from 'react'
import { useBuilder } from './use-building'

const isOurs = (name: string) => known.some((variable) => variable.name === name)

/** What a variable is called: our own in the reader's language, an answer as its question is. */
export function useVariableWords() {
  const t = useTexts('templates')
  const { variables } = useBuilder()
  return useCallback(
    (name: string) => {
      if (isOurs(name)) return t(`variables.${name}`)
      return variables.find((variable) => variable.name === name)?.title || name.replace('answers.', '')
    },
    [t, variables],
  )
}
