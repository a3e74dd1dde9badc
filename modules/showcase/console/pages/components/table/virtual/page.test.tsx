import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const table = page.getByRole('table', { name: '订单' })
const rows = () => table.getByRole('row').elements()
const current = () => table.element().querySelector('[aria-current]')

afterEach(closeConsoles)

test('few of the hundred thousand rows are in the document, wherever it is scrolled', async () => {
  await openPage('components/table/virtual')
  await expect.element(table).toHaveAttribute('aria-rowcount', '100001')
  const scroller = page.getByRole('region', { name: '订单', exact: true }).element()
  for (const share of [0, 0.5, 1]) {
    scroller.scrollTop = scroller.scrollHeight * share
    await expect.poll(() => rows().length).toBeGreaterThan(10)
    // The head has the styles of all pages that were tested before.
    await expect.poll(() => document.body.querySelectorAll('*').length).toBeLessThan(1500)
  }
  await expect.element(table.getByRole('rowheader', { name: '100,000', exact: true })).toBeVisible()
})

test('a jump shows the order of that number, in any order of the rows', async () => {
  await openPage('components/table/virtual')
  await userEvent.click(table.getByRole('button', { name: '金额（元）' }))
  await userEvent.fill(page.getByRole('spinbutton', { name: '订单号' }), '70707')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => current()?.textContent).toMatch(/^70,707/)
  expect(current()!.checkVisibility()).toBe(true)
})

test('a heading sorts all rows, and once more the other way round', async () => {
  await openPage('components/table/virtual')
  const amount = table.getByRole('columnheader', { name: '金额（元）' })
  await userEvent.click(amount.getByRole('button'))
  await expect.element(amount).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => rows()[1]!.children[5]!.textContent).toBe('259.00')
  await userEvent.click(amount.getByRole('button'))
  await expect.element(amount).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => rows()[1]!.children[5]!.textContent).toBe('21,591.00')
})

test('a sort and a search go on between frames, and the last one counts', async () => {
  await openPage('components/table/virtual')
  await expect.element(table).toBeVisible()
  const seen: string[] = []
  const watch = new MutationObserver((all) =>
    all.forEach(({ target }) => seen.push((target as Element).ariaBusy ?? '')),
  )
  watch.observe(table.element(), { attributeFilter: ['aria-busy'] })
  let frames = 0
  let request = requestAnimationFrame(function count() {
    if (table.element().ariaBusy === 'true') frames += 1
    request = requestAnimationFrame(count)
  })
  const button = (name: string) => table.getByRole('button', { name }).element() as HTMLElement
  button('下单日期').click()
  button('客户').click()
  await expect.poll(() => seen).toEqual(['true', 'false'])
  cancelAnimationFrame(request)
  watch.disconnect()
  expect(frames).toBeGreaterThan(2)
  await expect.element(table.getByRole('columnheader', { name: '客户' })).toHaveAttribute('aria-sort', 'ascending')
  // Of equal customers the lower number comes first.
  const shown = rows()
    .slice(1, 9)
    .map((row) => [row.children[1]!.textContent, Number(row.children[0]!.textContent.replace(',', ''))])
  expect(shown).toEqual(
    shown.toSorted((a, b) => (a[0]! < b[0]! ? -1 : a[0]! > b[0]! ? 1 : Number(a[1]) - Number(b[1]))),
  )
})

test('Enter goes from hit to hit of a customer', async () => {
  await openPage('components/table/virtual')
  const find = page.getByRole('textbox', { name: '查找客户' })
  await userEvent.fill(find, '林晓')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => current()?.textContent).toContain('林晓')
  const first = current()!.textContent
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => current()?.textContent).not.toBe(first)
  await expect.element(page.getByText(/^2 \/ /)).toBeVisible()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.poll(() => current()?.textContent).toBe(first)
  await userEvent.fill(find, '没有此人')
  await expect.element(page.getByText('没有找到')).toBeVisible()
})
