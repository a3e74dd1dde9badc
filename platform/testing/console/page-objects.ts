import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { actOn, chooseMore } from './row-menu'

/** Finds a link or a button by its whole name, or by a pattern of it. */
export const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** The messages that come and go at the edge of the screen. */
export const messages = page.getByRole('region', { name: '消息' })

/** Finds a message by its text, or by a part of it. */
export const message = (text: string | RegExp) => messages.getByText(text)

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

/** Finds how many rows a list has, as its pager says. */
export const total = (count: number) => page.getByText(`共 ${count} 条`, { exact: true })

/** Finds the box that selects a row. */
export const rowBox = (name: string) => page.getByRole('checkbox', { name: `选择「${name}」`, exact: true })

/** Finds the switch that enables what is in a row. */
export const rowSwitch = (name: string) => page.getByRole('switch', { name: `「${name}」已启用`, exact: true })

/** Finds the field with the place of a row in its order. */
export const rowOrder = (name: string) => page.getByLabelText(`「${name}」的排序`, { exact: true })

/** Selects rows by their names. */
export async function select(...names: readonly string[]): Promise<void> {
  for (const name of names) await userEvent.click(rowBox(name))
}

/** Selects all rows that the page shows. */
export const selectAll = (): Promise<void> => userEvent.click(page.getByRole('checkbox', { name: '选择本页全部' }))

/** The actions on the selected rows, which take the place of those of the list. */
export const selection = page.getByRole('group', { name: '已选项的操作' })

/** Deletes what is in a row, and says yes to the question. */
export async function remove(name: string): Promise<void> {
  await chooseMore(name, '删除')
  await answer('删除')
}

const searchForm = page.getByRole('search')

/** The search form above a list. */
export const search = {
  form: searchForm,
  field: (label: string) => searchForm.getByLabelText(label, { exact: true }),
  button: (name: string) => searchForm.getByRole('button', { name, exact: true }),
  /** Searches for a keyword with Enter. */
  find: async (keyword: string): Promise<void> => {
    await userEvent.fill(searchForm.getByLabelText('关键词', { exact: true }), keyword)
    await userEvent.keyboard('{Enter}')
  },
}

/** Chooses in an open list of a select or a tree. The same name may be on the page behind it. */
export const chooseOption = (name: string): Promise<void> =>
  userEvent.click(page.getByTitle(name, { exact: true }).last())

/** Chooses files as the file dialog would. */
export async function chooseFiles(input: Locator, ...files: readonly File[]): Promise<void> {
  await expect.element(input).toBeInTheDocument()
  const field = input.element() as HTMLInputElement
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  field.files = transfer.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Returns the drawer or dialog with the form of a kind of records, such as 岗位, whether it adds or edits one. */
export function formOf(kind: string) {
  const form = page.getByRole('dialog', { name: new RegExp(`${kind}$`) })
  const field = (label: string) => form.getByLabelText(label, { exact: true })
  const save = form.getByRole('button', { name: '保存', exact: true })
  /** Types into fields, by their labels. */
  const fill = async (values: Readonly<Record<string, string>>): Promise<void> => {
    for (const [label, value] of Object.entries(values)) await userEvent.fill(field(label), value)
  }
  return {
    form,
    field,
    save,
    fill,
    /** Opens the form for a new record and types into its fields. */
    add: async (values: Readonly<Record<string, string>> = {}): Promise<void> => {
      await userEvent.click(button('新增'))
      await fill(values)
    },
    /** Opens the form for the record in a row and types into its fields. */
    edit: async (name: string, values: Readonly<Record<string, string>> = {}): Promise<void> => {
      await actOn(name, '编辑')
      await fill(values)
    },
    /** Returns the errors that show at fields, by the labels of these; '' for an error without a visible text. */
    fieldErrors: () => fieldErrorsIn(form),
    /** Saves what is accepted: the form closes and a message says so. */
    saveAndClose: async (): Promise<void> => {
      await userEvent.click(save)
      await expect.element(form).not.toBeInTheDocument()
      await expect.element(message('保存成功').last()).toBeVisible()
    },
    /** Closes the form and discards what was typed. */
    discard: async (): Promise<void> => {
      await userEvent.click(form.getByRole('button', { name: '取消' }))
      await answer('放弃修改')
    },
  }
}

function fieldErrorsIn(form: Locator): Record<string, string> {
  const fields = form.element().querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')
  return Object.fromEntries(
    Array.from(fields, (field) => {
      const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
      const error = document.getElementById(id)
      const isVisible = error?.checkVisibility({ visibilityProperty: true })
      return [field.labels?.[0]?.textContent ?? '', (isVisible && error?.textContent) || '']
    }),
  )
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
