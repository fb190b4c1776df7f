/** No design can hold a slash: a test never has the number of a policy. */
const BEFORE = 'TEST/'
const DIGITS = 6

/** What is bought as a test is counted by itself, and plainly a test: 'TEST/000001'. */
export const printTestNumber = (count: number): string => BEFORE + String(count).padStart(DIGITS, '0')

/** Which count a number was printed of; null where it is none of a test. */
export function testCountOf(number: string): number | null {
  const digits = number.startsWith(BEFORE) ? number.slice(BEFORE.length) : ''
  return /^\d{6,15}$/.test(digits) ? Number(digits) : null
}
