import { permissionAreas, systemRoles } from '@coverwright/rules/company/members'
import { expect, test } from 'vitest'
import platformEn from '../../platform/texts/en_us.json'
import platformCn from '../../platform/texts/zh_cn.json'
import platformTw from '../../platform/texts/zh_tw.json'
import en from './texts/en_us.json'
import cn from './texts/zh_cn.json'
import tw from './texts/zh_tw.json'

test('every area of permissions and every role of the start is told in plain words', () => {
  expect(Object.keys(en.area)).toEqual(expect.arrayContaining([...permissionAreas]))
  expect(Object.keys(en.systemRole)).toEqual(expect.arrayContaining([...systemRoles]))
})

test('a role of the start has one name in a language, in lists and in notices', () => {
  for (const [members, platform] of [
    [en, platformEn],
    [tw, platformTw],
    [cn, platformCn],
  ] as const)
    for (const role of systemRoles) expect(platform.systemRole[role]).toBe(members.systemRole[role].name)
})
