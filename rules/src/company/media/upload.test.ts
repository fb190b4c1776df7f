import { expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES, uploadPurposeNames, uploadPurposes } from './limits'
import { completionRefusal, contentRefusal, uploadLife, uploadRefusal } from './upload'

const MB = 1024 * 1024

test('a picture of 8 MB is taken and one byte more is not', () => {
  expect(uploadRefusal({ purpose: 'image', name: 'cover.jpeg', size: 8 * MB })).toBeNull()
  expect(uploadRefusal({ purpose: 'image', name: 'cover.jpeg', size: 8 * MB + 1 })).toEqual({
    code: 'media.tooLarge',
    values: { limit: '8 MB' },
    field: 'size',
  })
})

test('profile pictures and favicons stop at 5 MB, agreements at 15, other PDF and tables at 10', () => {
  const limits = {
    profilePicture: 5,
    favicon: 5,
    businessAgreement: 15,
    document: 10,
    planDocument: 10,
    pricingTable: 10,
  } as const
  for (const [purpose, megabytes] of Object.entries(limits))
    expect(uploadPurposes[purpose as keyof typeof limits].maxBytes).toBe(megabytes * MB)
  expect(MAX_UPLOAD_BYTES).toBe(100 * MB)
})

test('every purpose refuses an empty file, an unknown extension and SVG', () => {
  for (const purpose of uploadPurposeNames) {
    const name = `file.${uploadPurposes[purpose].kinds[0]}`
    expect(uploadRefusal({ purpose, name, size: 0 })?.code).toBe('media.empty')
    expect(uploadRefusal({ purpose, name: 'run.exe', size: 1 })?.code).toBe('media.wrongKind')
    expect(uploadRefusal({ purpose, name: 'logo.SVG', size: 1 })?.code).toBe('media.svg')
  }
})

test('a pricing table with a bracket in its name is told which character it is', () => {
  const refusal = uploadRefusal({ purpose: 'pricingTable', name: 'rates (2).xlsx', size: 10 })
  expect(refusal).toMatchObject({ code: 'media.nameCharacter', values: { character: '(' } })
})

test('one picture format under the name of another is taken, a program under the name of a picture is not', () => {
  const asked = { purpose: 'image', name: 'cover.png', size: 10 } as const
  expect(contentRefusal(asked, 'jpg')).toBeNull()
  expect(contentRefusal(asked, null)?.code).toBe('media.contentDiffers')
  expect(contentRefusal(asked, 'pdf')?.code).toBe('media.contentDiffers')
  expect(contentRefusal({ ...asked, purpose: 'logo' }, 'gif')?.code).toBe('media.contentDiffers')
  expect(contentRefusal({ purpose: 'pricingTable', name: 'rates.csv', size: 10 }, 'xlsx')?.code).toBe(
    'media.contentDiffers',
  )
})

test('an upload is completed once, and not after its time', () => {
  const now = new Date('2026-03-01T10:00:00Z')
  const later = new Date(now.getTime() + 1)
  expect(completionRefusal({ state: 'waiting', expiresAt: later }, now)).toBeNull()
  expect(completionRefusal({ state: 'waiting', expiresAt: now }, now)?.code).toBe('media.uploadExpired')
  expect(completionRefusal({ state: 'done', expiresAt: later }, now)?.code).toBe('media.uploadClosed')
})

test('an upload ends done or refused, and nothing comes after either', () => {
  expect(Object.values(uploadLife.waiting)).toEqual(['done', 'refused'])
  for (const end of Object.values(uploadLife.waiting)) expect(uploadLife[end]).toEqual({})
})
