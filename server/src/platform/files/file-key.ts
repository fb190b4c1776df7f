const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const KEY = new RegExp(`^(?:incoming/)?${UUID}/\\d{4}/\\d{2}/${UUID}$`)

/** Where a file is kept: company, year, month, id. Made of nothing but what we made ourselves. */
export function newFileKey(company: string, now: Date, id: string): string {
  const [year, month] = now.toISOString().split('-')
  return checkedKey(`${company}/${year}/${month}/${id}`)
}

/** Where an upload waits until it was looked at. It is copied from there, so that writing again changes nothing. */
export const newIncomingKey = (company: string, now: Date, id: string) => `incoming/${newFileKey(company, now, id)}`

/** The last wall against a key that is a path: the shape of every key there is. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error('Not a file key')
  return key
}
