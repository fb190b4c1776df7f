import { expect, type Page, test } from './journey'
import { people } from './people'
import { complaints, holdBack, hop, open, screen, seriousFindings, signIn } from './walk'

const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
const act = async (page: Page, who: string, deed: string) => {
  await row(page, who)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: deed }).click()
}

test('an invitation: told what is wrong at the field, sent, counted, sent again, and withdrawn', async ({ page }) => {
  await signIn(page, 'primary', '/users')
  await expect(page.getByText('3 of 10')).toBeVisible()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Please input your email')).toBeVisible()
  await dialog.getByLabel('Email').fill('nobody')
  await expect(dialog.getByText('Email is not valid.')).toBeVisible()
  await dialog.getByLabel('Email').fill(people.standard)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('This person is a member already.')).toBeVisible()
  await dialog.getByLabel('Email').fill('new.colleague@harbour.example')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent to new.colleague@harbour.example')).toBeVisible()
  await expect(row(page, 'new.colleague@harbour.example')).toContainText('Invited')
  await expect(page.getByText('4 of 10')).toBeVisible()

  await act(page, 'new.colleague@harbour.example', 'Send invitation again')
  await expect(page.getByText('Invitation sent to new.colleague@harbour.example again')).toBeVisible()
  await act(page, 'new.colleague@harbour.example', 'Withdraw invitation')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('The link in the mail no longer works')
  await question.getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(row(page, 'new.colleague@harbour.example')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('3 of 10')).toBeVisible()
})

test('a member is found, deactivated after being told what is lost, and brought back by Undo', async ({ page }) => {
  await signIn(page, 'primary', '/users')
  await page.getByPlaceholder('Search by name or email').fill('designer')
  await expect(page).toHaveURL(/q=designer/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await act(page, people.designer, 'Deactivate')
  await expect(page.getByRole('alertdialog')).toContainText('Signed out on every device at once')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(row(page, people.designer)).toContainText('Deactivated')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, people.designer)).toContainText('Active')
})

test('a group is made, a member put into it at the side, and the list narrowed to it', async ({ page }) => {
  await signIn(page, 'primary', '/users?tab=groups')
  await page.getByRole('button', { name: 'New group' }).first().click()
  await page.getByLabel('Group name').fill('Travel desk')
  await page.getByRole('dialog').getByRole('button', { name: 'New group' }).click()
  await expect(row(page, 'Travel desk')).toBeVisible()

  await hop(page, '/users')
  await page
    .getByRole('link', { name: /Harbour Standard/ })
    .first()
    .click()
  const side = page.getByRole('dialog', { name: 'Harbour Standard' })
  await side.getByLabel('Group').click()
  await page.getByTitle('Travel desk').click()
  await side.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Harbour Standard changed')).toBeVisible()
  await side.locator('header').getByRole('button', { name: 'Close' }).click()
  await open(page, '/users?tab=groups', '/users')
  await page.getByRole('link', { name: 'Travel desk' }).click()
  await expect(page).toHaveURL(/f\.group=/)
  await expect(page.getByRole('row')).toHaveCount(2)

  await open(page, '/users?tab=groups', '/users')
  await act(page, 'Travel desk', 'Delete group')
  await expect(page.getByRole('alertdialog')).toContainText('One member is then in no group')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete group' }).click()
  await expect(page.getByText('No groups yet')).toBeVisible()
})

test('a role is made, its permissions ticked in the matrix, kept, and deleted with a way back', async ({ page }) => {
  await signIn(page, 'primary', '/users?tab=roles')
  await page.getByRole('button', { name: 'New role' }).click()
  const dialog = page.getByRole('dialog', { name: 'New role' })
  await dialog.getByRole('button', { name: 'New role' }).click()
  await expect(dialog.getByText('The field is required')).toBeVisible()
  await dialog.getByLabel('Role name').fill('Underwriter')
  await dialog.getByLabel('Description').fill('Looks at referred cases')
  await dialog.getByRole('button', { name: 'New role' }).click()
  await expect(row(page, 'Underwriter')).toContainText('Looks at referred cases')

  await page.getByRole('group', { name: 'Users' }).getByRole('button', { name: 'Permissions' }).click()
  await page.getByRole('checkbox', { name: 'See customers for Underwriter' }).check()
  await page.getByRole('checkbox', { name: 'See products for Underwriter' }).check()
  await expect(page.getByRole('checkbox', { name: /See products for Admin/ })).toBeDisabled()
  await expect(page.getByText('2 changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save permissions' }).click()
  await expect(page.getByText('2 permissions changed')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'See customers for Underwriter' })).toBeChecked()

  await open(page, '/users?tab=roles', '/users')
  await act(page, 'Underwriter', 'Delete role')
  await expect(row(page, 'Underwriter')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Underwriter')).toBeVisible()
  await act(page, 'Underwriter', 'Delete role')
  await expect(row(page, 'Underwriter')).toHaveCount(0)
})

