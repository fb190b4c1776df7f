import { expect, test } from 'vitest'
import { roleNameRefusal } from './role-names'

test.each([
  'Super',
  'super',
  ' SUPER ',
  'S u p e r',
  'Súper',
  'Ѕuреr',
  'Ｓｕｐｅｒ',
  'Su\u200bper',
  '5uper',
  'Designer',
  'dESIGNER',
  'De-signer',
  'Dеsіgnеr',
  'Des1gner',
  'Deslgner',
  'ᴅᴇꜱɪɢɴᴇʀ',
  'Primary',
  'admin',
])('“%s” cannot be the name of a role', (name) => {
  expect(roleNameRefusal(name)?.code).toBe('members.roleNameReserved')
})

test.each(['Supervisor', 'Designers of travel', 'Team lead', 'Super user', '設計師', 'Дизайнер'])(
  '“%s” can be',
  (name) => expect(roleNameRefusal(name)).toBeNull(),
)
