import { expect, test, vi } from 'vitest'
import { watchVersion } from './watch-version'

async function focusWith(served: unknown, { isBusy = false, focuses = 1 } = {}) {
  const kept = new Map<string, string>()
  let focus = () => {}
  const reload = vi.fn()
  watchVersion({
    own: 'one',
    get: async () => (served instanceof Error ? Promise.reject(served) : Response.json({ version: served })),
    target: { addEventListener: (_name: string, listener: unknown) => void (focus = listener as () => void) },
    remembered: { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) },
    reload,
    isBusy: () => isBusy,
  })
  for (let time = 0; time < focuses; time++) {
    focus()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return reload
}

test('a new version reloads the page when the tab is looked at again', async () => {
  expect(await focusWith('two')).toHaveBeenCalledOnce()
})
test('the same version does not', async () => {
  expect(await focusWith('one')).not.toHaveBeenCalled()
})
test('a page that stays old after its reload does not reload for ever', async () => {
  expect(await focusWith('two', { focuses: 3 })).toHaveBeenCalledOnce()
})
test('unsaved work is not thrown away for a new version', async () => {
  expect(await focusWith('two', { isBusy: true })).not.toHaveBeenCalled()
})
test('without a network nothing happens', async () => {
  expect(await focusWith(new Error('offline'))).not.toHaveBeenCalled()
})
