import { expect, test } from 'vitest'
import { startingWizard, type WizardDraft, wizardMissing } from '.'

const begun: WizardDraft = { ...startingWizard('HKD', 'en_us'), insuranceType: 'travel', name: 'Our trips' }

test.each<[string, Partial<WizardDraft>, ReturnType<typeof wizardMissing>]>([
  ['everything is chosen', {}, null],
  ['nobody said what is insured', { insuranceType: null }, 'type'],
  ['something else is insured, in no words', { insuranceType: 'other', start: 'blank' }, 'type'],
  ['something else has no template', { insuranceType: 'other', typeWords: 'Drones' }, 'start'],
  ['something else begins blank', { insuranceType: 'other', typeWords: 'Drones', start: 'blank' }, null],
  ['it has no name', { name: '  ' }, 'name'],
  ['it speaks no language', { languages: [] }, 'languages'],
])('%s', (_, change, missing) => {
  expect(wizardMissing({ ...begun, ...change })).toBe(missing)
})
