import { expect, test } from 'vitest'
import { formulasOf, Person, recipe, RecipeServer, withFormula } from './draft-world.builder'

const start = { base: '100', age: 'base * 2', tax: 'age * 0.1' }
const serving = () => new RecipeServer(recipe(start))
const saved = (server: RecipeServer) => formulasOf(server.document)

test('what is changed is saved by itself, in one go, one save after the other', async () => {
  const server = serving()
  const mei = new Person(server)
  for (const typed of ['1', '11', '110']) mei.type('base', typed)
  expect(mei.draft.get()).toMatchObject({ saving: 'unsaved', isUnsaved: true })
  const saving = mei.draft.save()
  mei.type('tax', '0')
  void mei.draft.save()
  await saving
  await mei.wait(5_000)
  expect(saved(server)).toEqual({ ...start, base: '110', tax: '0' })
  expect(server.saves).toHaveLength(2)
  expect(mei.mostAtOnce).toBe(1)
  expect(mei.draft.get()).toMatchObject({ saving: 'saved', isUnsaved: false, saves: 2 })
})

test('whoever types without a pause loses at most the last second when the browser crashes', async () => {
  const server = serving()
  const mei = new Person(server)
  let typed = ''
  for (let key = 0; key < 100; key++) {
    typed += '1'
    mei.type('base', typed)
    await mei.wait(100)
    // Ten keys a second: what the server has is never more than a second behind.
    expect(typed.length - (saved(server).base === start.base ? 0 : saved(server).base!.length)).toBeLessThanOrEqual(10)
  }
  expect(server.saves.length).toBeLessThanOrEqual(12)
})

test('ten minutes without a line lose nothing: what is typed without a pause is kept in the tab, and goes when the line is back', async () => {
  const server = serving()
  const mei = new Person(server)
  server.trouble = Array<'lost'>(1_000).fill('lost')
  mei.type('tax', '0')
  await mei.wait(8 * 60_000)
  for (let key = 1; key <= 600; key++) {
    mei.type('base', String(key))
    await mei.wait(200)
  }
  await mei.crash()
  expect(Number(mei.shown.base)).toBeGreaterThanOrEqual(595)
  expect(saved(server)).toEqual(start)
  server.trouble = []
  await mei.wait(1_000)
  expect(saved(server)).toEqual({ ...start, base: mei.shown.base, tax: '0' })
})

test('what is saved when asked waits for that, and what is typed meanwhile for the next time', async () => {
  const server = serving()
  const mei = new Person(server, 'whenAsked')
  mei.type('base', '110')
  await mei.wait(60_000)
  expect(server.saves).toHaveLength(0)
  const saving = mei.draft.save()
  mei.type('base', '120')
  await saving
  await mei.wait(60_000)
  expect(saved(server).base).toBe('110')
  expect(mei.draft.get()).toMatchObject({ saving: 'unsaved', document: recipe({ ...start, base: '120' }) })
})

test('typing in one field is one step back, and undo and redo are exact', async () => {
  const mei = new Person(serving())
  for (const typed of ['1', '11', '110']) mei.type('base', typed)
  mei.type('age', 'base')
  await mei.wait(10_000)
  mei.type('base', '120')
  mei.draft.undo()
  expect(mei.shown.base).toBe('110')
  mei.draft.undo()
  mei.draft.undo()
  expect(mei.shown).toEqual(start)
  expect(mei.draft.get()).toMatchObject({ canUndo: false, canRedo: true })
  for (let time = 0; time < 3; time++) mei.draft.redo()
  expect(mei.shown).toEqual({ ...start, base: '120', age: 'base' })
})

test('whoever has nothing unsaved follows the others', async () => {
  const server = serving()
  const [mei, tom] = [new Person(server), new Person(server)]
  mei.type('base', '110')
  await mei.wait(1_000)
  tom.look()
  expect(tom.shown.base).toBe('110')
  expect(tom.draft.get()).toMatchObject({ saving: 'saved', canUndo: false })
})

test('changes of two people in different steps come together, whoever is first', async () => {
  const server = serving()
  const [mei, tom] = [new Person(server), new Person(server)]
  mei.type('base', '110')
  tom.type('tax', '0')
  await mei.wait(1_000)
  await tom.wait(1_000)
  mei.look()
  expect([mei.shown, tom.shown, saved(server)]).toEqual(Array(3).fill({ ...start, base: '110', tax: '0' }))
  expect(tom.draft.get().saving).toBe('saved')
})

test('the same step changed by two is asked about: nothing is saved until it is said which holds', async () => {
  const server = serving()
  const [mei, tom] = [new Person(server), new Person(server)]
  mei.type('base', '110')
  tom.type('base', '120')
  tom.type('tax', '0')
  await mei.wait(1_000)
  await tom.wait(60_000)
  expect(tom.draft.get()).toMatchObject({ saving: 'asked', asked: [['steps', 'base']], isUnsaved: true })
  expect(tom.shown).toEqual({ ...start, base: '120', tax: '0' })
  expect(formulasOf(tom.draft.get().theirs).base).toBe('110')
  expect(saved(server)).toEqual({ ...start, base: '110' })

  tom.draft.choose(['steps', 'base'], 'mine')
  await tom.wait(1_000)
  expect(saved(server)).toEqual({ ...start, base: '120', tax: '0' })
})

test('theirs is taken as a step that can be taken back', async () => {
  const server = serving()
  const [mei, tom] = [new Person(server), new Person(server, 'whenAsked')]
  tom.type('base', '120')
  mei.type('base', '110')
  await mei.wait(1_000)
  tom.look()
  tom.draft.choose(['steps', 'base'], 'theirs')
  expect(tom.draft.get()).toMatchObject({ saving: 'saved', asked: [] })
  tom.draft.undo()
  expect(tom.shown.base).toBe('120')
})

