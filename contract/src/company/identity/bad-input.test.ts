import { expect, test } from 'vitest'
import type { z } from 'zod'
import { CompanyChange } from '../companies'
import { InvitationDraft, joiningOperations, memberOperations, RoleDraft } from '../members'
import { AccountChange, Code, contactOperations, passwordOperations, SignUpCompany, SignUpEmail, SignUpPhone } from '.'

const LONG = 'x'.repeat(5_000)
const SCRIPT = '<script>alert(1)</script>'

/** What is said at one field, whatever the others hold: a refusal code, or the kind of zod's own sentence. */
function saidOf(schema: z.ZodType, field: string, value: unknown): string | undefined {
  const result = schema.safeParse({ [field]: value })
  const issue = result.error?.issues.find(({ path }) => path[0] === field)
  return issue && (/^[a-z]+\.[a-zA-Z]+$/.test(issue.message) ? issue.message : issue.code)
}

const email = { empty: 'identity.emailMissing', wrong: 'identity.emailNotValid' }
const emails: [string, z.ZodType][] = [
  ['sign-up', SignUpEmail],
  ['reset', passwordOperations.sendResetCode.takes],
  ['invitation', InvitationDraft],
  ['trial invitation', joiningOperations.inviteTrialUser.takes],
  ['contact', contactOperations.contactUs.takes],
  ['reactivation', contactOperations.askReactivation.takes],
]

test.each(emails)('the address of a %s: empty, without shape, too long, script', (_name, schema) => {
  expect(saidOf(schema, 'email', '')).toBe(email.empty)
  expect(saidOf(schema, 'email', '  ')).toBe(email.empty)
  for (const wrong of ['nobody', 'a@b', 'a b@c.example', `${LONG}@c.example`, SCRIPT])
    expect(saidOf(schema, 'email', wrong), wrong.slice(0, 20)).toBe(email.wrong)
})

const texts: [z.ZodType, string, string][] = [
  [SignUpCompany, 'companyName', 'companies.required'],
  [SignUpCompany, 'licenceNumber', 'companies.required'],
  [SignUpCompany, 'placeOfIncorporation', 'companies.required'],
  [SignUpCompany, 'title', 'identity.required'],
  [SignUpEmail, 'firstName', 'identity.required'],
  [SignUpEmail, 'lastName', 'identity.required'],
  [AccountChange, 'firstName', 'identity.required'],
  [RoleDraft, 'name', 'members.required'],
  [memberOperations.createGroup.takes, 'name', 'members.required'],
  [contactOperations.contactUs.takes, 'name', 'identity.required'],
  [contactOperations.contactUs.takes, 'message', 'identity.required'],
]

test.each(texts)('%#: a name or a text that is empty, only spaces, or too long', (schema, field, required) => {
  expect(saidOf(schema, field, '')).toBe(required)
  expect(saidOf(schema, field, ' \u3000 ')).toBe(required)
  expect(saidOf(schema, field, LONG)).toBe('too_big')
})

test('script in a name is a name like any other: it is kept as text and drawn as text', () => {
  expect(AccountChange.parse({ firstName: SCRIPT })).toEqual({ firstName: SCRIPT })
})

test.each(['', '12345', '1234567', '12 34 5', '１２３４５６', '١٢٣٤٥٦', 'abcdef', SCRIPT])(
  'the code %s is none',
  (typed) => expect(Code.safeParse(typed).error?.issues[0]?.message).toBe('identity.codeInvalid'),
)

test('a phone that is empty or too long, and a country code in digits of another script', () => {
  expect(saidOf(SignUpPhone, 'phone', '')).toBe('identity.required')
  expect(saidOf(SignUpPhone, 'phone', LONG)).toBe('identity.phoneNotValid')
  expect(saidOf(SignUpPhone, 'countryCode', '+８５２')).toBe('identity.phoneNotValid')
})

test.each([
  ['phone', '１２３４'],
  ['phone', SCRIPT],
  ['contactNumber', '٠١٢٣'],
  ['contactNumber', SCRIPT],
])('the company’s %s %s is no number', (field, value) => {
  expect(saidOf(CompanyChange, field, value)).toBe('companies.phoneNotValid')
})

test('an account number in digits of another script, and an address that is a script', () => {
  expect(saidOf(CompanyChange, 'bankAccountNumber', '１２３')).toBe('companies.accountNotValid')
  expect(saidOf(CompanyChange, 'websiteUrl', 'javascript:alert(1)')).toBe('companies.urlNotValid')
})

test('an invitation without a role', () => {
  expect(saidOf(InvitationDraft, 'roleIds', [])).toBe('members.roleMissing')
})
