import 'atrium/ui/tokens.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useState } from 'react'
import { ColourField } from './colour-field'
import { colourOf } from './colour-text'

test.each([
  ['#5240ff', '#5240ff'],
  [' #FC0 ', '#ffcc00'],
  ['5240ff', undefined],
  ['#52', undefined],
  ['#5240', undefined],
  ['#5240ff80', undefined],
  ['#ggg', undefined],
  ['rgba(1,2,3,1)', undefined],
  ['', undefined],
])('%j is as a colour %s', (text, colour) => {
  expect(colourOf(text)).toBe(colour)
})

test.each([
  ['rgba(82,64,255,0.5)', 'rgba(82,64,255,0.5)'],
  ['RGBA( 0, 0, 0, .25 )', 'rgba(0,0,0,.25)'],
  ['rgba(0,0,0,1)', 'rgba(0,0,0,1)'],
  ['rgba(256,0,0,1)', undefined],
  ['rgba(0,0,0,1.5)', undefined],
  ['rgba(0,0,0)', undefined],
  ['rgb(0,0,0)', undefined],
  ['#5240ff', undefined],
])('%j is with alpha %s', (text, colour) => {
  expect(colourOf(text, true)).toBe(colour)
})

async function open(first: string, alpha = false) {
  const onChange = vi.fn<(colour: string) => void>()
  function Held() {
    const [value, setValue] = useState(first)
    const change = (colour: string) => (onChange(colour), setValue(colour))
    return <ColourField label="Background" value={value} onChange={change} alpha={alpha} />
  }
  await render(<Held />)
  return onChange
}

const field = page.getByRole('textbox', { name: 'Background', exact: true })

test('a written colour counts at once, also in three digits', async () => {
  const onChange = await open('#5240ff')
  await field.fill('#fc0')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('#ffcc00')
  await expect.element(field).toHaveValue('#fc0')
  await userEvent.tab()
  await expect.element(field).toHaveValue('#ffcc00')
})

test('what is no colour is named when the field is left, and changes nothing', async () => {
  const onChange = await open('#5240ff')
  await field.fill('#52')
  await expect.element(field).toHaveAccessibleDescription('')
  await userEvent.tab()
  await expect.element(field).toHaveAccessibleDescription('请输入正确的hex颜色')
  await field.fill('#525252')
  await expect.element(field).toHaveAccessibleDescription('')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('#525252')
})

test('a field with alpha has rgba, and the picker keeps the alpha', async () => {
  const onChange = await open('rgba(1,2,3,0.5)', true)
  await page.getByLabelText('选择颜色：Background').fill('#ff0000')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('rgba(255,0,0,0.5)')
  await field.fill('#ff0000')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription('请输入正确的RGBA颜色')
})
