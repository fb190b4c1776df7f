import { expect, type Locator, test } from './journey'
import { signIn } from './walk'

test('a form is edited without a mouse: reached, added, moved to a page of its own, copied, ruled, found and deleted', async ({
  page,
}) => {
  await signIn(page, 'admin', '/project?q=Family')
  await page.getByRole('link', { name: 'Family Medical' }).click()
  await page.getByRole('link', { name: 'Edit the form' }).click()
  await expect(page.getByText('You are editing.')).toBeVisible()
  const outline = page.getByRole('tree', { name: 'Outline' })
  const lines = outline.getByRole('treeitem')
  const line = (title: string) => lines.filter({ hasText: title })
  const { keyboard } = page
  /** As a person without a mouse gets there: from where they are, key by key. */
  const tabTo = async (wanted: Locator, key = 'Tab') => {
    for (let pressed = 0; pressed < 60; pressed++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await keyboard.press(key)
    }
    throw new Error('it is not reached by its key')
  }
  await tabTo(outline)

  await keyboard.press('/')
  await keyboard.type('Number')
  await keyboard.press('Enter')
  await keyboard.type('Trips each year')
  await expect(line('Trips each year')).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Escape')
  await expect(outline).toBeFocused()
  const placeOf = async () => (await lines.allTextContents()).findIndex((text) => text.includes('Trips each year'))
  const before = await placeOf()
  await keyboard.press('Alt+ArrowUp')
  await expect.poll(placeOf).toBe(before - 1)
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await keyboard.press('Alt+ArrowDown')
  await expect.poll(placeOf).toBe(before)

  await keyboard.press('Control+c')
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  await keyboard.press('Control+Enter')
  await keyboard.press('Control+v')
  await expect(line('Trips each year')).toHaveCount(2)

  // A rule on the copy, by Tab and Enter alone.
  await tabTo(page.getByRole('button', { name: 'Logic', exact: true }))
  await keyboard.press('Enter')
  await tabTo(page.getByRole('button', { name: 'Show if' }))
  await keyboard.press('Enter')
  await tabTo(page.getByRole('button', { name: 'Add a condition' }))
  await keyboard.press('Enter')
  await tabTo(page.getByLabel('Answer', { exact: true }), 'Shift+Tab')
  await keyboard.type('Trips')
  await tabTo(page.getByLabel('Comparison'))
  await keyboard.type('is over')
  await tabTo(page.getByLabel('Value', { exact: true }))
  await keyboard.type('3')
  const drawn = page.frameLocator('iframe[title="The page as buyers see it"]')
  await expect(drawn.getByText(/Only when Trips each year is over 3/i)).toBeVisible()

  await keyboard.press('Control+f')
  await keyboard.type('Trips')
  await expect(line('Trips each year')).toHaveCount(2)
  await tabTo(outline)
  await keyboard.press('ArrowDown')
  await keyboard.press('Delete')
  const asked = page.getByRole('dialog')
  await tabTo(asked.getByRole('button', { name: 'Delete 1 flow block' }))
  await keyboard.press('Enter')
  await tabTo(asked.getByRole('button', { name: 'Delete', exact: true }))
  await keyboard.press('Enter')
  await expect(line('Trips each year')).toHaveCount(1)
})

test('a form is put in order with the mouse: questions, a group, a page and a shared component are dragged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1300 })
  await signIn(page, 'primary', '/project?q=Family')
  await page.getByRole('link', { name: 'Family Car' }).click()
  await page.getByRole('link', { name: 'Edit the form' }).click()
  await expect(page.getByText(/^You are editing\./)).toBeVisible()
  const lines = page.getByRole('tree', { name: 'Outline' }).getByRole('treeitem')
  const line = (title: string) => lines.filter({ has: page.getByText(title, { exact: true }) })
  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true })
  const titles = () => lines.locator('.editor-line-title').allTextContents()
  const pull = async (what: Locator, to: Locator) => {
    await what.hover()
    await page.mouse.down()
    const { x, y, width, height } = (await to.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
  }
  /** The last move and the release come before anything could be drawn, as on a busy machine. */
  const flick = async (what: Locator, to: Locator) => {
    await pull(what, what.locator('..'))
    const { x, y, width, height } = (await to.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.evaluate(
      ([clientX, clientY]) => {
        for (const kind of ['pointermove', 'pointerup'])
          document.dispatchEvent(new PointerEvent(kind, { clientX, clientY, isPrimary: true, bubbles: true }))
      },
      [x + width / 2, y + height / 2] as const,
    )
  }
  /** What is dropped comes behind another line, and is one step to take back. */
  const drag = async (what: Locator, to: Locator, [behind, title]: [string | undefined, string], bring = pull) => {
    const isThere = async () => {
      const now = await titles()
      return now.some((each, at) => each === title && now[at - 1] === behind)
    }
    expect(await isThere()).toBe(false)
    await bring(what, to)
    await page.mouse.up()
    await expect.poll(isThere).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(isThere).toBe(false)
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(isThere).toBe(true)
    await expect(page.getByText('Everything is saved.')).toBeVisible()
  }
  /** All of it is as it was when the form is opened again. */
  const isKept = async () => {
    const before = await titles()
    await page.reload()
    await expect(page.getByText(/^You are editing\./)).toBeVisible()
    await expect.poll(titles).toEqual(before)
  }

  await drag(grip('Engine capacity'), line('Type of car'), ['Make of the car', 'Engine capacity'])
  await drag(grip('Engine capacity'), line('Gender'), ['Gender', 'Engine capacity'], flick)
  await drag(grip('Other drivers'), line('Gender'), ['Date of birth of the main driver', 'Other drivers'])
  expect((await titles())[(await titles()).indexOf('Other drivers') + 1]).toBe('Date of birth')
  await drag(grip('Who drives'), line('Your car'), [undefined, 'Who drives'])
  // The click of letting go is nobody's, but one that follows at once is: it takes the step back.
  const asIs = await titles()
  const undo = (await page.getByRole('button', { name: 'Undo' }).boundingBox())!
  await pull(grip('Engine capacity'), line('Gender'))
  await page.mouse.up()
  await page.mouse.click(undo.x + undo.width / 2, undo.y + undo.height / 2)
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled()
  expect(await titles()).toEqual(asIs)
  await isKept()

  await line('Other drivers').click()
  await page.getByRole('button', { name: 'Save chosen as component…' }).click()
  const save = page.getByRole('dialog', { name: 'Save as shared component' })
  await save.getByLabel('Name').fill('More drivers')
  await save.getByRole('button', { name: 'Save component' }).click()
  await page.getByRole('button', { name: 'Shared components…' }).click()
  const component = page.getByTitle('Drag More drivers into the outline')
  await drag(component, line('Choose your plan'), ['Choose your plan', 'Other drivers'])
  await page.getByRole('button', { name: 'Close shared components' }).click()
  await drag(page.getByRole('button', { name: 'Number', exact: true }), line('Your plan'), ['Your plan', 'Untitled'])
  await isKept()

  // Let go over the page, which is a frame and would keep the pointer to itself, it stays where it was.
  const before = await titles()
  await pull(grip('Gender'), page.locator('iframe[title="The page as buyers see it"]'))
  await page.mouse.up()
  await expect(page.locator('.editor-dragged')).toHaveCount(0)
  expect(await titles()).toEqual(before)

  // A key that is pressed where nothing in the frame has the focus is the editor's, as everywhere.
  await page.frameLocator('iframe[title="The page as buyers see it"]').getByRole('heading').first().click()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Find a kind' })).toBeFocused()
})
