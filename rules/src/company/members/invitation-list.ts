import { readRecords, separatorOf } from '../../kernel'

export type ListedInvitation = { email: string; firstName: string; lastName: string; title: string; role: string }

const COLUMNS = ['email', 'firstName', 'lastName', 'title', 'role'] as const

/** Heads that people write over their columns, folded. */
const heads: Readonly<Record<string, (typeof COLUMNS)[number]>> = {
  email: 'email',
  emailaddress: 'email',
  firstname: 'firstName',
  givenname: 'firstName',
  lastname: 'lastName',
  surname: 'lastName',
  familyname: 'lastName',
  title: 'title',
  role: 'role',
}

/** Reads a CSV file or a pasted list (commas, semicolons or tabs); the first line may name the columns. */
export function readInvitationList(text: string): ListedInvitation[] {
  const lines = readCells(text.replace(/^\uFEFF/, '')).filter((cells) => cells.some((cell) => cell !== ''))
  const named = (lines[0] ?? []).map((cell) => heads[cell.toLowerCase().replace(/[^a-z]/g, '')])
  const hasHead = named.includes('email')
  const columns = hasHead ? named : COLUMNS
  return (hasHead ? lines.slice(1) : lines).map((cells) => {
    const row: ListedInvitation = { email: '', firstName: '', lastName: '', title: '', role: '' }
    cells.forEach((cell, place) => {
      const column = columns[place]
      if (column) row[column] = cell
    })
    return row
  })
}

/** A quotation mark that is never closed is a slip of the keyboard: nobody behind it is lost. */
function readCells(text: string): string[][] {
  const lines: string[][] = []
  const fault = readRecords(text, separatorOf(text), (cells) => lines.push(cells.map((cell) => cell.trim())))
  return fault?.what === 'quoteOpen' ? readCells(text.replaceAll('"', '')) : lines
}
