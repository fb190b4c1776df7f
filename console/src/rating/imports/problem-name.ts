/** The key of a problem's words: 'imports.notNumber' is told as `problem.notNumber`. */
export const problemName = (code: string): string => code.slice(code.indexOf('.') + 1)
