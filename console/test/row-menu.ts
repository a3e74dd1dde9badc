import { page, userEvent } from 'vitest/browser'

/** Chooses among the actions of a row that are in its menu. */
export async function chooseMore(name: string, action: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: `「${name}」的更多操作`, exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}
