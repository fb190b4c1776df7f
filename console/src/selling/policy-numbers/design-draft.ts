import type { DesignView } from '@coverwright/contract/selling/policy-numbers'
import type { PolicyNumberDesign } from '@coverwright/rules/selling/policy-numbers'

/** What is being typed: a figure that is not there yet is null. */
export type Draft = {
  title: string
  design: Omit<PolicyNumberDesign, 'length' | 'min' | 'max' | 'start'> &
    Record<'length' | 'min' | 'max' | 'start', number | null>
}

export const startingDraft: Draft = {
  title: '',
  design: {
    prefixes: [
      { kind: 'text', text: 'POL' },
      { kind: 'date', format: 'YYYY' },
    ],
    symbol: '-',
    length: 6,
    min: 1,
    max: 999_999,
    start: 1,
    suffixes: [],
    startDate: null,
    endDate: null,
  },
}

export const draftOf = (view: DesignView | undefined): Draft =>
  view ? { title: view.title, design: view.design } : startingDraft

/** Missing figures become something that the rules refuse at their field. */
export const designOf = ({ design }: Draft): PolicyNumberDesign => ({
  ...design,
  length: design.length ?? 0,
  min: design.min ?? -1,
  max: design.max ?? -1,
  start: design.start ?? -1,
})
