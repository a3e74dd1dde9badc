import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeWorld, openIn } from '#test/worlds'

afterEach(closeWorld)

const bar = page.getByRole('group', { name: 'Actions for the selection' })

/** How many lines the title, the number of selected rows and what can be done with them take. */
function lines(): number {
  const head = page.getByRole('heading', { level: 1 }).element().parentElement!
  const middles = [...head.querySelectorAll('h1, [aria-live], button')].map((one) => {
    const { top, height } = one.getBoundingClientRect()
    return Math.round((top + height / 2) / 10)
  })
  return new Set(middles).size
}

test.each([
  [1280, 1],
  [390, 2],
] as const)('at %i px the selection of one user takes %i line(s), with all that can be done', async (width, most) => {
  await openIn({ width, lang: 'en', theme: 'light' }, { path: '/system/user', as: 'admin' })
  await userEvent.click(page.getByRole('checkbox', { name: 'Select 何俊杰' }))
  await expect.element(bar.getByRole('button', { name: 'Edit' })).toBeVisible()
  expect(lines()).toBeLessThanOrEqual(most)
  await userEvent.click(bar.getByRole('button', { name: 'More actions for the selection' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Reset passwords' }))
  await expect.element(page.getByRole('dialog', { name: /^Reset the password/ })).toBeVisible()
})
