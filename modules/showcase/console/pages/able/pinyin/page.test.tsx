import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })

test('a text is read with tones, with numbers and without', async () => {
  await openPage('able/pinyin')
  const ruby = example('注音')
  await userEvent.fill(ruby.getByRole('textbox'), '明月')
  const readings = () => [...ruby.getByTestId('poem').element().querySelectorAll('rt')].map((rt) => rt.textContent)
  await expect.poll(readings).toEqual(['míng', 'yuè'])
  await userEvent.click(ruby.getByText('数字声调'))
  await expect.poll(readings).toEqual(['ming2', 'yue4'])
  await userEvent.click(ruby.getByText('不标声调'))
  await expect.poll(readings).toEqual(['ming', 'yue'])
})

test('initials find a person and mark the name; what fits no one says so', async () => {
  await openPage('able/pinyin')
  const search = example('首字母找人')
  const field = search.getByRole('textbox')
  await userEvent.fill(field, 'wrt')
  const marked = () => [...search.getByTestId('found').element().querySelectorAll('li')].map((one) => one.innerHTML)
  await expect.poll(marked).toEqual(['<mark>王</mark><mark>若</mark><mark>彤</mark>'])
  await userEvent.fill(field, 'SXF')
  await expect.poll(marked).toEqual(['<mark>单</mark><mark>晓</mark><mark>峰</mark>'])
  await userEvent.fill(field, 'zzz')
  await expect.element(search.getByText('没有找到')).toBeVisible()
})

test('a letter leads to its names, sorted by pinyin with the surname read right', async () => {
  await openPage('able/pinyin')
  const index = example('通讯录排序')
  await userEvent.click(index.getByRole('button', { name: 'Y' }))
  const heading = index.getByRole('heading', { name: 'Y' })
  await expect.element(heading).toHaveFocus()
  await expect.element(index.getByText('yu chi ming')).toBeInViewport()
  await expect.element(index.getByRole('button', { name: 'V' })).toBeDisabled()
})

test('a reading is corrected for one person', async () => {
  await openPage('able/pinyin')
  const surnames = example('姓氏与更正')
  await expect.element(surnames.getByTestId('单晓峰')).toHaveTextContent('shàn xiǎo fēng')
  await userEvent.click(surnames.getByRole('combobox', { name: '覃海洋' }))
  await userEvent.click(page.getByTitle('tán'))
  await expect.element(surnames.getByTestId('覃海洋')).toHaveTextContent('tán hǎi yáng')
})
