import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { companyOperations, companyReviewOperations } from '../companies'
import { joiningOperations, memberOperations, roleOperations } from '../members'
import type { Operation, Operations } from '../../platform'
import { subscriptionOperations } from '../../account/subscriptions'
import { supportOperations } from '../../staff/support'
import { accountOperations, contactOperations, identityOperations } from '.'
import { passwordOperations, signInCodeOperations, signUpOperations } from '.'

const tables: Record<string, Operations> = {
  account: accountOperations,
  companies: companyOperations,
  contact: contactOperations,
  identity: identityOperations,
  joining: joiningOperations,
  members: memberOperations,
  password: passwordOperations,
  reviews: companyReviewOperations,
  roles: roleOperations,
  signIn: signInCodeOperations,
  signUp: signUpOperations,
  subscriptions: subscriptionOperations,
  support: supportOperations,
}

/** What nobody types: kept by a browser, handed from one call to the next, or chosen from a list. */
const machineMade = new Set(['ticket', 'deviceKey', 'refreshToken', 'privacyVersion', 'termsVersion'])

type Property = { type?: string | string[]; enum?: unknown; format?: string; const?: unknown; anyOf?: Property[] }
type Cell = { name: string; field: string; takes: z.ZodType }

/** A free text somewhere in it: not a choice, not an id, not a switch. */
function isText(property: Property): boolean {
  if (property.anyOf) return property.anyOf.some(isText)
  return property.type === 'string' && !property.enum && property.format !== 'uuid' && property.const === undefined
}

function textFields([name, { takes }]: [string, Operation]): Cell[] {
  const schema = z.toJSONSchema(takes, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Property>
  }
  return Object.entries(schema.properties ?? {})
    .filter(([field, property]) => isText(property) && !machineMade.has(field))
    .map(([field]) => ({ name, field, takes }))
}

const cells = Object.entries(tables).flatMap(([table, operations]) =>
  Object.entries(operations).flatMap(([name, operation]) => textFields([`${table}.${name}`, operation])),
)

const CODE = /^[a-z]+\.[a-zA-Z]+$/
const bad = {
  empty: '',
  spaces: ' \u3000 ',
  tooLong: 'x'.repeat(20_000),
  script: '<script>alert(1)</script>',
  otherDigits: '１２３４５６',
  arabicDigits: '١٢٣٤٥٦',
} as const

/** The refusal at this field, or what it was read as. */
function answerTo({ field, takes }: Cell, value: string): { refused: string } | { read: unknown } {
  const result = takes.safeParse({ [field]: value })
  const issue = result.error?.issues.find(({ path }) => path[0] === field)
  return issue ? { refused: CODE.test(issue.message) ? issue.message : issue.code } : { read: value }
}
const refusal = (cell: Cell, value: string) => {
  const answer = answerTo(cell, value)
  return 'refused' in answer ? answer.refused : null
}

/** Six digits, phones, accounts and days are of ASCII digits; the forms turn other digits into these as they are typed. */
const ofDigits = /^(code|phone|countryCode|contactNumber|bankAccountNumber|from|to)$/
/** A code of the app may be a recovery code of letters, and a phone goes by its country: there the rules say it. */
const saidLater = ['signIn.verifyTwoStep', 'signUp.sendPhoneCode']

describe.each(cells)('$name: $field', (cell) => {
  test('whatever is too long is refused, so that nothing without an end is ever kept', () => {
    expect(refusal(cell, bad.tooLong)).not.toBeNull()
  })

  test('empty and spaces are left out or refused, with words of their own and the same ones', () => {
    const [empty, spaces] = [refusal(cell, bad.empty), refusal(cell, bad.spaces)]
    if (empty !== null) expect(empty).toMatch(CODE)
    if (empty !== null && !/assword/.test(cell.field)) expect(spaces).toMatch(CODE)
  })

  test('script is text or refused in words, never anything else', () => {
    const said = refusal(cell, bad.script)
    if (said !== null) expect(said).toMatch(CODE)
  })

  if (ofDigits.test(cell.field) && !(saidLater.includes(cell.name) && /^(code|phone)$/.test(cell.field)))
    test('digits of another script are refused in words', () => {
      expect(refusal(cell, bad.otherDigits)).toMatch(CODE)
      expect(refusal(cell, bad.arabicDigits)).toMatch(CODE)
    })
})

test('the table is not empty: it is made from every field that takes a text', () => {
  expect(cells.length).toBeGreaterThan(60)
})
