/** Values of a matched column: what its data name gives. */
type MatchData = 'text' | 'number' | 'date' | 'yesNo'

export type Trend = { readonly along: string; readonly direction: 'rising' | 'falling' }

/** `source` of a matched column is the data name or expression that it is most likely fed from. */
export type TableColumn =
  | {
      readonly id: string
      readonly title: string
      readonly role: 'exact'
      readonly of: MatchData
      readonly source?: string
    }
  | {
      readonly id: string
      readonly title: string
      readonly role: 'band'
      readonly of: 'number' | 'date'
      readonly places?: number
      readonly source?: string
    }
  /** Kept for people, not looked at. */
  | { readonly id: string; readonly title: string; readonly role: 'any' }
  | { readonly id: string; readonly title: string; readonly role: 'factor'; readonly trend?: Trend }
  | {
      readonly id: string
      readonly title: string
      readonly role: 'amount'
      readonly currency: string
      readonly trend?: Trend
    }
  | { readonly id: string; readonly title: string; readonly role: 'text' }
