import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const messages = page.getByRole('region', { name: '消息' })

beforeEach(() => openPage('editor/json'))
afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

/** Takes the place of the whole text, as a paste does. */
async function write(place: ReturnType<typeof example>, text: string) {
  const field = place.getByRole('textbox').last()
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('what breaks a rule is said in the reader’s language, and leaves when it is corrected', async () => {
  const order = example('订单')
  await expect.element(order.getByText('有 2 处不符合要求')).toBeVisible()
  await expect.element(order.getByRole('button', { name: /phone 应为 11 位手机号/ })).toBeVisible()
  await expect.element(order.getByRole('button', { name: /quantity 应为整数/ })).toBeVisible()
  const send = order.getByRole('button', { name: '提交订单' })
  await expect.element(send).toBeDisabled()
  await userEvent.click(order.getByRole('button', { name: '文本', exact: true }))
  await userEvent.click(order.getByRole('button', { name: /^第 \d+ 行，第 \d+ 列 customer › phone/ }))
  await expect.poll(() => getSelection()?.toString()).toMatch(/^"[^"]+"$/)
  await expect.element(order.getByText('有 2 处不符合要求')).toBeVisible()
  const line = { article: 'a', quantity: 1, price: 2 }
  const customer = { name: 'b', phone: '13800138000', address: 'c' }
  const fine = { number: '1', paid: true, customer, lines: [line], remark: null }
  await write(order, JSON.stringify({ ...fine, lines: [] }))
  await expect.element(order.getByText('有 1 处不符合要求')).toBeVisible()
  await write(order, JSON.stringify(fine))
  await expect.element(send).toBeEnabled()
})

test('what the library writes itself is in the reader’s language too', async () => {
  const order = example('订单')
  await expect.element(order.getByRole('button', { name: '2 项' })).toBeVisible()
  await userEvent.click(order.getByRole('button', { name: '查找', exact: true }))
  await userEvent.click(order.getByTitle('替换 (Ctrl+H)'))
  await expect.element(order.getByPlaceholder('替换为')).toBeVisible()
  await expect.element(order.getByRole('button', { name: '全部替换' })).toBeVisible()
  await userEvent.fill(order.getByPlaceholder('查找'), 'price')
  await expect.element(order.getByText('1/2')).toBeVisible()

  const broken = example('坏掉的 JSON')
  await userEvent.click(broken.getByRole('button', { name: '查找', exact: true }))
  await expect.element(broken.getByPlaceholder('查找')).toBeVisible()
  await expect.element(broken.getByRole('checkbox', { name: '区分大小写' })).toBeVisible()
  const english = /[A-Za-z]{3,}/
  const titles = [...document.querySelectorAll<HTMLElement>('.jse-main [title]')].map(({ title }) => title)
  const shown = titles.filter((title) => english.test(title.replaceAll(/Ctrl|Shift|Enter|Esc/g, '')))
  // They are in parts of the library that are hidden.
  expect(shown.filter((title) => !/^(?:Collapse|Automatically|Move|Expand validation)/.test(title))).toEqual([])
})

test('broken JSON says where, and is repaired at a press', async () => {
  const repair = example('坏掉的 JSON')
  await userEvent.click(repair.getByRole('button', { name: 'JSON 在第 2 行第 3 列有误' }))
  await expect.poll(() => getSelection()?.toString()).toBe('/')
  await userEvent.click(repair.getByRole('button', { name: '自动修复' }))
  await expect.element(repair.getByText('有误')).not.toBeInTheDocument()
  await userEvent.click(repair.getByRole('button', { name: '树', exact: true }))
  await expect.element(repair.getByText('db-3.internal')).toBeInTheDocument()
})

test('a file of 1 MB opens as a table; others are rejected; what was changed is exported', async () => {
  const saved: File[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as File)
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const large = example('1 MB 的文件')
  await userEvent.click(large.getByRole('button', { name: '打开 1 MB 的记录' }))
  await expect.element(large.getByText('1.0 MB，4,600 条记录')).toBeVisible()
  await expect.element(large.getByText('sensor-0001')).toBeInTheDocument()
  const choose = (file: File) => userEvent.upload(large.getByLabelText('导入 JSON 文件').last(), file)
  await choose(new File(['a,b'], 'a.csv'))
  await expect.element(messages.getByText('a.csv：只能导入 .json 文件')).toBeVisible()
  await choose(new File(['{ "a": '], 'b.json'))
  await expect.element(large.getByText('这不是有效的 JSON')).toBeVisible()
  await choose(new File(['[{"a":1}]'], 'c.json'))
  await userEvent.click(large.getByRole('button', { name: '导出 JSON 文件' }))
  await expect.poll(() => saved[0]?.text()).toBe('[{"a":1}]')
})

test('the keys move, edit, undo and find', async () => {
  const order = example('订单')
  await userEvent.click(order.getByText('number', { exact: true }).first())
  await userEvent.keyboard('{ArrowRight}')
  const value = () => order.element().querySelector('.jse-value')!.textContent.trim()
  const before = value()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Control>}a{/Control}42{Enter}')
  await expect.poll(value).toBe('42')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(value).toBe(before)
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Control>}f{/Control}')
  await expect.element(order.getByPlaceholder('查找')).toHaveFocus()
})
