import { expect, test } from 'vitest'
import { cleanedName, contentDisposition, nameWithExtension, offendingCharacter, shownName } from './names'

test('a name that tries to be a path keeps only its last part', () => {
  expect(shownName('../../etc/passwd')).toBe('passwd')
  expect(shownName('C:\\Windows\\system32\\cover.png')).toBe('cover.png')
  expect(shownName('..')).toBe('file')
  expect(shownName('')).toBe('file')
})

test('characters that are not seen, or that turn the text around, are taken out of a name', () => {
  expect(shownName('terms\u0000.pdf')).toBe('terms.pdf')
  expect(shownName('invoice\u202efdp.exe')).toBe('invoicefdp.exe')
  expect(shownName('line\r\nbreak.png')).toBe('linebreak.png')
})

test('a long name is cut and keeps its extension', () => {
  const shown = shownName(`${'保'.repeat(300)}.pdf`)
  expect([...shown]).toHaveLength(120)
  expect(shown.endsWith('.pdf')).toBe(true)
})

test('a file is named by what it turned out to be', () => {
  expect(nameWithExtension('photo.png', 'jpg')).toBe('photo.jpg')
  expect(nameWithExtension('no extension', 'pdf')).toBe('no extension.pdf')
})

test('the character that a table name may not have is pointed out', () => {
  expect(offendingCharacter('Rates 2026_final-1.xlsx')).toBeNull()
  expect(offendingCharacter('保費表 2026.csv')).toBeNull()
  expect(offendingCharacter('rates(2).xlsx')).toBe('(')
  expect(offendingCharacter('a.b.csv')).toBe('.')
})

test('no name can break out of its header', () => {
  const header = contentDisposition('attachment', 'a"; filename="evil.html\r\nSet-Cookie: a=b')
  expect(header).not.toMatch(/[\r\n]/)
  expect(header.match(/"/g)).toHaveLength(2)
  expect(contentDisposition('inline', '保單.pdf')).toBe(
    `inline; filename="__.pdf"; filename*=UTF-8''%E4%BF%9D%E5%96%AE.pdf`,
  )
})

test.each([
  ['rates (final v1.2).xlsx', 'rates final v1 2.xlsx'],
  ['費率表【2026】.xlsx', '費率表 2026.xlsx'],
  ['a;b.csv', 'a b.csv'],
  ['(!).csv', 'rates.csv'],
])('of %s the name without its signs is offered', (name, cleaned) => {
  expect(cleanedName(name)).toBe(cleaned)
  expect(offendingCharacter(cleaned)).toBeNull()
})
