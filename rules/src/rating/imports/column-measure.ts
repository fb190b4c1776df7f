import type { Measure } from './band-cell'
import type { ColumnProfile } from './column-profile'
import type { KnownName } from './mapping'
import { sharedUnit, unitInHeader, unitNamed } from './unit-text'

const LENGTH =
  /\b(?:length|height|width|depth|beam|draught|draft|loa|altitude|distance)\b|länge|höhe|breite|tiefe|長度|长度|高度|panjang|tinggi/i
const METRES = /\d\s?m(?![a-z\d²³])/i

/** What the bands of a column are measured in: as the question asks for it, else as the header or the cells say. */
export function measureOf(header: string, profile: ColumnProfile, known: KnownName | undefined): Measure | null {
  const isMetres = LENGTH.test(header) && profile.distinct.some((text) => METRES.test(text))
  const said = isMetres ? ['m'] : (profile.units ?? [])
  const named = unitInHeader(header)
  const asked = (known?.unit ?? '')
    .split(/\s+/)
    .map(unitNamed)
    .find((unit) => unit !== null)
  // A header in tonnes over a question in kilograms, or cells that say it themselves.
  const units = said.length > 0 ? said : named && asked && named !== asked ? [named] : []
  const kept = sharedUnit(units, [asked, named])
  if (kept === null) return null
  // In a column of tonnes and kilograms a bare figure may be either: it is told with its cell.
  const bare = kept === 'years' || said.length === 0 ? kept : said.length === 1 ? (said[0] as string) : ''
  return { bare: named && sharedUnit([kept], [named]) === named ? named : bare, kept }
}

/** Ages are in years and people are counted anyway: only what can be measured in two ways is told in the title. */
const PLAIN = new Set(['years', 'seats', 'persons', 'rooms', 'floors', 'vehicles', 'claims'])

export function measuredTitle(title: string, { kept }: Measure): string {
  if (PLAIN.has(kept)) return title
  const words = title.split(/[\s()[\]]+/)
  if (words.some((word) => unitNamed(word) === kept)) return title
  const bare = unitInHeader(title) ? title.replace(/\s*[([（][^)\]）]*[)\]）]/, '') : title
  return `${bare} (${kept})`
}
