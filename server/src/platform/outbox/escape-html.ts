const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** HTML that was put together by `html` and may be put into other HTML as it is. */
export class Html {
  constructor(readonly markup: string) {}
  toString() {
    return this.markup
  }
}

type Part = Html | string | number | readonly Html[]

/** A template whose values are text unless they are HTML themselves: forgetting to escape is not possible. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = strings.reduce((all, string, at) => all + (at > 0 ? print(parts[at - 1] ?? '') : '') + string, '')
  return new Html(markup)
}

function print(part: Part): string {
  if (part instanceof Html) return part.markup
  return typeof part === 'object' ? part.map(({ markup }) => markup).join('') : escapeHtml(String(part))
}
