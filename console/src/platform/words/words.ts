import type { Texts } from '@coverwright/ui/locales'

let texts: Texts | undefined

/** Handed in once, at the start: the words that this page speaks with. */
export const setWords = (made: Texts) => void (texts = made)

/** Codes of the products room speak of one product. */
const roomNames: Record<string, string> = {
  product: 'products',
  plan: 'plans',
  dataset: 'datasets',
  policyNumber: 'policy-numbers',
  productTests: 'product-tests',
}

/** The room whose texts hold the words of a refusal: 'identity.codeInvalid' is told by `identity`. */
export function roomOfCode(code: string): string {
  const [first = 'platform'] = code.split('.')
  return roomNames[first] ?? first
}

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
