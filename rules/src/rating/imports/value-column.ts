import type { ColumnProfile } from './column-profile'
import type { MappedColumn } from './mapping'
import { currencyNamed, type NumberStyle } from './number-text'
import type { Region } from './region'

/** How the numbers of a column are most likely meant. */
export function startOfValue(
  profile: ColumnProfile,
  usual: string,
  header: string,
): Pick<MappedColumn, 'currency' | 'percentAs' | 'numberStyle'> {
  const [currency = currencyNamed(header) ?? usual] = profile.currencies.filter((code) => code !== '')
  return { currency, percentAs: profile.isSigned ? 'change' : 'share', numberStyle: profile.numberStyle }
}

/** Which mark parts the fraction in this table, from the cells that say so; null where none does, or they differ. */
export function saidStyle({ columns }: Region): NumberStyle | null {
  const said = new Set(columns.filter(({ profile }) => profile.isStyleSaid).map(({ profile }) => profile.numberStyle))
  return said.size === 1 ? [...said][0]! : null
}
