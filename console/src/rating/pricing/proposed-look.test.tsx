import type { RecipeView } from '@coverwright/contract/rating/pricing'
import { expect, test } from 'vitest'
import { drawn } from '../../platform/words/drawn.builder'
import { NameTitles } from './name-titles'
import { ProposedLook } from './proposed-look'

type Step = Parameters<typeof ProposedLook>[0]['step']

const names = [{ name: 'sumInsured', title: 'Sum insured', kind: 'money', source: 'question' }]
const view = { names, tables: [], currency: 'HKD' } as unknown as RecipeView
const rates = {
  kind: 'lookUp',
  name: 'rates',
  title: 'Contents rates',
  table: 'rates',
  inputs: {},
  column: 'r',
} as const
const look = (shareOf: string | null, step: Step = rates) => (
  <NameTitles names={view.names}>
    <ProposedLook
      {...{ step, view, shareOf, taking: 'factor', asks: undefined, doubt: undefined }}
      {...{ isFirst: true, isFixed: true, isLeast: false, isIn: true, read: (formula) => formula }}
      {...{ onIn: () => undefined, onTaking: () => undefined }}
    />
  </NameTitles>
)

test('a rate of an amount says of which answer it is a share, and is not asked how it counts', async () => {
  const page = await drawn('pricing', look('sumInsured'))
  expect(page).toContain('Contents rates')
  expect(page).toContain('take this share of Sum insured')
  expect(await drawn('pricing', look(null))).not.toContain('Sum insured')
})

test('a row that is asked for by its name says when it counts, and nothing of what it is found by', async () => {
  const named = { ...rates, title: 'Burglar alarm', inputs: { key: '"Burglar alarm"' }, when: 'burglarAlarm' }
  const page = await drawn('pricing', look(null, named))
  expect(page).toContain('only when burglarAlarm')
  expect(page).not.toContain('By ')
})
