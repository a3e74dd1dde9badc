import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { showPart } from '#test/shown-part'
import { setLanguage } from '#shared/i18n/language'
import { aDate, anInteger } from '../rows/use-list-params'
import { SearchForm, type SearchField } from './search-form'
import { ColourValue } from '../values/colour-value'
import { StoredImage } from '../values/stored-image'
import { WebLink } from '../values/web-link'

afterEach(closeConsoles)

type Filter = 'arrivedFrom' | 'arrivedTo' | 'priceFrom' | 'priceTo'

const fields: SearchField<Filter>[] = [
  { dateRange: ['arrivedFrom', 'arrivedTo'], label: 'Arrived' },
  { numberRange: ['priceFrom', 'priceTo'], decimals: 2, label: 'Price' },
]

async function open(values: Partial<Record<Filter, string>> = {}) {
  await openConsole({ as: 'admin' })
  setLanguage('en')
  const onSearch = vi.fn<(values: Partial<Record<Filter, string>>) => void>()
  await showPart(<SearchForm label="Goods" fields={fields} values={values} onSearch={onSearch} onReset={() => {}} />)
  return onSearch
}

const form = page.getByRole('search', { name: 'Goods' })
const field = (name: string) => form.getByRole('textbox', { name, exact: true })
const number = (name: string) => form.getByRole('spinbutton', { name, exact: true })

test('a range of days and one of money go to the API as days and cents', async () => {
  const onSearch = await open()
  await userEvent.fill(field('Arrived, from'), '2026-01-31')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(field('Arrived, to'), '2026-02-28')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(number('Price, from'), '0.5')
  await userEvent.fill(number('Price, to'), '12.34')
  await userEvent.click(form.getByRole('button', { name: 'Search' }))
  expect(onSearch).toHaveBeenLastCalledWith({
    arrivedFrom: '2026-01-31',
    arrivedTo: '2026-02-28',
    priceFrom: '50',
    priceTo: '1234',
  })
})

test('ranges show what is in force, and one end may be open', async () => {
  const onSearch = await open({ arrivedTo: '2026-02-28', priceFrom: '50', priceTo: '1234' })
  await expect.element(field('Arrived, from')).toHaveValue('')
  await expect.element(field('Arrived, to')).toHaveValue('2026-02-28')
  await expect.element(number('Price, from')).toHaveValue('0.50')
  await userEvent.clear(number('Price, to'))
  await userEvent.click(form.getByRole('button', { name: 'Search' }))
  expect(onSearch).toHaveBeenLastCalledWith({ arrivedTo: '2026-02-28', priceFrom: '50', priceTo: '' })
})

test.each([
  [aDate, '2024-02-29', true],
  [aDate, '2026-02-29', false],
  [aDate, '2026-13-01', false],
  [aDate, '2026-1-1', false],
  [anInteger, '-50', true],
  [anInteger, '0', true],
  [anInteger, '1.5', false],
  [anInteger, '1e3', false],
  [anInteger, '007', false],
])('%# a filter of the address is taken or passed over', (check, value, isTaken) => {
  expect(check(value)).toBe(isTaken)
})

test('values of records are drawn: a colour, an address, a picture, and what is empty', async () => {
  const fileKey = 'picture-of-the-values-'
  await openConsole({
    as: 'admin',
    prepare: ({ engine: { db } }) =>
      db
        .insertInto('files')
        .values({ fileKey, type: 'image/png', size: 1, content: new Uint8Array([1]), inUse: 1, createdAt: 0 })
        .execute(),
  })
  const shown = await showPart(
    <ul>
      <li>
        <ColourValue value="#5240ff" />
      </li>
      <li>
        <WebLink address="https://a.example/x" />
      </li>
      <li>
        <WebLink address="javascript:alert(1)" />
      </li>
      <li>
        <StoredImage fileKey={fileKey} alt="photo" />
      </li>
      <li>
        <StoredImage fileKey="" alt="photo" />
        <ColourValue value="" />
        <WebLink address="" />
      </li>
    </ul>,
  )
  const link = page.getByRole('link', { name: 'https://a.example/x' })
  await expect.element(link).toHaveAttribute('rel', 'noreferrer')
  await expect.element(page.getByRole('link', { name: 'javascript:alert(1)' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('img', { name: 'photo' })).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  const texts = [...shown.container.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(texts).toEqual(['#5240ff', 'https://a.example/x', 'javascript:alert(1)', '', '———'])
})