test('many at once: each row is checked before anything is sent, and told what became of it', async ({ page }) => {
  await signIn(page, 'primary', '/batch-invite')
  await page.getByRole('button', { name: 'Check list' }).click()
  await expect(page.getByText('The list is empty.')).toBeVisible()
  const list = [
    'email;first name;last name;role',
    'one@harbour.example;One;Colleague;',
    `${people.admin};;;`,
    'nonsense;;;',
  ]
  await page.getByLabel('List of people').fill([...list, 'two@harbour.example;;;Astronaut'].join('\n'))
  await page.getByRole('button', { name: 'Check 4 rows' }).click()
  await expect(page.getByText('1 ready, 3 refused. Nothing was sent yet.')).toBeVisible()
  await expect(row(page, people.admin)).toContainText('This person is a member already.')
  await expect(row(page, 'nonsense')).toContainText('Email is not valid.')
  await expect(row(page, 'two@harbour.example')).toContainText('There is no role of this name.')
  await page.getByRole('button', { name: 'Send 1 invitation' }).click()
  await expect(page.getByText('1 sent, 3 not sent.')).toBeVisible()
  await page.getByRole('link', { name: 'See invitations' }).click()
  await expect(row(page, 'one@harbour.example')).toContainText('Invited')
  await act(page, 'one@harbour.example', 'Withdraw invitation')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(row(page, 'one@harbour.example')).toHaveCount(0)
})

test('handing the primary role over is started, shown, and withdrawn', async ({ page }) => {
  await signIn(page, 'primary', '/users')
  await act(page, people.standard, 'Make primary user')
  await expect(page.getByRole('alertdialog')).toContainText('You become a secondary user')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('region', { name: 'Primary role being handed over' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('region', { name: 'Primary role being handed over' })).toHaveCount(0)
})

test('the log can be narrowed to one person, and one person exported', async ({ page }) => {
  await signIn(page, 'primary', '/users')
  await page
    .getByRole('link', { name: /Harbour Admin/ })
    .first()
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export personal data' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await page.getByRole('link', { name: 'Open the whole page' }).click()
  await page.getByRole('link', { name: 'All activity' }).click()
  await expect(page).toHaveURL(/f\.memberId=/)
})

test('a standard user manages nobody', async ({ page }) => {
  await signIn(page, 'standard')
  await open(page, '/users', '/home')
  await open(page, '/batch-invite', 'unauthorized')
  await expect(page.getByLabel('List of people')).toHaveCount(0)
})

/** Each with the tab that is on once it has come. */
const pages = [
  ['/users', 'Members'],
  ['/users?tab=groups', 'Groups'],
  ['/users?tab=roles', 'Roles'],
  ['/users?tab=permissions', 'Permissions'],
  ['/users?tab=activity', 'Activity'],
  ['/batch-invite', null],
] as const

test('nothing serious for axe in either theme, and no complaints', async ({ page }) => {
  await signIn(page, 'primary')
  const heard = complaints(page)
  for (const theme of ['ai8-dark', 'light']) {
    await page.evaluate((name) => sessionStorage.setItem('themeMode', name), theme)
    await open(page, '/home')
    for (const [path, tab] of pages) {
      await hop(page, path, path.split('?')[0])
      if (tab) await expect(page.getByRole('button', { name: new RegExp(`^${tab}`), pressed: true })).toBeVisible()
      await expect(page.locator('.cw-bone')).toHaveCount(0)
      expect(await seriousFindings(page), `${path} in ${theme}`).toEqual([])
    }
  }
  expect(heard).toEqual([])
})

test('a member has a page: their story is walked by keyboard while it grows, and nothing complains', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, 'primary', '/users')
  await row(page, people.designer).click()
  await page.getByRole('link', { name: 'Open the whole page' }).click()
  await expect(screen(page, '/setting/member')).toBeVisible()
  const story = page.getByRole('group', { name: /^What happened to/ })
  const told = (what: string) => story.getByRole('button', { name: what })
  const joined = told('Member joined')
  const left = told('Member deactivated')
  const back = told('Member reactivated')
  await expect(joined).toBeVisible()
  const before = { left: await left.count(), back: await back.count() }
  await page.getByRole('button', { name: /^Deactivate/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(left).toHaveCount(before.left + 1)

  // What comes next is held back until somebody is in the middle of the story.
  const letGrow = await holdBack(page, '**/v1/audit/listTimeline')
  await page.getByRole('button', { name: 'Undo' }).click()
  await left.first().focus()
  letGrow()
  await expect(back).toHaveCount(before.back + 1)
  await expect(left.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(back.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(left.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(left.first()).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('End')
  await expect(story.locator('[aria-expanded]').last()).toBeFocused()
  expect(await seriousFindings(page)).toEqual([])
  await hop(page, '/setting/member?id=01900000-0000-7000-8000-00000000bbbb', '/setting/member')
  await expect(page.getByRole('heading', { name: 'This person is no longer here' })).toBeVisible()
  expect(heard).toEqual([])
})
