/** The database keeps no text with this character in it. */
export const isStorable = (text: string) => !text.includes('\0')
