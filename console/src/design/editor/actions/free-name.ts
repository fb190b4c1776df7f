import { dataNameRefusal } from '@coverwright/rules/design/datasets'

const LONGEST = 60

/** The wanted data name, or the first with a number behind it that nobody has. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const stem = wanted.replace(/\d+$/, '').slice(0, LONGEST) || 'question'
  if (!taken.has(wanted) && !dataNameRefusal(wanted)) return wanted
  for (let number = 2; ; number++) {
    const name = `${stem}${number}`
    if (!taken.has(name)) return name
  }
}

/** A data name out of a title: 'Date of birth' is dateOfBirth. Empty where the title has no letters that a name takes. */
export function nameFromTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .split(/[\s_-]+/)
    .filter((word) => /[a-z]/i.test(word))
    .slice(0, 5)
  const name = words.map((word, at) => (at === 0 ? word.toLowerCase() : capital(word))).join('')
  return name.replace(/^\d+/, '').slice(0, LONGEST)
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
