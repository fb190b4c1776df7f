import { contrast } from './look'

/** Brand colours to begin from; white reads on each of them. */
export const readyColours = {
  pier: '#0B6E75',
  sky: '#1F5FC4',
  plum: '#6B3FA0',
  brick: '#B3372B',
  amber: '#9A4A12',
  berry: '#A6305F',
  slate: '#3E4C5C',
  moss: '#2F6B3C',
} as const

/** How well the white of a button's words stands out on it. */
export const whiteOn = (colour: string): number => contrast(colour, '#FFFFFF')
