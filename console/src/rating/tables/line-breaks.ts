/** Stands for a line break in a cell, whose lines all stand in one: a field of one line would lose it. */
export const BREAK = '⏎'

export const oneLine = (text: string): string => (text.includes('\n') ? text.replaceAll(/\r?\n/g, BREAK) : text)

export const withBreaks = (text: string): string => text.replaceAll(BREAK, '\n')
