import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readSheetFile } from 'atrium/console/editor'
import { closeConsoles, openPage } from 'atrium/testing/console'
import { setLanguage } from '#shared/i18n/text'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const messages = page.getByRole('region', { name: '消息' })

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
  await page.viewport(1280, 800)
})

/** The files that the page gives to the browser to save. */
function savedFiles(): File[] {
  const saved: File[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const make = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof File) saved.push(file)
    return make(file)
  })
  return saved
}

test('5,000 orders are exported, and what the file holds can be imported', async () => {
  const saved = savedFiles()
  await openPage('able/excel')
  await userEvent.click(example('导出').getByRole('button', { name: '导出全部' }))
  await expect.element(messages.getByText('已导出 5,000 行')).toBeVisible()
  const rows = await readSheetFile(saved[0]!)
  expect([saved[0]!.name, rows.length, rows[0]!.length]).toEqual(['订单.xlsx', 5001, 10])
  expect(rows[1]!.slice(0, 7)).toEqual(['SO-10001', '2026-01-01', '拱廊科技', '杭州', '升降桌', '1', '2480'])
  const choose = example('导入').getByLabelText('选择订单文件')
  await userEvent.upload(choose, saved[0]!)
  await expect.element(example('导入').getByText('全部通过')).toBeVisible()
})

test('an export that is cancelled makes no file', async () => {
  const saved = savedFiles()
  await openPage('able/excel')
  const start = example('导出').getByRole('button', { name: '导出全部' })
  await expect.element(start).toBeVisible()
  ;(start.element() as HTMLElement).click()
  // Before the worker can have replied.
  await Promise.resolve()
  ;(example('导出').getByRole('button', { name: '取消' }).element() as HTMLElement).click()
  await expect.element(messages.getByText('已取消')).toBeVisible()
  await expect.poll(() => saved).toEqual([])
})

test('each error is shown at its cell, by the row of the spreadsheet', async () => {
  await openPage('able/excel')
  const orders = example('导入')
  await userEvent.click(orders.getByRole('button', { name: '试试：有错误' }))
  await expect.element(orders.getByText('4 行有问题')).toBeVisible()
  const row = (number: string) => orders.getByRole('row', { name: new RegExp(`^${number} `) })
  await expect.element(row('2').getByRole('textbox', { name: '第 2 行，日期' })).toHaveValue('2026-02-30')
  await expect.element(row('2').getByText(/没有这一天/)).toBeInTheDocument()
  await expect.element(row('3').getByText('填 1 到 999 的整数')).toBeInTheDocument()
  await expect.element(row('4').getByText('请填写')).toBeInTheDocument()
  await expect.element(row('6').getByText('与上面的订单号重复')).toBeInTheDocument()
  await expect.element(row('6').getByText('只填数字')).toBeInTheDocument()
})

test('errors are corrected in the grid, and the file is imported and taken back', async () => {
  await openPage('able/excel')
  const orders = example('导入')
  await userEvent.click(orders.getByRole('button', { name: '试试：有错误' }))
  await userEvent.fill(orders.getByRole('textbox', { name: '第 2 行，日期' }), '2026-03-02')
  await userEvent.fill(orders.getByRole('textbox', { name: '第 3 行，数量' }), '3')
  await userEvent.fill(orders.getByRole('textbox', { name: '第 4 行，客户' }), '青禾食品')
  await userEvent.fill(orders.getByRole('textbox', { name: '第 6 行，订单号' }), 'SO-20001')
  await userEvent.fill(orders.getByRole('textbox', { name: '第 6 行，单价' }), '12.50')
  await expect.element(orders.getByText('全部通过，可以导入')).toBeVisible()
  await userEvent.click(orders.getByRole('button', { name: '导入 8 行' }))
  await expect.element(orders.getByRole('status')).toHaveTextContent('已导入 8 行')
  const imported = orders.getByRole('region', { name: '已导入的订单' })
  await expect.element(imported.getByRole('row', { name: /^SO-20001 .* 12\.50 / })).toBeVisible()
  await expect.element(imported.getByRole('row', { name: /^SO-10002 .* 3 899\.5 0 2698\.5 / })).toBeVisible()
  await userEvent.click(orders.getByRole('button', { name: '撤销' }))
  await expect.element(orders.getByRole('status')).toHaveTextContent('已撤销导入，8 行已移除')
  await expect.element(imported).not.toBeInTheDocument()
})

test('the good rows are imported alone, and not a second time', async () => {
  await openPage('able/excel')
  const orders = example('导入')
  await userEvent.click(orders.getByRole('button', { name: '试试：有错误' }))
  await userEvent.click(orders.getByRole('button', { name: '只导入没问题的 4 行' }))
  await expect.element(orders.getByRole('status')).toHaveTextContent('已导入 4 行，跳过 4 行')
  await userEvent.click(orders.getByRole('button', { name: '试试：有错误' }))
  await expect.element(orders.getByText('8 行有问题')).toBeVisible()
  await expect.element(orders.getByText('这个订单已导入过').first()).toBeInTheDocument()
  await expect.element(orders.getByRole('button', { name: '只导入没问题的 0 行' })).toBeDisabled()
})

test.each([
  ['损坏', '可能已损坏'],
  ['100 MB', '超过 20 MB，没有读取'],
])('%s: the file is rejected, with what to do', async (sample, reason) => {
  await openPage('able/excel')
  await userEvent.click(example('导入').getByRole('button', { name: `试试：${sample}` }))
  await expect.element(example('导入').getByText(reason)).toBeVisible()
})

test('what a spreadsheet likes to change comes back as it was', async () => {
  await openPage('able/excel')
  const trip = example('来回一趟')
  await userEvent.click(trip.getByRole('button', { name: '导出再导入' }))
  await expect.poll(() => trip.getByText('一致').elements()).toHaveLength(6)
})

test('on a phone no name of a value is broken within a word, before the file is read and after', async () => {
  await page.viewport(390, 844)
  await openPage('able/excel')
  setLanguage('en')
  const trip = example('Round trip')
  await expect.element(trip.getByRole('rowheader', { name: 'Special characters' })).toBeVisible()
  expect(brokenWords(trip.element())).toEqual([])
  await userEvent.click(trip.getByRole('button', { name: 'Export and import' }))
  await expect.poll(() => trip.getByText('same').elements()).toHaveLength(6)
  expect(brokenWords(trip.element())).toEqual([])
})

/** The words in the headings of its table that go over two lines. */
function brokenWords(part: Element): string[] {
  const names = [...part.querySelectorAll('th')].map(({ firstChild }) => firstChild!)
  return names.flatMap((name) =>
    [...name.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(name, index)
      range.setEnd(name, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    }),
  )
}
