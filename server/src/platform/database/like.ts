/** What was typed stands for itself in `like` and `ilike`, never for a pattern. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of whatever has this text somewhere in it. */
export const containing = (text: string) => `%${literally(text)}%`
