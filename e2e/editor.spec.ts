import { expect, type Locator, test } from './journey'
import { complaints, screen, seriousFindings, signIn } from './walk'

test('a form is edited: added, worded, moved, ruled, deleted, taken back; another looks on and takes over', async ({
  page,
  elsewhere,
}) => {
  const heard = complaints(page)
  await signIn(page, 'admin', '/project?q=Family')
  await page.getByRole('link', { name: 'Family Car' }).click()
  await page.getByRole('link', { name: 'Edit the form' }).click()
  await expect(screen(page, '/editor')).toBeVisible()
  await expect(page.getByText('You are editing.')).toBeVisible()
  const outline = page.getByRole('tree', { name: 'Outline' })
  const line = (title: string) => outline.getByRole('treeitem').filter({ hasText: title })
  expect(await seriousFindings(page)).toEqual([])

  // A question is added by keyboard, worded, and drawn as its buyer will see it; its data name follows its title.
  await outline.focus()
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Find a kind' }).fill('Number')
  await page.keyboard.press('Enter')
  await page.getByLabel('Question', { exact: true }).fill('Trips each year')
  await expect(line('Trips each year')).toBeVisible()
  const drawn = page.frameLocator('iframe[title="The page as buyers see it"]')
  await expect(drawn.getByText('Trips each year')).toBeVisible()
  await page.getByLabel('Data name').focus()
  await expect(page.getByLabel('Data name')).toHaveValue('tripsEachYear')
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  // Two people at once: the other is told who is editing, and sees what is saved as it comes.
  await signIn(elsewhere, 'primary', new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(elsewhere.getByText(/is editing. You can look on./)).toBeVisible()
  await expect(elsewhere.getByRole('treeitem').filter({ hasText: 'Trips each year' })).toBeVisible()

  // Copied and pasted, and a rule on the copy speaks of the first.
  await line('Trips each year').click()
  await outline.focus()
  await page.keyboard.press('Control+d')
  await expect(line('Trips each year')).toHaveCount(2)
  await page.getByRole('button', { name: 'Logic', exact: true }).click()
  await page.getByRole('button', { name: 'Show if' }).click()
  await page.getByRole('button', { name: 'Add a condition' }).click()
  await page.getByLabel('Comparison').selectOption('over')
  await page.getByLabel('Value', { exact: true }).fill('3')
  const condition = drawn.getByText(/Only when Trips each year is over 3/i)
  await expect(condition).toBeVisible()
  expect((await condition.boundingBox())?.height).toBeLessThan(60)

  // What the rule speaks of cannot go before the rule does.
  await line('Trips each year').first().click()
  await outline.focus()
  await page.keyboard.press('Delete')
  const asked = page.getByRole('dialog')
  await expect(asked.getByText(/requires deleting its flow blocks first/)).toBeVisible()
  await asked.getByRole('button', { name: 'Delete 1 flow block' }).click()
  await asked.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(line('Trips each year')).toHaveCount(1)
  await outline.focus()
  await page.keyboard.press('Control+z')
  await expect(line('Trips each year')).toHaveCount(2)
  await page.getByRole('button', { name: 'Logic map' }).click()
  await expect(page.getByRole('region', { name: 'Logic map' })).toBeVisible()
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  // Whoever may takes over; the first looks on from now.
  await elsewhere.getByRole('button', { name: 'Take over' }).click()
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
  await expect(elsewhere.getByText(/^You are editing\./)).toBeVisible()
  await expect(page.getByText(/is editing. You can look on./)).toBeVisible()
  expect(heard).toEqual([])
})

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

test('who is declined or referred, what is asked and sent is said in the form editor, in both of its views', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, 'primary', '/project?q=Family')
  await page.getByRole('link', { name: 'Family Car' }).click()
  await page.getByRole('link', { name: 'Edit the form' }).click()
  await expect(page.getByText(/^You are editing\./)).toBeVisible()
  const outline = page.getByRole('tree', { name: 'Outline' })
  const line = (title: string) => outline.getByRole('treeitem').filter({ hasText: title })
  const logic = page.getByRole('group', { name: 'Logic', exact: true })
  const saved = () => expect(page.getByText('Everything is saved.')).toBeVisible()

  // As a sentence: it begins with the answer that it stands on.
  await line('Engine capacity').click()
  await page.getByRole('button', { name: 'Logic', exact: true }).click()
  await logic.getByRole('button', { name: 'Decline if' }).click()
  const decline = logic.getByRole('region', { name: 'Decline if' })
  await expect(decline.getByLabel('Answer')).toHaveValue(/engine/i)
  await decline.getByLabel('Comparison').selectOption('over')
  await decline.getByLabel('Value', { exact: true }).fill('6000')
  await decline.getByLabel('Title').fill('Too large an engine')
  await saved()

  // On the map: the same rule, and another that is added there.
  await page.getByRole('button', { name: 'Logic map' }).click()
  const map = page.getByRole('region', { name: 'Logic map' })
  await expect(
    map.getByRole('button', { name: /^Decline: Too large an engine, Engine capacity is over 6/ }),
  ).toBeVisible()
  await line('Claims in the last three years').click()
  await map.getByLabel('Add a flow block to “Claims in the last three years”').selectOption({ label: 'Refer if' })
  const refer = logic.getByRole('region', { name: 'Refer if' })
  await refer.getByLabel('Comparison').selectOption('atLeast')
  await refer.getByLabel('Value', { exact: true }).fill('3')
  await saved()
  expect(await seriousFindings(page)).toEqual([])

  // What was done last goes first, whichever part keeps it; and comes again.
  const referred = map.getByRole('button', { name: /^Refer: Claims in the last three years/ })
  await expect(referred).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(async () => {
    await undo.click()
    await expect(referred).toHaveCount(0, { timeout: 500 })
  }).toPass()
  const redo = page.getByRole('button', { name: 'Redo' })
  await redo.click()
  await expect(referred).toBeVisible()
  await map.getByRole('button', { name: /^Delete flow block: Refer/ }).click()
  await expect(referred).toHaveCount(0)
  await saved()

  // A connector is asked from the map.
  await line('Engine capacity').click()
  await map.getByLabel('Add a flow block to “Engine capacity”').selectOption({ label: 'Ask a connector if' })
  const ask = logic.getByRole('region', { name: 'Ask a connector if' })
  await ask.getByLabel('plate is').fill('make')
  await saved()

  // A message is the product's, not a version's: it says so, and begins switched off.
  await page.getByRole('button', { name: 'Form', exact: true }).click()
  await line('Engine capacity').click()
  await logic.getByRole('button', { name: 'Send a message if' }).click()
  const asked = page.getByRole('dialog', { name: 'Send a message' })
  await asked.getByLabel('Name').fill('Large engines')
  await asked.getByRole('button', { name: 'Tell colleagues' }).click()
  await asked.getByRole('textbox', { name: 'Notice' }).fill('Somebody asked for a large engine')
  await asked.getByRole('button', { name: 'Add message' }).click()
  await expect(logic.getByRole('region', { name: 'Send a message if' }).getByText('Large engines')).toBeVisible()

  // One truth: underwriting has the rule, history tells of it.
  await decline.getByRole('link', { name: 'Open underwriting' }).click()
  await expect(screen(page, '/setting-page/underwriting')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Too large an engine' })).toBeVisible()
  await page.goto(page.url().replace('/setting-page/underwriting', '/setting-page/history'))
  await expect(page.getByText(/Added .*“Too large an engine”/).first()).toBeVisible()
  await page.goto(page.url().replace('/setting-page/history', '/apiList'))
  await expect(page.getByLabel('plate is')).toHaveValue('make')
  expect(heard).toEqual([])
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
  /** What is dropped comes behind another line, and is one step to take back. */
  const drag = async (what: Locator, to: Locator, [behind, title]: [string | undefined, string]) => {
    const isThere = async () => {
      const now = await titles()
      return now.some((each, at) => each === title && now[at - 1] === behind)
    }
    expect(await isThere()).toBe(false)
    await pull(what, to)
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
  await drag(grip('Engine capacity'), line('Gender'), ['Gender', 'Engine capacity'])
  await drag(grip('Other drivers'), line('Gender'), ['Date of birth of the main driver', 'Other drivers'])
  expect((await titles())[(await titles()).indexOf('Other drivers') + 1]).toBe('Date of birth')
  await drag(grip('Who drives'), line('Your car'), [undefined, 'Who drives'])
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

test('a text is changed on a narrow screen, one pane at a time', async ({ page }) => {
  await signIn(page, 'primary', '/project?q=Family')
  await page.getByRole('link', { name: 'Family Car' }).click()
  await page.getByRole('link', { name: 'Edit the form' }).click()
  await expect(page.getByText(/^You are editing\./)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const outline = page.getByRole('tree', { name: 'Outline' })
  await outline.getByRole('treeitem').nth(1).click()
  await expect(outline).toBeHidden()
  await page.getByLabel('Question', { exact: true }).fill('Which plate?')
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  const panes = page.getByRole('group', { name: 'Panes' })
  await panes.getByRole('button', { name: 'Page' }).click()
  const drawn = page.frameLocator('iframe[title="The page as buyers see it"]')
  await expect(drawn.getByText('Which plate?')).toBeVisible()
  await panes.getByRole('button', { name: 'Outline' }).click()
  await expect(outline.getByRole('treeitem').filter({ hasText: 'Which plate?' })).toBeVisible()

  await test.step('what Word puts on the clipboard comes in as its words', async () => {
    await outline.getByRole('treeitem').nth(1).click()
    const title = page.getByLabel('Question', { exact: true })
    await title.press('Control+a')
    await title.evaluate(pasteWord)
    await expect(title).toHaveValue('Which number plate\nhas your car?')
    await expect(page.getByText('Everything is saved.')).toBeVisible()
    await panes.getByRole('button', { name: 'Outline' }).click()
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await seriousFindings(page)).toEqual([])
})

test('the studio has a product in one place, with its preview and the publish', async ({ page }) => {
  await signIn(page, 'primary', '/project?q=Family')
  await page.getByRole('link', { name: 'Family Car' }).click()
  await page.getByRole('link', { name: 'Design studio' }).click()
  await expect(screen(page, '/designStudio')).toBeVisible()
  await expect(page.frameLocator('iframe[title="Preview"]').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pricing', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /pre-live/i })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

/** Both kinds as Word gives them: markup of its own, and words with signs that nobody sees. */
function pasteWord(field: Element) {
  const given = new DataTransfer()
  given.setData(
    'text/html',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-name:Normal}</style></head>
    <body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment--><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>
    <![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]><st1:place w:st="on">Which number plate</st1:place>
    <o:p></o:p></p><p class=MsoNormal>has your car?</p><!--EndFragment--></body></html>`,
  )
  given.setData('text/plain', 'Which\u00a0num\u00adber plate\r\nhas your car?\u200b')
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true }))
}
