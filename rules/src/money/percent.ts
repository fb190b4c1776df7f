/** Spec 5 and 9 disagree (0-99, 1-99); decided: 0 to 99, for every discount and share that is typed in percent. */
const PERCENT = { min: 0, max: 99 } as const

export const isPercent = (percent: number): boolean => percent >= PERCENT.min && percent <= PERCENT.max
