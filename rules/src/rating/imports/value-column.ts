import type { ColumnProfile } from './column-profile'
import type { MappedColumn } from './mapping'
import { currencyNamed } from './number-text'

/** How the numbers of a column are most likely meant. */
export function startOfValue(
  profile: ColumnProfile,
  usual: string,
  header: string,
): Pick<MappedColumn, 'currency' | 'percentAs' | 'numberStyle'> {
  const [currency = currencyNamed(header) ?? usual] = profile.currencies.filter((code) => code !== '')
  return { currency, percentAs: profile.isSigned ? 'change' : 'share', numberStyle: profile.numberStyle }
}
