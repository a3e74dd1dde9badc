import type { Field, Form } from '#modules/forms/engine/schema/form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showDesigner } from '../../test/shown-designer'

let form: Form = { title: { zh: '采购申请', en: '' }, items: [] }

const open = () => showDesigner(form, { onChange: (next) => (form = next) })

const keys = () => form.items.map(({ key }) => key)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('fields are added into rows, which take no other rows and no group', async () => {
  await open()
  await userEvent.click(button('添加明细'))
  await expect.poll(keys).toEqual(['rows'])
  const inside = () => ((form.items[0] as Field).items ?? []).map(({ key }) => key)
  expect(inside()).toEqual(['text', 'number'])
  await userEvent.click(button('添加人员'))
  await expect.poll(inside).toEqual(['text', 'number', 'person'])
  await userEvent.click(button('添加分组'))
  await expect.poll(keys).toEqual(['rows', 'group'])
  button('选择明细').element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button('添加明细'))
  await expect.poll(keys).toEqual(['rows', 'rows_2', 'group'])
  button('选择人员').element().focus()
  await userEvent.keyboard('{Enter}{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(inside).toEqual(['text', 'person', 'number'])
})
