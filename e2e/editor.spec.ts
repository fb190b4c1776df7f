import { expect, test } from './journey'
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
