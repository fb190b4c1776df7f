import { MAX_PRODUCT_NAME } from './product'

/** The name itself where nobody has it, else the first with a number behind it: 'Car (2)'. */
export function freeProductName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) {
    const end = ` (${number})`
    const name = `${wanted.slice(0, MAX_PRODUCT_NAME - end.length).trimEnd()}${end}`
    if (!taken.has(name)) return name
  }
}
