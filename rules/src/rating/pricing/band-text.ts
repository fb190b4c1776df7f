import type { Band } from './table'

/** Signs that sheets use for one thing, after full-width forms have become plain ones. */
const DASHES = /[‐‑‒–—―−~〜～－]|(?<!up)\s+to\s+|至|到/gi
const NUMBER = '([+-]?\\d[\\d,\\s]*(?:\\.\\d+)?|[+-]?\\.\\d+)'
const UNIT = '(?:\\s*(?:years?|yrs?|y\\/o|yo|歲|岁|cc|kg|km|days?|months?|%))?'

type Shape = { readonly pattern: RegExp; readonly band: (numbers: readonly string[]) => Band }

const shape = (pattern: string, band: Shape['band']): Shape => ({ pattern: new RegExp(`^${pattern}$`, 'i'), band })

/** From the most special to the most general; each number may carry a unit. */
const SHAPES: readonly Shape[] = [
  shape(`>\\s*${NUMBER}${UNIT}\\s*-\\s*<\\s*${NUMBER}${UNIT}`, ([from = '', to = '']) => ({
    from,
    to,
    isFromOut: true,
    isToOut: true,
  })),
  shape(`>\\s*${NUMBER}${UNIT}\\s*-\\s*${NUMBER}${UNIT}`, ([from = '', to = '']) => ({ from, to, isFromOut: true })),
  shape(`${NUMBER}${UNIT}\\s*-\\s*<\\s*${NUMBER}${UNIT}`, ([from = '', to = '']) => ({ from, to, isToOut: true })),
  shape(`${NUMBER}${UNIT}\\s*-\\s*${NUMBER}${UNIT}`, ([from = '', to = '']) => ({ from, to })),
  shape(`between\\s+${NUMBER}${UNIT}\\s+and\\s+${NUMBER}${UNIT}`, ([from = '', to = '']) => ({ from, to })),
  shape(
    `${NUMBER}${UNIT}\\s*(?:\\+|and\\s+(?:over|above|older|more)|or\\s+(?:over|above|older|more)|以上)`,
    ([from = '']) => ({ from, to: null }),
  ),
  shape(`(?:>=|≥|≧|from|at\\s+least|min\\.?)\\s*${NUMBER}${UNIT}`, ([from = '']) => ({ from, to: null })),
  shape(`(?:>|over|above|more\\s+than|older\\s+than)\\s*${NUMBER}${UNIT}`, ([from = '']) => ({
    from,
    to: null,
    isFromOut: true,
  })),
  shape(`(?:<=|≤|≦|up\\s*to|upto|at\\s+most|max\\.?|until)\\s*${NUMBER}${UNIT}`, ([to = '']) => ({ from: null, to })),
  shape(`(?:<|under|below|less\\s+than|younger\\s+than)\\s*${NUMBER}${UNIT}`, ([to = '']) => ({
    from: null,
    to,
    isToOut: true,
  })),
  shape(
    `${NUMBER}${UNIT}\\s*(?:and\\s+(?:under|below|younger|less)|or\\s+(?:under|below|younger|less)|以下)`,
    ([to = '']) => ({ from: null, to }),
  ),
  shape(`${NUMBER}${UNIT}`, ([only = '']) => ({ from: only, to: only })),
]

const ANY = /^(?:any|all|\*|-|n\/?a|全部|不限)?$/i

/** As nearly all are written: it is read at once, where a sheet has a hundred thousand of them. */
const USUAL = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/

/** Longer cells are notes, not bands. */
const MAX_BAND_TEXT = 60

/** Reads a band as people write it ('18-25', '25+', '<1000', 'up to 30', full-width digits); null when it is none, 'any' for all. */
export function parseBandText(text: string): Band | 'any' | null {
  if (text.length > MAX_BAND_TEXT) return null
  const usual = USUAL.exec(text)
  if (usual) return { from: usual[1] as string, to: usual[2] as string }
  const plain = text
    .normalize('NFKC')
    .replace(/[\u200b\u00a0\ufeff]/g, ' ')
    .trim()
  if (ANY.test(plain)) return 'any'
  const tidy = plain
    .replace(DASHES, '-')
    .replace(/^[$€£¥]\s*|\b[A-Z]{3}\s?\$?\s*(?=\d)|(?<=-)\s*[$€£¥]\s*/g, '')
    .trim()
  for (const { pattern, band } of SHAPES) {
    const match = pattern.exec(tidy)
    if (!match) continue
    const numbers = match.slice(1).map(plainNumber)
    return numbers.includes(null) ? null : band(numbers as string[])
  }
  return null
}

/** '1,000' and '1 000' are a thousand, '5,00,000' are five lakhs; groups of other than that are no number. */
function plainNumber(text: string): string | null {
  const bare = text.trim()
  const isGrouped = /^[+-]?(?:\d{1,3}(?:[,\s]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d+)?$/.test(bare)
  if (/[,\s]/.test(bare) && !isGrouped) return null
  const number = bare
    .replace(/[,\s]/g, '')
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
  return number
}

/** The way back, for grids and findings. */
export function printBand(band: Band): string {
  const { from, to } = band
  if (from === null && to === null) return 'any'
  if (to === null) return band.isFromOut ? `>${from}` : `${from}+`
  if (from === null) return band.isToOut ? `<${to}` : `up to ${to}`
  if (from === to) return from
  return `${band.isFromOut ? '>' : ''}${from}-${band.isToOut ? '<' : ''}${to}`
}
