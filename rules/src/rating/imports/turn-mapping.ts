import { openBlanks } from './blank-open'
import type { KnownName, RegionMapping } from './mapping'
import type { Region } from './region'
import { turnAcross, type Turning } from './suggest-cross'

const OF_VALUES = ['unit', 'scale', 'mark'] as const

/** A mapping with some of its columns turned into rows; what was open about their figures stays open. */
export function turnedMapping<Mapping extends RegionMapping>(
  mapping: Mapping,
  region: Region,
  turning: Turning,
  ask: { readonly names: readonly KnownName[]; readonly currency: string },
) {
  const cross = turnAcross(region, turning, ask)
  const turned = mapping.columns.filter(({ at }) => cross.columns.includes(at))
  const isScaled = [cross.value, ...(cross.parts ?? [])].some(({ zeros }) => zeros)
  const isOpen = (each: (typeof OF_VALUES)[number]) =>
    (each === 'unit' && cross.parts ? false : turned.some(({ asks }) => asks?.includes(each))) ||
    (each === 'scale' && isScaled)
  const columns = mapping.columns.filter(({ at }) => !cross.columns.includes(at))
  const isBlankOpen = !mapping.answered?.includes('blank') && openBlanks(region, { columns, cross }) !== null
  const asks = (mapping.asks ?? []).filter((each) => each !== 'across' && each !== 'blank')
  return {
    ...mapping,
    columns,
    cross: { ...cross, columns: [...cross.columns], asks: [...(cross.asks ?? []), ...OF_VALUES.filter(isOpen)] },
    asks: [...asks, ...(isBlankOpen ? (['blank'] as const) : [])],
    answered: [...new Set([...(mapping.answered ?? []), 'across' as const])],
  }
}
