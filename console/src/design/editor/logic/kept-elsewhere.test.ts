import { type Question, startQuestion } from '@coverwright/rules/design/forms'
import type { Body, Page } from '@coverwright/rules/design/products'
import { expect, test } from 'vitest'
import type { BoundBlock, BoundLogic } from '../../../platform/routes'
import { elsewhereOn, keptElsewhere } from './kept-elsewhere'
import { logicMap } from './map-nodes'

const text = (id: string) => ({ ...startQuestion('text', id, id), title: { en_us: id } }) as Question
const page = (id: string, ...questions: Question[]): Page => ({ id, title: { en_us: id }, questions })
const rule = (id: string, when: string, decision: 'accept' | 'refer' | 'decline', isOff = false) => ({
  ...{ id, title: id, when, reason: '', verdict: { decision }, isOff },
})
const body: Pick<Body, 'pages' | 'underwriting' | 'connectors'> = {
  pages: [page('one', text('age'), text('plate')), page('two', text('claims'))],
  underwriting: {
    version: 1,
    tables: [],
    rules: [
      rule('young', 'age == "17"', 'decline'),
      rule('both', 'claims == "3" && age == "18"', 'refer'),
      rule('fine', 'age == "40"', 'accept'),
      rule('off', 'age == "1"', 'decline', true),
      rule('unasked', 'nobody == "x"', 'decline'),
    ],
  },
  connectors: {
    version: 1,
    uses: [{ id: 'look', connectorId: 'c', when: '', inputs: { plate: 'plate' }, outputs: { make: 'carMake' } }],
  },
}

test('what declines, refers or asks stands at the question that lets it be decided', () => {
  const said = keptElsewhere(body).map(({ id, does, on }) => `${id} ${does} ${on}`)
  expect(said).toEqual(['young decline age', 'both refer claims', 'look ask plate'])
})

test('a page has what hangs on its questions, on the map too', () => {
  const all = keptElsewhere(body)
  expect(elsewhereOn(body.pages, all, 'page one').map(({ id }) => id)).toEqual(['young', 'look'])
  expect(elsewhereOn(body.pages, all, 'age').map(({ id }) => id)).toEqual(['young'])
  const [bare, full] = [logicMap(body.pages), logicMap(body.pages, all)]
  expect(full.pages[0]!.elsewhere.map(({ id }) => id)).toEqual(['young', 'look'])
  expect(full.pages[0]!.height).toBeGreaterThan(bare.pages[0]!.height)
})

const block = (id: string, when: string): BoundBlock => ({ id, does: 'decline', title: id, when, reads: [], fills: [] })
const keeper = (...blocks: BoundBlock[]): BoundLogic => ({
  ...{ blocks, deeds: ['decline'], mayEdit: true, add: () => undefined, write: () => {}, remove: () => {} },
  fields: () => null,
})

test('who keeps it says what there is, unsaved too; what is being written stays where it was put', () => {
  const path = '/setting-page/underwriting'
  const keepers = new Map([
    [path, keeper(block('young', 'age == "17"'), block('new', ''), block('plan', 'plan == "x"'))],
  ])
  const said = (pinned?: ReadonlyMap<string, string>) =>
    keptElsewhere(body, keepers, pinned).map(({ id, on }) => `${id} ${on}`)
  expect(said()).toEqual(['look plate', 'young age', 'new page two', 'plan page two'])
  expect(said(new Map([[`${path} new`, 'plate']]))).toContain('new plate')
  expect(said(new Map([[`${path} new`, 'gone']]))).toContain('new page two')
})
