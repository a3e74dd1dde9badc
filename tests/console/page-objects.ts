import type { MemoryRuntime } from '@atrium/server/runtimes/memory/memory-runtime'
import { page, userEvent } from 'vitest/browser'

/** Finds a button by its whole name, or by a pattern of it. */
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** The messages that come and go at the edge of the screen. */
export const messages = page.getByRole('region', { name: '消息' })

/** The dialog that asks before something is deleted, discarded or done to many. */
export const question = page.getByRole('dialog', { name: /？$/ })

/** Presses a button of the question. */
export const answer = (name: string): Promise<void> => userEvent.click(question.getByRole('button', { name }))

/** Returns the list of a page by its heading, and finds its rows by a part of their text and its cells by all of theirs. */
export function listOf(heading: string) {
  const list = page.getByRole('region', { name: heading, exact: true })
  return {
    list,
    rows: list.getByRole('row'),
    row: (text: string) => list.getByRole('row', { name: new RegExp(text) }),
    cell: (text: string) => list.getByRole('cell', { name: text, exact: true }),
  }
}

/** Returns the form for a record of a kind, such as 岗位, whether it adds or edits one. */
export function formOf(kind: string) {
  const form = page.getByRole('dialog', { name: new RegExp(`${kind}$`) })
  const field = (label: string) => form.getByLabelText(label, { exact: true })
  return {
    form,
    field,
    save: form.getByRole('button', { name: '保存', exact: true }),
    /** Types into fields, by their labels. */
    fill: async (values: Readonly<Record<string, string>>): Promise<void> => {
      for (const [label, value] of Object.entries(values)) await userEvent.fill(field(label), value)
    },
    /** Closes the form and discards what was typed. */
    discard: async (): Promise<void> => {
      await userEvent.click(form.getByRole('button', { name: '取消' }))
      await answer('放弃修改')
    },
  }
}

/** Takes every permission on a kind of records from the role of the editor, but the one that opens the page: `post`, `dict`. */
export const withoutButtons =
  (kind: string) =>
  async ({ engine: { db } }: MemoryRuntime): Promise<void> => {
    const buttons = db
      .selectFrom('menus')
      .where('permission', 'like', `system:${kind}:%`)
      .where('menuType', '=', 2)
      .select('id')
    await db.deleteFrom('roleMenus').where('menuId', 'in', buttons).execute()
  }
