import type { Form, FormItem, Option } from '#modules/forms/engine/schema/form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showDesigner } from '#modules/forms/console/test/shown-designer'

const words = (zh: string) => ({ zh, en: '' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const value = (name: string) => page.getByRole('textbox', { name: `${name}的值`, exact: true })

test('conditions and fixed values follow the value of an option, whatever is typed on the way, and one undo takes it back', async () => {
  const options = ['a', 'x'].map((one) => ({ value: one, label: words(one.toUpperCase()) }))
  const links = [{ to: 'x' }]
  const when = (of: string | string[]) => ({ field: 's', is: Array.isArray(of) ? 'oneOf' : 'equals', value: of })
  const items = [
    { kind: 'select', key: 's', label: words('来源'), options, links },
    { kind: 'text', key: 'one', label: words('一'), visible: when('a') },
    { kind: 'text', key: 'two', label: words('二'), visible: { any: [when('x'), when(['a', 'x'])] } },
    { kind: 'text', key: 'three', label: words('三'), rules: [{ rule: 'required', when: when('x') }] },
  ] as FormItem[]
  let form: Form = { title: words('采购申请'), items }
  await showDesigner(form, { onChange: (next) => (form = next) })
  await userEvent.click(button('选择来源'))
  await userEvent.clear(value('X'))
  await userEvent.type(value('X'), 'ab')
  const values = () => (form.items[0] as { options?: Option[] }).options?.map((option) => option.value)
  await expect.poll(values).toEqual(['a', 'ab'])
  expect(form.items[0]).toMatchObject({ links: [{ to: 'ab' }] })
  expect(form.items[1]).toMatchObject({ visible: when('a') })
  expect(form.items[2]).toMatchObject({ visible: { any: [when('ab'), when(['a', 'ab'])] } })
  expect(form.items[3]).toMatchObject({ rules: [{ when: when('ab') }] })
  await userEvent.click(button('撤销（Ctrl Z）'))
  await expect.poll(() => form.items).toEqual(items)
})
