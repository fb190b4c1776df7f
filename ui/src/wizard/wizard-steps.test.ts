import { expect, test } from 'vitest'
import { stepState, type WizardStep } from './wizard-steps'

const step = (key: string, isDone: boolean): WizardStep => ({ key, label: key, href: `/${key}`, isDone })
const steps = [step('company', true), step('email', true), step('phone', false), step('password', false)]

test('what was done can be gone back to, what is not reached yet cannot be jumped to', () => {
  expect(steps.map(({ key }) => stepState(steps, 'email', key))).toEqual(['done', 'now', 'open', 'ahead'])
})
