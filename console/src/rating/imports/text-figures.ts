import type { SheetView } from '@coverwright/contract/rating/imports'

/** A line with a figure in it may be a fee or a rate that somebody wrote as a sentence; a year alone is none. */
export const hasFigure = ({ text }: { readonly text: string }): boolean =>
  /\d/.test(text.replace(/\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:19|20)\d{2}\b/g, ''))

/** How many lines with a figure no table holds. */
export const figuresInTexts = (sheets: readonly Pick<SheetView, 'texts'>[]): number =>
  sheets.reduce((sum, { texts = [] }) => sum + texts.filter(hasFigure).length, 0)
