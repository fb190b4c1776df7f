import { expect, test } from './journey'
import { complaints, open, screen, seriousFindings, signIn } from './walk'

test('texts are found missing, typed in place, taken from a sheet, and a language comes and goes', async ({ page }) => {
  const heard = complaints(page)
  await signIn(page, 'admin', '/project?q=Paws')
  await page.getByRole('link', { name: 'Paws Lifetime' }).click()
  await page.getByRole('link', { name: 'Languages', exact: true }).click()
  await expect(screen(page, '/setting-page/languages')).toBeVisible()
  const languages = page.getByRole('list', { name: 'Languages of the product' })
  expect(await seriousFindings(page)).toEqual([])

  // A text is typed in its place and saved.
  const title = page.getByRole('textbox', { name: /Title, 繁體中文$/ }).first()
  await title.fill('寵物一生')
  await title.blur()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Texts saved')).toBeVisible()

  // Another language lacks everything, and only that is shown.
  await languages.getByRole('button', { name: 'Add a language' }).click()
  await page.getByRole('menuitem', { name: '简体中文' }).click()
  await expect(languages.getByText('简体中文')).toBeVisible()
  await page.getByRole('button', { name: 'Missing or changed' }).click()

  // A sheet that is broken is told by its row, and one that is not shows what would change.
  await page.getByRole('button', { name: 'Upload translations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload a translated sheet' })
  const paste = dialog.getByRole('textbox', { name: 'Or paste rows from a spreadsheet' })
  await paste.fill('key,zh_cn\nnothing/here,猫')
  await expect(dialog.getByText('This product has no text “nothing/here”.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'No changes' })).toBeDisabled()
  await paste.fill('key,zh_cn\nname,宠物')
  await expect(dialog.getByText('1 text would change:')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Take over 1 text' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: /^Name, 简体中文$/ })).toHaveCount(0)

  await languages.getByRole('button', { name: 'More for 简体中文' }).click()
  await page.getByRole('menuitem', { name: 'Remove the language' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the language' }).click()
  await expect(languages.getByText('简体中文')).toHaveCount(0)
  expect(heard).toEqual([])
})

test('products are cards, are locked, go to the trash and come back, and stand in groups', async ({ page }) => {
  await signIn(page, 'primary', '/project?q=Home%20Contents')
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect(page).toHaveURL(/view=cards/)
  const card = page.getByRole('article').filter({ hasText: 'Home Contents 50' })
  const act = async (deed: string) => {
    await card.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: deed, exact: true }).click()
  }
  await act('Lock')
  await expect(card.getByText(/^Locked by/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await act('Unlock')
  await act('Move to trash')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Trash' }).click()
  const trash = page.getByRole('dialog', { name: 'Trash' })
  await trash.getByRole('button', { name: 'Restore' }).click()
  await trash.getByRole('button', { name: 'Close' }).first().click()
  await expect(card).toBeVisible()

  await open(page, '/groupProject')
  await page.getByRole('button', { name: 'New group' }).first().click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Household')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const group = page.getByRole('region', { name: 'Household' })
  await group.getByLabel('Add a product to Household').click()
  await page.getByTitle('Home Contents 50', { exact: true }).click()
  await expect(group.getByRole('link', { name: 'Home Contents 50' })).toBeVisible()
  await group.getByLabel('Colleague').click()
  await page.getByTitle(/auditor@harbour/).click()
  await group.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(group.getByText('auditor@harbour.example', { exact: true })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})
