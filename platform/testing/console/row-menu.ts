import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/**
 * Does something with a row, by its button or, in a table that is too narrow for these, in its menu.
 * @example
 * await actOn('陈思远', '编辑')
 */
export async function actOn(name: string, action: string): Promise<void> {
  const button = () =>
    document.querySelector<HTMLElement>(`main button[aria-label="${CSS.escape(`${action} ${name}`)}"]`)
  await expect.poll(button).not.toBeNull()
  if (button()?.checkVisibility()) await userEvent.click(button()!)
  else await chooseMore(name, action)
}

/** Returns what the menu of a row offers. */
export async function offersOf(name: string): Promise<string[]> {
  await userEvent.click(page.getByRole('button', { name: `「${name}」的更多操作`, exact: true }))
  const items = page.getByRole('menuitem')
  await expect.element(items.first()).toBeVisible()
  const offers = items.elements().map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return offers
}

/** Chooses among the actions of a row that are in its menu. */
export async function chooseMore(name: string, action: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: `「${name}」的更多操作`, exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}
