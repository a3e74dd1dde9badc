import 'atrium/ui/tokens.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Cell, CellGroup, SwitchCell } from './cell'

function Example({ onPress }: { onPress: () => void }) {
  const [isOn, setOn] = useState(false)
  return (
    <CellGroup title="Network">
      <Cell title="Wi-Fi" value="Arcade" onPress={onPress} />
      <SwitchCell title="Flight mode" checked={isOn} onChange={setOn} />
      <SwitchCell title="Hotspot" checked={false} onChange={() => onPress()} disabled />
    </CellGroup>
  )
}

test('a row is pressed and a switch turned by the keys; a disabled one is passed over', async () => {
  let presses = 0
  await render(<Example onPress={() => presses++} />)
  await expect.element(page.getByRole('region', { name: 'Network' })).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}{Tab} ')
  expect(presses).toBe(1)
  await expect.element(page.getByRole('switch', { name: 'Flight mode' })).toHaveAttribute('aria-checked', 'true')
  await expect.element(page.getByRole('switch', { name: 'Hotspot' })).toBeDisabled()
})

test.each(['https://example.com/orders?id=1', 'HTTP://localhost:3000'])('%s is a link in a new tab', async (href) => {
  await render(<Cell title="Order" href={href} />)
  const link = page.getByRole('link', { name: 'Order' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.poll(() => link.element().getAttribute('href')).toBe(href)
})

test.each([
  '',
  'example.com',
  '/orders',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://',
  'http://user:secret@example.com',
])('"%s" is no link, and the row says what it has to be', async (href) => {
  await render(<Cell title="Order" href={href} />)
  await expect.element(page.getByText('URL must be a legal address starting with http or https')).toBeVisible()
  expect(page.getByRole('link').query()).toBeNull()
})

test('the group may say it in the language of the reader', async () => {
  await render(
    <CellGroup badAddress="Die Adresse muss mit http oder https beginnen">
      <Cell title="Order" href="example.com" />
    </CellGroup>,
  )
  await expect.element(page.getByText('Die Adresse muss mit http oder https beginnen')).toBeVisible()
})

test('a word of the value is broken only where it is longer than the row', async () => {
  await render(
    <div style={{ width: 176 }}>
      <CellGroup>
        <Cell icon="lucide:wifi" title="Wi-Fi" value="Arcade" />
        <Cell title="Mail" value="lin.xiao.of.the.warehouse@example.com" />
      </CellGroup>
    </div>,
  )
  const linesOf = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(text).element())
    return range.getClientRects().length
  }
  expect(linesOf('Arcade')).toBe(1)
  expect(linesOf('lin.xiao.of.the.warehouse@example.com')).toBeGreaterThan(1)
  const row = page.getByRole('listitem').nth(1).element()
  expect(row.scrollWidth).toBe(row.clientWidth)
})
