import { type Question, questionKinds, startQuestion } from '@coverwright/rules/design/forms'
import type { Body, Page } from '@coverwright/rules/design/products'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeQuestion } from './change-item'
import { cleanText, clipOf, readClip } from './clipboard'
import { freshCopies } from './copy-items'
import { boundTo, deleteBlocks } from './flow-blocks'
import { freeName, nameFromTitle } from './free-name'
import { addQuestion, paste } from './insert-items'
import { movePage, moveQuestions, stepItem } from './move-items'
import { type Pages, placedIn } from './places'
import { nextChoice, removeItems } from './remove-items'
import { renameDataName, renamedExpression } from './rename-names'

const text = (id: string, change: Partial<Question> = {}) =>
  ({ ...startQuestion('text', id, id), title: { en_us: id }, ...change }) as Question
const group = (id: string, ...questions: Question[]) =>
  ({ ...startQuestion('group', id, id), title: { en_us: id }, questions }) as Question
const page = (id: string, ...questions: Question[]): Page => ({ id, title: { en_us: id }, questions })

const form: Pages = [
  page('one', text('a'), text('b')),
  page('two', group('g', text('x'), text('y')), text('c')),
  page('three'),
]
const told = (pages: Pages) =>
  pages.map(
    ({ id, questions }) =>
      `${id}: ${questions.map((q) => (q.kind === 'group' ? `${q.id}(${q.questions.map((i) => i.id).join(' ')})` : q.id)).join(' ')}`,
  )

describe('moving', () => {
  test.each([
    ['down, past its neighbour', 'a', 1, ['one: b a', 'two: g(x y) c', 'three: ']],
    ['down, on to the next page', 'b', 1, ['one: a', 'two: b g(x y) c', 'three: ']],
    ['up, into the group above it', 'c', -1, ['one: a b', 'two: g(x y c)', 'three: ']],
    ['down, out of the group', 'y', 1, ['one: a b', 'two: g(x) y c', 'three: ']],
    ['up, out of the group', 'x', -1, ['one: a b', 'two: x g(y) c', 'three: ']],
    ['up, a group to the page before', 'g', -1, ['one: a b g(x y)', 'two: c', 'three: ']],
    ['up, nowhere from the top', 'a', -1, told(form)],
    ['down, a page past the next', 'page one', 1, ['two: g(x y) c', 'one: a b', 'three: ']],
    ['down, nowhere from the end', 'page three', 1, told(form)],
  ] as const)('%s', (_, id, by, expected) => {
    expect(told(stepItem(form, id, by))).toEqual(expected)
  })

  test('several go together, in the order in which they stand', () => {
    expect(told(moveQuestions(form, ['c', 'a'], { pageId: 'three', at: 0 }))).toEqual([
      'one: b',
      'two: g(x y)',
      'three: a c',
    ])
    expect(told(moveQuestions(form, ['a'], { pageId: 'one', at: 2 }))[0]).toBe('one: b a')
  })

  test('a group does not go into a group, nor into itself', () => {
    expect(told(moveQuestions(form, ['g'], { pageId: 'two', groupId: 'g', at: 0 }))).toEqual(told(form))
    expect(told(addQuestion(form, 'group', { pageId: 'two', groupId: 'g', at: 1 }, NEW))[1]).toBe('two: g(x y) n() c')
  })

  test('a page goes to its place, and not beyond the last', () => {
    expect(movePage(form, 'page one', 99).map(({ id }) => id)).toEqual(['two', 'three', 'one'])
  })

  const ids = ['a', 'b', 'c', 'g', 'x', 'y']
  const anyPlace = fc.record({ pageId: fc.constantFrom('one', 'two', 'three'), at: fc.nat(5) })
  test('wherever things are moved, none is lost and none is there twice', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.subarray(ids, { minLength: 1 }), anyPlace), { maxLength: 12 }), (moves) => {
        const moved = moves.reduce((pages, [which, to]) => moveQuestions(pages, which, to), form)
        expect(
          placedIn(moved)
            .map(({ question }) => question.id)
            .sort(),
        ).toEqual(ids)
      }),
    )
  })
})

const NEW = { id: 'n', currency: 'HKD', languages: ['en_us'] as const }

