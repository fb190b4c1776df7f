import { identifySheet, type KnownName, suggestMapping } from '@coverwright/rules/rating/imports'
import { expect, test } from 'vitest'
import { carPlans } from '../../demo/car-parts'
import { carBody } from '../../demo/car-questions'
import { rateSheet } from '../../demo/rate-sheets'
import { readWorkbook, SheetCollector } from '../../platform/sheets'
import { travelLight } from '../../release/publishing/travel-light'
import { knownNames } from './known-names'

const number = (name: string, title: string): KnownName => ({
  name,
  kind: 'number',
  titles: [title],
  options: [],
  places: 0,
})
const choice = (name: string, title: string, ...values: string[]): KnownName => ({
  name,
  kind: 'choice',
  titles: [title],
  options: values.map((value) => ({ value: value.toLowerCase(), labels: [value] })),
})

/** Products that ask for everything that their sheets rate by. */
const medical: KnownName[] = [
  { name: 'birthday', kind: 'date', titles: ['When were you born?'], options: [] },
  choice('gender', 'Gender', 'Male', 'Female'),
  { name: 'excess', kind: 'money', titles: ['How much do you pay yourself?'], options: [], max: '200000' },
  choice('plan', 'Plan', 'Bronze', 'Silver', 'Gold'),
  choice('job', 'Occupation class', '1', '2', '3', '4', '5'),
]
const travel: KnownName[] = [
  number('tripDays', 'How many days?'),
  number('oldestAge', 'Age of the oldest traveller'),
  choice('plan', 'Plan', 'Basic', 'Plus', 'Max'),
  choice('sport', 'Any risky sport?', 'None', 'Skiing', 'Diving', 'Climbing'),
  choice('family', 'Who is travelling?', 'Single', 'Couple', 'Family'),
]

/** Every column of every table of a file, as 'sheet: title' with what it becomes and is asked with. */
async function suggestions(file: string, names: readonly KnownName[]): Promise<Record<string, string>> {
  const collector = new SheetCollector(() => true)
  await readWorkbook({ kind: 'xlsx', name: file, bytes: await rateSheet(file) }, collector)
  const all: Record<string, string> = {}
  for (const sheet of collector.sheets)
    for (const region of identifySheet(sheet).regions) {
      const { columns, cross } = suggestMapping(region, { names, currency: 'HKD' }).mapping
      for (const { title, role, source } of columns)
        all[`${sheet.name}: ${title}`] = source ? `${role} ${source}` : role
      if (cross) all[`${sheet.name}: across`] = `${cross.role} ${cross.source}, ${cross.value.role}`
    }
  return all
}

const asked = (suggested: Record<string, string>) => Object.values(suggested).filter((words) => words.includes(' '))

test('every column of the car sheets is suggested as a person would map it', async () => {
  const names = knownNames({ ...carBody({ en_us: 'Car' }), plans: carPlans })
  expect(await suggestions('Car rates 2026.xlsx', names)).toEqual({
    'Base premium: Cover type': 'exact coverType',
    'Base premium: across': 'band engine, amount',
    'Driver age: Driver age': 'band age(birthDate, startDate)',
    'Driver age: Remarks': 'skip',
    'Driver age: across': 'exact gender, factor',
    'Vehicle value: Vehicle value (HKD)': 'band vehicleValue',
    'Vehicle value: Factor': 'factor',
    'Vehicle groups: Make': 'exact make',
    'Vehicle groups: Vehicle type': 'exact vehicleType',
    'Vehicle groups: Vehicle age': 'band vehicleAge',
    'Vehicle groups: Relativity': 'factor',
    'Vehicle groups: Theft loading': 'factor',
    'District: District': 'exact district',
    'District: Usage': 'exact usage',
    'District: Factor': 'factor',
    'NCD: NCD': 'any',
    'NCD: Years without a claim': 'band ncdYears',
    'NCD: Factor': 'factor',
    'Loadings: Claims in last 3 years': 'band claims',
    'Loadings: Driving experience': 'band experience',
    'Loadings: Loading': 'factor',
  })
})

test('every column of the medical sheets is suggested as a person would map it', async () => {
  const suggested = await suggestions('Medical rates 2026.xlsx', medical)
  for (const area of ['Hong Kong', 'Asia', 'Worldwide excluding USA', 'Worldwide'])
    expect(Object.fromEntries(Object.entries(suggested).filter(([key]) => key.startsWith(`${area}: `)))).toEqual({
      [`${area}: Age`]: 'band age(birthday, startDate)',
      [`${area}: Gender`]: 'exact gender',
      [`${area}: Deductible`]: 'exact excess',
      [`${area}: across`]: 'exact plan, amount',
    })
  expect(suggested).toMatchObject({
    'Occupation: Occupation class': 'exact job',
    'Occupation: Description': 'any',
    'Occupation: Loading': 'text',
    'Occupation: Decision': 'text',
  })
})

test('every column of the travel sheets is suggested as a person would map it', async () => {
  const suggested = await suggestions('Travel rates 2026.xlsx', travel)
  for (const zone of ['Asia', 'Europe', 'North America', 'Oceania', 'Worldwide'])
    expect(Object.fromEntries(Object.entries(suggested).filter(([key]) => key.startsWith(`${zone}: `)))).toEqual({
      [`${zone}: Days`]: 'exact tripDays',
      [`${zone}: Age`]: 'band oldestAge',
      [`${zone}: across`]: 'exact plan, amount',
      [`${zone}: Sport`]: 'exact sport',
      [`${zone}: Loading`]: 'factor',
    })
  expect(suggested).toMatchObject({
    'Annual: Age': 'band oldestAge',
    'Annual: Family type': 'exact family',
    'Annual: across': 'exact plan, amount',
  })
})

test('a product that does not ask for what a sheet rates by gets no name rather than a wrong one', async () => {
  const topUp: KnownName[] = [
    { name: 'birthday', kind: 'date', titles: ['When were you born?'], options: [] },
    { name: 'smoker', kind: 'yesNo', titles: ['Do you smoke?'], options: [] },
    { name: 'groupLimit', kind: 'money', titles: ['How much does your group scheme pay a year?'], options: [] },
  ]
  const isAge = (words: string) => /age\(birthday, startDate\)|oldestAge/i.test(words)
  // What stands under 'Plan' is asked for, though this product has no such question yet.
  const topUps = asked(await suggestions('Medical rates 2026.xlsx', topUp)).filter((words) => !isAge(words))
  expect(topUps).toEqual(Array.from({ length: 4 }, () => 'exact null, amount'))
  // It has plans, and so has the sheet.
  const light = asked(await suggestions('Travel rates 2026.xlsx', knownNames(travelLight)))
  expect(light.filter((words) => !isAge(words) && !words.startsWith('exact plan'))).toEqual([])
  expect(light).toHaveLength(7)
})
