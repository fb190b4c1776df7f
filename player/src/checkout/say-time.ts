import { type Language, languageTags } from '@coverwright/rules/languages'

/** A day as the reader's language writes it; it has no zone, so it is printed in none. */
export const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )

/** A moment on the clock of whoever reads it. */
export const momentText = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    Date.parse(instant),
  )
