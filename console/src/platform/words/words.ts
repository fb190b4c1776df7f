import type { Texts } from '@coverwright/ui/locales'

let texts: Texts | undefined

/** Handed in once, at the start: the words that this page speaks with. */
export const setWords = (made: Texts) => void (texts = made)

/** The room whose texts hold the words of a refusal: 'policyNumbers.notFound' is told by `policy-numbers`. */
export const roomOfCode = (code: string): string =>
  (code.split('.')[0] ?? code).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A refusal may come from a room whose words this screen has not asked for; they are fetched before it is shown. */
export async function loadWordsOf(code: string): Promise<void> {
  await texts?.load([roomOfCode(code)]).catch(() => undefined)
}

/** The words of a refusal in the language being read, or nothing when no room has words for it. */
export function wordsOfCode(code: string, values: Record<string, string | number> = {}): string | undefined {
  const room = roomOfCode(code)
  const key = `refusals.${code.slice(code.indexOf('.') + 1)}`
  return texts?.i18n.exists(key, { ns: room }) ? texts.i18n.t(key, { ns: room, ...values }) : undefined
}
