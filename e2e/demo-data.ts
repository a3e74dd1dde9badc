import { expect, type Page } from '@playwright/test'
import { waitForBriefText } from './brief-text'

/** Exchanges the data of the demo on its login page, and waits for the message that `done` matches. */
export async function chooseDemo(page: Page, name: string, done: RegExp): Promise<void> {
  const choice = page.getByRole('group', { name: '演示数据' }).getByRole('button', { name })
  await choice.click()
  await Promise.all([
    waitForBriefText(page, done),
    page.getByRole('dialog').getByRole('button', { name: '切换', exact: true }).click(),
  ])
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
}
