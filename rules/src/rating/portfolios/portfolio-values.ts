import { type KnownName, optionsByText, plainText } from '../imports'

/** Which answer each text of a column means, where it is plain; the others are for a person to say. */
export function valuesMeant(known: KnownName, texts: readonly string[]): Record<string, string> {
  if (known.kind !== 'choice') return {}
  const answers = optionsByText(known)
  const meant = texts.flatMap((text) => {
    const value = answers.get(plainText(text).toLowerCase())
    return value === undefined ? [] : [[text, value] as const]
  })
  return Object.fromEntries(meant)
}
