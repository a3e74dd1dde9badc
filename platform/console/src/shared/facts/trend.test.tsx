import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { setLanguage } from '#shared/i18n/text'
import { Trend } from './trend'

afterEach(() => setLanguage('zh-cn'))

/** Shows how a count over 28 days changed: what is seen, what is read out, and the tooltip. */
async function trendOf(count: number, before: number | null) {
  const { container } = await render(<Trend of={{ count, before }} days={28} />)
  const hidden = [...container.querySelectorAll('[aria-hidden=true]')]
  const seen = hidden.map(({ textContent }) => textContent).join('')
  const tooltip = container.querySelector('[title]')?.getAttribute('title')
  const read = container.cloneNode(true) as Element
  for (const part of read.querySelectorAll('[aria-hidden=true]')) part.remove()
  return { seen, read: read.textContent, tooltip, picture: () => container.querySelector('svg')?.innerHTML }
}

test.each([
  ['more', 12, 10, '+20%', '比前 28 天增加 2（+20%）', '2 more than in the 28 days before (+20%)'],
  ['fewer', 9, 10, '−10%', '比前 28 天减少 1（−10%）', '1 fewer than in the 28 days before (−10%)'],
  ['none any more', 0, 4, '−100%', '比前 28 天减少 4（−100%）', '4 fewer than in the 28 days before (−100%)'],
  [
    'much more',
    2468,
    2,
    '+123,300%',
    '比前 28 天增加 2,466（+123,300%）',
    '2,466 more than in the 28 days before (+123,300%)',
  ],
])('%s: a percentage is seen, and a whole sentence read out', async (_, count, before, seen, zh, en) => {
  expect(await trendOf(count, before)).toMatchObject({ seen, read: zh, tooltip: zh })
  setLanguage('en')
  expect(await trendOf(count, before)).toMatchObject({ seen, read: en, tooltip: en })
})

test.each([
  [
    'none before: the count, since no percentage could say it',
    3,
    0,
    '+3',
    '3 more than in the 28 days before, which had none',
  ],
  ['as many', 7, 7, 'No change', 'Same as in the 28 days before'],
  ['none at all', 0, 0, 'No change', 'None in the 28 days before either'],
])('%s', async (_, count, before, seen, en) => {
  setLanguage('en')
  expect(await trendOf(count, before)).toMatchObject({ seen, read: en, tooltip: en })
})

test('an unknown count before draws nothing', async () => {
  expect(await trendOf(3, null)).toMatchObject({ seen: '', read: '', tooltip: undefined })
})

test('an increase has an arrow up, a decrease one down, no change has none', async () => {
  const [up, alsoUp, down, none] = [
    await trendOf(12, 10),
    await trendOf(3, 0),
    await trendOf(9, 10),
    await trendOf(7, 7),
  ]
  await expect.poll(up.picture).toBeTruthy()
  await expect.poll(down.picture).toBeTruthy()
  expect(alsoUp.picture()).toBe(up.picture())
  expect(down.picture()).not.toBe(up.picture())
  expect(none.picture()).toBeUndefined()
})
