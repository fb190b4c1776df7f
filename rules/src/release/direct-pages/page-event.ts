/** What is counted of a direct page: it was looked at, and somebody went on to the product. Nobody is followed. */
export const pageEvents = ['seen', 'went'] as const
export type PageEvent = (typeof pageEvents)[number]
