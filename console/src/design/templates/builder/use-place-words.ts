import type { BodyPlace } from '@coverwright/rules/design/templates'
import { languageNames } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'

/** Fields of blocks and of what stands beside them, by the words that the builder has for them. */
const named: Readonly<Record<string, string>> = {
  ...{ subject: 'subject', preview: 'preview', 'page.header': 'pageHeader', 'page.footer': 'pageFooter' },
  ...{ 'page.size': 'pageSize', 'page.margin': 'margin', 'page.isNumbered': 'isNumbered' },
  ...{ 'search.title': 'searchTitle', 'search.description': 'searchText', 'search.fileId': 'shared' },
  ...{ text: 'text', label: 'label', title: 'listTitle', alt: 'alt', aside: 'aside', caption: 'caption' },
  ...{ name: 'signedBy', role: 'role', 'sum.label': 'sumLabel', 'sum.value': 'sumValue' },
  ...{ when: 'when', link: 'link', holds: 'holds', over: 'over', columns: 'columns', hidesEmpty: 'hidesEmpty' },
  ...{ isTitle: 'isTitle', width: 'pictureWidth', millimetres: 'millimetres', fileId: 'picture' },
}
/** Rows, columns and cards are counted; what each of their fields is called. */
const counted: Readonly<Record<string, string>> = { rows: 'row', columns: 'column', cards: 'card' }
const inRows: Readonly<Record<string, string>> = {
  ...{ 'rows.label': 'label', 'rows.value': 'value', 'columns.title': 'columnTitle', 'columns.value': 'value' },
  ...{ 'cards.title': 'cardTitle', 'cards.text': 'text' },
}

/** A place in a template as people call it: 'Facts, Row 2, Label, English (US)'. */
export function usePlaceWords() {
  const t = useTexts('templates')
  const fieldWords = (field: string): (string | undefined)[] => {
    const [list = '', place = '', inside = ''] = field.split('.')
    const row = counted[list]
    if (!row || inside === '') return [named[field] && t(`build.${named[field]}`)]
    const part = inRows[`${list}.${inside}`]
    return [t(`build.${row}`, { number: Number(place) + 1 }), part && t(`build.${part}`)]
  }
  return ({ block, field, language }: BodyPlace): string =>
    [block && t(`kinds.${block}`), ...fieldWords(field), language && languageNames[language]].filter(Boolean).join(', ')
}
