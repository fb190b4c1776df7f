/**
 * What makes two company names or licence numbers the same: case, spaces, invisible characters and full-width letters
 * make no difference.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[\s\p{Cf}\p{Cc}]/gu, '')

/** Licence numbers are written in Latin letters and digits ('Please perform a valid entry in English.'). */
export const isEnglish = (text: string): boolean => /^[\x20-\x7e]*$/.test(text.normalize('NFKC'))
