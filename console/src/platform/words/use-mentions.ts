import { useMessages, useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'

type Part = 'deeds' | 'notices'
type Values = Record<string, string | number>

/** How screens of others speak of a room, `<room>/mentions/`: its name, what it permits, what was done in it, what it gives notice of. */
export function useMentions() {
  const t = useTexts('mentions')
  return useMemo(
    () => ({
      room: (code: string) => t(`${roomIn(code)}.room`),
      /** One that a newer server records is shown by its name. */
      deed: (code: string) => {
        const words = t(keyOf('deeds', code))
        return words === keyOf('deeds', code) ? code : words
      },
      notice: (code: string, values: Values) => ({
        title: t(`${keyOf('notices', code)}.title`, values),
        about: t(`${keyOf('notices', code)}.about`, values),
      }),
    }),
    [t],
  )
}

/** Every deed or notice that there are words for, by its code, with its words as they stand. */
export function useMentioned(part: Part): ReadonlyMap<string, string> {
  const messages = useMessages('mentions')
  return useMemo(() => {
    const said = new Map<string, string>()
    for (const [key, words] of Object.entries(messages)) {
      const [room, of, name] = key.split('.')
      const code = `${room}.${name}`
      if (of === part) said.set(code, [said.get(code), words].filter(Boolean).join(' '))
    }
    return said
  }, [messages, part])
}

/** What a permission is called and what its holders do, as the room says that has it. */
export function usePermissionWords() {
  const messages = useMessages('mentions')
  return useMemo(() => {
    const said = new Map<string, string>()
    for (const [key, words] of Object.entries(messages)) {
      const [, name] = /^\w+\.permissions\.(.+)$/.exec(key) ?? []
      if (name) said.set(name, words)
    }
    return (code: string) => ({ name: said.get(`${code}.name`) ?? code, about: said.get(`${code}.about`) ?? '' })
  }, [messages])
}

export const roomIn = (code: string) => code.split('.')[0] ?? code
const keyOf = (part: Part, code: string) => `${roomIn(code)}.${part}.${code.slice(roomIn(code).length + 1)}`
