import type { RecipeView } from '@coverwright/contract/rating/pricing'
import { expect, test } from 'vitest'
import { drawn } from '../../platform/words/drawn.builder'
import { NameTitles } from './name-titles'
import { ProposedLook } from './proposed-look'

const names = [{ name: 'sumInsured', title: 'Sum insured', kind: 'money', source: 'question' }]
const view = { names, tables: [], currency: 'HKD' } as unknown as RecipeView
const step = {
  kind: 'lookUp',
  name: 'rates',
  title: 'Contents rates',
  table: 'rates',
  inputs: {},
  column: 'r',
} as const
const look = (shareOf: string | null) => (
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
