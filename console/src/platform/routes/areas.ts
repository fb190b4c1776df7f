/** The areas that rooms stand in, the same on every floor: `src/<area>/<room>`. */
export type Area =
  | 'company'
  | 'design'
  | 'rating'
  | 'release'
  | 'selling'
  | 'service'
  | 'insight'
  | 'account'
  | 'assistant'
  | 'staff'

/** The rail's groups, in order, and the areas whose screens each shows. */
const areasOf = {
  home: [],
  products: ['design', 'rating', 'release'],
  selling: ['selling'],
  customers: ['service'],
  insights: ['insight'],
  company: ['company', 'account'],
  assistant: ['assistant'],
  designer: ['staff'],
} as const satisfies Record<string, readonly Area[]>

export type RailGroupName = keyof typeof areasOf
export const railGroups = Object.keys(areasOf) as RailGroupName[]

export const groupOfArea = (area: Area): RailGroupName | undefined =>
  railGroups.find((group) => (areasOf[group] as readonly Area[]).includes(area))
