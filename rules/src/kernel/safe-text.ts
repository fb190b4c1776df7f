/** What a spreadsheet would take for a formula, in the width of either script, or for the end of a cell. */
const STARTS_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** For texts that go into a file which a spreadsheet opens: an apostrophe in front makes a text of a formula. */
export const neutralised = (text: string): string => (STARTS_FORMULA.test(text) ? `'${text}` : text)

/** The way back, for a file of ours that comes in again. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && STARTS_FORMULA.test(text) ? text.slice(1) : text