describe('adding and copying', () => {
  test.each(questionKinds)('a new %s question has a data name of its own', (kind) => {
    const once = addQuestion(form, kind, { pageId: 'one', at: 0 }, NEW)
    const twice = addQuestion(once, kind, { pageId: 'one', at: 0 }, { ...NEW, id: 'm' })
    const names = placedIn(twice).flatMap(({ question, group: inside }) => (inside ? [] : [question.dataName]))
    expect(new Set(names).size).toBe(names.length)
  })

  test('copies have names of their own, and what they say of each other follows', () => {
    let number = 0
    const asks = [page('p', text('smoker'), text('since', { showIf: 'smoker == "smoker" && age > 3' }))]
    const { pages } = freshCopies({ pages: asks, questions: [] }, asks, () => `new${++number}`)
    expect(pages[0]?.questions.map(({ dataName, showIf }) => [dataName, showIf])).toEqual([
      ['smoker2', undefined],
      ['since2', 'smoker2 == "smoker" && age > 3'],
    ])
    expect(pages[0]?.id).toBe('new1')
  })

  test('what is copied goes through the clipboard to another product, and only that', () => {
    const clip = readClip(clipOf(form, ['g', 'x', 'a']))
    expect(clip?.questions.map(({ id }) => id)).toEqual(['a', 'g'])
    const there = paste([page('elsewhere', text('a'))], clip!, { pageId: 'elsewhere', at: 1 }, () => 'n')
    expect(placedIn(there.pages).map(({ question }) => question.dataName)).toEqual(['a', 'a2', 'g', 'x', 'y'])
    for (const other of ['', 'Hello', '{"coverwright":"form"', '{"coverwright":"form","pages":[{}],"questions":[]}'])
      expect(readClip(other)).toBeNull()
  })

  test.each([
    ['what Word brings along', 'Full\u00a0name\u00ad\u200b\r\nas in passport\v\u0007', 'Full name\nas in passport\n'],
    ['right to left as it is', 'ما هو اسمك؟', 'ما هو اسمك؟'],
  ])('%s', (_, pasted, clean) => expect(cleanText(pasted)).toBe(clean))
})

describe('names', () => {
  test.each([
    ['Date of birth', 'dateOfBirth'],
    ['How old is the oldest traveller?', 'howOldIsTheOldest'],
    ['2nd driver', '2ndDriver'.replace(/^\d+/, '')],
    ['姓名', ''],
  ])('a title %s gives the name %s', (title, name) => expect(nameFromTitle(title)).toBe(name))

  test('a free name is the wanted one, or the next number', () => {
    expect(freeName('age', new Set())).toBe('age')
    expect(freeName('age', new Set(['age', 'age2']))).toBe('age3')
    expect(freeName('plan', new Set())).toBe('plan2')
  })

  test('conditions follow a new name, options and fields of others do not', () => {
    const names = new Map([['age', 'years']])
    expect(renamedExpression('age > 3 && kind == "age" && driver.age < age', names)).toBe(
      'years > 3 && kind == "age" && driver.age < years',
    )
    const pages = [page('p', text('age'), text('b', { sets: [{ when: 'age > 1', value: 'age' }] }))]
    expect(renameDataName(pages, 'age', 'years')[0]?.questions[1]?.sets).toEqual([
      { when: 'years > 1', value: 'years' },
    ])
  })
})

describe('deleting', () => {
  const body = (pages: Pages) => ({ languages: ['en_us'], pages }) as unknown as Body
  const ruled = [
    page('p', text('a', { skips: [{ when: 'b == "x"', toPage: 'q' }] }), text('b')),
    page('q', text('c', { showIf: 'a != ""', requireIf: 'b == "y"' })),
  ]
  test('what is bound to a question or page is found: logic on it, about it, and on the way to it', () => {
    const said = (ids: string[]) => boundTo(body(ruled), ids).blocks.map(({ on, does }) => `${on} ${does}`)
    expect(said(['b'])).toEqual(['a skip', 'c require'])
    expect(said(['page q'])).toEqual(['a skip', 'c show', 'c require'])
    expect(said(['c'])).toEqual(['c show', 'c require'])
  })

  test('a message whose condition or words speak of it is bound to it, too', () => {
    const message = (id: string, when: string, reads: string[] = []) => ({
      ...{ id, does: 'send' as const, title: id, when, reads, fills: [], on: 'page q', path: '/automation' },
    })
    const sent = [message('about b', 'b == "x"'), message('reads b', '', ['b']), message('of c', 'c.part == "1"')]
    const said = (ids: string[]) => boundTo(body(ruled), ids, sent).sends.map(({ id }) => id)
    expect(said(['b'])).toEqual(['about b', 'reads b'])
    expect(said(['page q'])).toEqual(['of c'])
    expect(said(['a'])).toEqual([])
  })

  test('once its flow blocks are deleted nothing is bound any more', () => {
    const { blocks } = boundTo(body(ruled), ['page q'])
    const free = deleteBlocks(ruled, blocks)
    expect(boundTo(body(free), ['page q']).blocks).toEqual([])
    expect(told(removeItems(free, ['page q']))).toEqual(['p: a b'])
  })

  test('a question is deleted without the page that has the same id, and the page with what is on it', () => {
    const same = [page('cover', text('cover'), text('b')), page('end', text('c'))]
    expect(told(removeItems(same, ['cover']))).toEqual(['cover: b', 'end: c'])
    expect(told(removeItems(same, ['page cover']))).toEqual(['end: c'])
    expect(JSON.parse(clipOf(same, ['cover']))).toMatchObject({ pages: [], questions: [{ id: 'cover' }] })
  })

  test('what comes behind is chosen next, else what stands before', () => {
    expect(nextChoice(['a', 'b', 'c'], ['b'])).toBe('c')
    expect(nextChoice(['a', 'b', 'c'], ['b', 'c'])).toBe('a')
    expect(nextChoice(['a'], ['a'])).toBeUndefined()
  })

  test('a setting that is taken away is not there', () => {
    const pages = changeQuestion(form, 'x', { help: { en_us: 'Hm' } })
    expect(
      placedIn(changeQuestion(pages, 'x', { help: undefined })).find(({ question }) => question.id === 'x')?.question,
    ).not.toHaveProperty('help')
  })
})