test('a save that met others goes on by itself once it is said which holds', async () => {
  const server = serving()
  const [mei, tom] = [new Person(server), new Person(server, 'whenAsked')]
  tom.type('base', '120')
  mei.type('base', '110')
  await mei.wait(1_000)
  await tom.draft.save()
  expect(tom.draft.get().saving).toBe('asked')
  tom.draft.choose(['steps', 'base'], 'mine')
  await tom.wait(0)
  expect(saved(server).base).toBe('120')
})

test('undo takes back what I did, and nothing that others did since', async () => {
  const server = serving()
  const [mei, tom] = [new Person(server), new Person(server)]
  mei.type('base', '110')
  await mei.wait(1_000)
  mei.type('tax', '0')
  await mei.wait(1_000)
  tom.look()
  tom.type('base', '500')
  await tom.wait(1_000)
  mei.look()
  mei.draft.undo()
  expect(mei.shown).toEqual({ ...start, base: '500' })
  expect(mei.draft.get().canUndo).toBe(false)
})

test('what a lost line has swallowed goes again by itself, under the key that it had', async () => {
  const server = serving()
  const mei = new Person(server)
  server.trouble = ['lost', 'unheard']
  mei.type('base', '110')
  await mei.wait(1_000)
  expect(mei.draft.get().saving).toBe('failed')
  mei.type('tax', '0')
  await mei.wait(2_000)
  expect(saved(server)).toEqual({ ...start, base: '110' })
  expect(mei.draft.get().saving).toBe('failed')
  await mei.wait(10_000)
  expect(saved(server)).toEqual({ ...start, base: '110', tax: '0' })
  // Two that are saved: what arrived unheard was not done twice.
  expect(server.saves).toHaveLength(2)
})

test('the line is back: nobody waits for the next try', async () => {
  const server = serving()
  const mei = new Person(server)
  server.trouble = ['lost', 'lost', 'lost']
  mei.type('base', '110')
  await mei.wait(12_000)
  mei.draft.retry()
  await mei.wait(0)
  expect(mei.draft.get().saving).toBe('saved')
})

test('what the server refuses is not sent again until it is changed', async () => {
  const server = serving()
  const mei = new Person(server)
  server.trouble = ['no']
  mei.type('base', 'nothing')
  await mei.wait(60_000)
  expect(mei.draft.get()).toMatchObject({ saving: 'refused', isUnsaved: true })
  expect(server.saves).toHaveLength(0)
  mei.type('base', '110')
  expect(mei.draft.get()).toMatchObject({ saving: 'unsaved', error: null })
  await mei.wait(1_000)
  expect(saved(server).base).toBe('110')
})

test('a page that is loaded anew has what was unsaved, and it can be thrown away', async () => {
  const server = serving()
  const mei = new Person(server, 'whenAsked')
  mei.type('base', '110')
  await mei.reload()
  expect(mei.draft.get()).toMatchObject({ saving: 'unsaved', isRestored: true, canUndo: true })
  expect(mei.shown.base).toBe('110')
  mei.draft.discard()
  expect(mei.shown).toEqual(start)
  await mei.reload()
  expect(mei.draft.get()).toMatchObject({ saving: 'saved', isRestored: false })
})

test('what was on its way when the page went is not done twice, and not asked about as if others had done it', async () => {
  const server = serving()
  const mei = new Person(server)
  server.trouble = ['unheard']
  mei.type('base', '110')
  await mei.wait(1_000)
  mei.type('base', '120')
  await mei.reload()
  await mei.wait(5_000)
  expect(mei.draft.get()).toMatchObject({ saving: 'saved', asked: [] })
  expect(saved(server).base).toBe('120')
  expect(server.saves.map((each) => formulasOf(each).base)).toEqual(['110', '120'])
})

test('what others changed while the page was away is asked about when it is back', async () => {
  const server = serving()
  const mei = new Person(server, 'whenAsked')
  mei.type('base', '110')
  server.change(withFormula('base', '500'))
  server.change(withFormula('tax', '0'))
  await mei.reload()
  expect(mei.shown).toEqual({ ...start, base: '110', tax: '0' })
  expect(mei.draft.get()).toMatchObject({ saving: 'asked', asked: [['steps', 'base']] })
  await mei.reload()
  expect(mei.draft.get().asked).toEqual([['steps', 'base']])
})

test('what nobody may save any more stays here, and is saved once somebody may', async () => {
  const server = serving()
  const mei = new Person(server)
  mei.type('base', '110')
  mei.draft.arrive(server.read(), false)
  await mei.wait(60_000)
  expect(mei.draft.get()).toMatchObject({ saving: 'locked', isUnsaved: true })
  expect(server.saves).toHaveLength(0)
  mei.look()
  await mei.wait(1_000)
  expect(saved(server).base).toBe('110')
})

test('whoever comes back while somebody else is editing finds what they left once it is their turn', async () => {
  const server = serving()
  const mei = new Person(server)
  mei.type('base', '110')
  await mei.reload(false)
  expect(mei.shown).toEqual(start)
  await mei.wait(60_000)
  mei.draft.keep()
  await mei.reload(false)
  mei.look()
  expect(mei.draft.get()).toMatchObject({ isRestored: true, isUnsaved: true })
  expect(mei.shown.base).toBe('110')
  await mei.wait(5_000)
  expect(saved(server).base).toBe('110')
})
