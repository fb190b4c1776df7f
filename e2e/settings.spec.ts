import { expect, test } from './journey'
import { hop, screen, signIn, signInByHand } from './walk'

test('notices: state in the address, a row opens in place, one is read, one is deleted, and all of it stays', async ({
  page,
}) => {
  await signIn(page, 'primary')
  await page.getByRole('link', { name: 'All notices' }).click()
  await page.getByRole('button', { name: /^Unread/ }).click()
  await expect(page).toHaveURL(/tab=unread/)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Unread/ })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'All', exact: true }).click()
  const rows = page.getByRole('row')
  await expect(page).not.toHaveURL(/tab=unread/)
  // Loaded anew: the list of those that are unread would be counted as long as it stands there.
  await page.reload()
  await expect(page.getByText('Travel Light is live')).toBeVisible()
  const before = await rows.count()
  await page.getByText('Travel Light is live').click()
  await expect(page).toHaveURL(/open=/)
  await expect(page.getByRole('row').filter({ hasText: 'Travel Light is live' }).first()).toContainText('Read')
  await page.goBack()
  await expect(page).not.toHaveURL(/open=/)

  await page.getByRole('checkbox', { name: /Travel Light is live/ }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Notice deleted')).toBeVisible()
  await expect(rows).toHaveCount(before - 1)
  await page.reload()
  await expect(rows).toHaveCount(before - 1)
  await expect(page.getByText('Travel Light is live')).toHaveCount(0)
})

test('what is read in one window is read in the other, live', async ({ page, elsewhere: other }) => {
  await signIn(page, 'admin')
  await expect(page.getByRole('button', { name: 'Notices, some unread' })).toBeVisible()
  await signIn(other, 'admin', '/setting/notifications')
  await other.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible()
})

test('company settings: a bad address is told at its field, a good one is kept', async ({ page }) => {
  await signIn(page, 'primary', '/setting/general')
  const replyTo = page.getByLabel('Replies go to')
  await replyTo.fill('not an address')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(replyTo).toHaveAttribute('aria-invalid', 'true')
  await expect(replyTo).toHaveValue('not an address')
  await replyTo.fill('policies@harbour.example')
  await page.getByLabel('Sender name').fill('Harbour Insurance')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.reload()
  await expect(replyTo).toHaveValue('policies@harbour.example')
  await hop(page, '/home')
  await expect(page.getByRole('link', { name: /Sender of policy emails/ })).toHaveAttribute('data-state', 'done')
})

test('unsaved changes are asked about before they are left, by link and by Back', async ({ page }) => {
  await signIn(page, 'primary', '/setting')
  await page
    .getByRole('link', { name: /^General/ })
    .first()
    .click()
  await page.getByLabel('Sender name').fill('Half typed')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('Leave without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Sender name')).toHaveValue('Half typed')
  await page.goBack()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(screen(page, '/setting')).toBeVisible()
})

test('somebody who may not change the company sees its settings and why they stay', async ({ page }) => {
  await signIn(page, 'standard', '/setting/general')
  await expect(page.getByRole('note')).toContainText('An admin of your company can change them.')
  await expect(page.getByLabel('Sender name')).toBeDisabled()
})

test('preferences follow a person to another browser', async ({ page, elsewhere: other }) => {
  await signIn(page, 'standard', '/setting/preferences')
  await page.getByLabel('Light').check()
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await expect(page.getByText('Preferences saved')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await signIn(other, 'standard')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the version page names what runs and how its parts are', async ({ page }) => {
  await signIn(page, 'primary', '/version')
  await expect(page.getByText('PostgreSQL').first()).toBeVisible()
  await expect(page.getByText('Request signing')).toBeVisible()
})

test('the audit log shows who signed in', async ({ page }) => {
  await signInByHand(page, 'primary')
  await hop(page, '/setting/audit')
  await expect(page.getByRole('row').filter({ hasText: 'Signed in' }).first()).toContainText('Harbour Primary')
})
