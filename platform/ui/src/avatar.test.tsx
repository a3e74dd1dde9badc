import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from './avatar'

const dot = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

test('without a picture the initial is on the tints of the name, the same every time', async () => {
  const { container } = await render(
    <>
      <Avatar name="daniel" />
      <Avatar name="daniel" />
      <Avatar name="王若彤" />
    </>,
  )
  const [first, second, third] = container.querySelectorAll('span')
  expect([first?.textContent, third?.textContent]).toEqual(['D', '王'])
  expect(second?.getAttribute('style')).toBe(first?.getAttribute('style'))
  expect(third?.getAttribute('style')).not.toBe(first?.getAttribute('style'))
})

test('a picture is drawn from this site or data', async () => {
  const { container } = await render(<Avatar name="A" src={dot} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe(dot)
})

test.each([
  'javascript:alert(1)',
  'https://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  'data:text/html,hello',
])('%s is passed over', async (src) => {
  const { container } = await render(<Avatar name="A" src={src} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('A')
})

test('a picture that does not load gives way to the initial', async () => {
  const { getByText } = await render(<Avatar name="Broken" src="data:image/png;base64,AAAA" />)
  await expect.element(getByText('B')).toBeVisible()
})
