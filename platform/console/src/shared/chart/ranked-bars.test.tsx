import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import 'atrium/ui/tokens.css'
import { moneyText } from '../i18n/number-text'
import { RankedBars } from './ranked-bars'

test('bars begin below each other, with their figures as the page writes them', async () => {
  const parts = [
    { name: 'Harbour', count: 12_345_050 },
    { name: 'Station', count: 900 },
  ]
  await render(
    <RankedBars label="Value" names={{ part: 'Warehouse', count: 'Value' }} parts={parts} text={moneyText}>
      <b>two</b>
    </RankedBars>,
  )
  await expect.element(page.getByText('123,450.50').first()).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '9.00' })).toBeInTheDocument()
  const lefts = [...document.querySelectorAll('[data-point] > span:nth-child(2)')].map(
    (bar) => bar.getBoundingClientRect().left,
  )
  expect(lefts).toHaveLength(2)
  expect(new Set(lefts).size).toBe(1)
})

test('the percents of one chart have as many decimals', async () => {
  const parts = [
    { name: 'Harbour', count: 875 },
    { name: 'Station', count: 75 },
    { name: 'Airport', count: 50 },
  ]
  await render(
    <RankedBars label="Users" names={{ part: 'Site', count: 'Users' }} parts={parts}>
      <b>two</b>
    </RankedBars>,
  )
  await expect.poll(percents).toEqual(['87.5%', '7.5%', '5.0%'])
})

const percents = () => [...document.querySelectorAll('[data-point] small')].map((one) => one.textContent)

test('in a narrow place each name is whole, above its bar', async () => {
  const name = 'Finance and administration of the northern region'
  await render(
    <div style={{ width: 300 }}>
      <RankedBars label="Users" names={{ part: 'Site', count: 'Users' }} parts={[{ name, count: 7 }]}>
        <b>one</b>
      </RankedBars>
    </div>,
  )
  const [words, bar] = [...document.querySelectorAll('[data-point] > span')]
  expect(words!.scrollWidth).toBeLessThanOrEqual(words!.clientWidth)
  expect(words!.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar!.getBoundingClientRect().top)
})
