import { IntlMessageFormat } from 'intl-messageformat'

type Part = { type: number; value?: string; options?: Record<string, { value: Part[] }>; children?: Part[] }
/** The parser's numbers: 0 is plain words, 7 is '#', 8 is a tag; the rest take an argument. */
const WORDS = 0
const COUNT_SIGN = 7

/** The names a message needs, sorted, or why it cannot be read at all. */
export function argumentsOf(message: string): { names: string[] } | { error: string } {
  try {
    const names = new Set<string>()
    collect(new IntlMessageFormat(message, 'en').getAst() as Part[], names)
    return { names: [...names].sort() }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function collect(parts: Part[], names: Set<string>): void {
  for (const part of parts) {
    if (part.type !== WORDS && part.type !== COUNT_SIGN && part.value) names.add(part.value)
    for (const option of Object.values(part.options ?? {})) collect(option.value, names)
    if (part.children) collect(part.children, names)
  }
}
