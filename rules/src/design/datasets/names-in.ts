const STRINGS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
const NAMES = /(?<![\w.])[a-zA-Z_]\w*(?:\.[a-zA-Z_]\w*)*(?!\w*\()/g

/**
 * The names that an expression speaks of, whether or not it can be compiled: what is half written today must not lose
 * its names tomorrow. May give words that are no data names; never leaves one out.
 */
export function namesIn(expression: string): string[] {
  return [...new Set(expression.replace(STRINGS, ' ').match(NAMES) ?? [])]
}
