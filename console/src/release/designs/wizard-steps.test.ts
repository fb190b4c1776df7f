import { wizardSteps } from '@coverwright/rules/release/designs'
import { expect, test } from 'vitest'
import { beforeOf, hrefOf, nextOf, stepAt } from './wizard-steps'

test('every step has an address that leads back to it', () => {
  for (const step of wizardSteps) {
    const { pathname, searchParams } = new URL(hrefOf(step), 'http://console')
    expect(stepAt(pathname, searchParams.get('step') ?? undefined)).toBe(step)
  }
})

test('an address without a step, or with one of another path, shows the first of its own', () => {
  expect(stepAt('/steps', undefined)).toBe('font')
  expect(stepAt('/bs-build', 'footer')).toBe('name')
})

test('steps follow each other to the end', () => {
  expect([nextOf('languages'), beforeOf('font'), nextOf('footer'), beforeOf('type')]).toEqual([
    'font',
    'languages',
    undefined,
    undefined,
  ])
})
