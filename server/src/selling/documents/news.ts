/** What happened longer ago, as when a book is brought in, is mailed to nobody by itself. */
export const NEWS_MS = 86_400_000
