import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LoadingArea } from './loading-area'

const area = (isLoading: boolean, press = () => {}) => (
  <LoadingArea isLoading={isLoading} label="Loading figures">
    <button type="button" onClick={press}>
      Details
    </button>
  </LoadingArea>
)

test('what is covered keeps its size, and cannot be pressed nor focused', async () => {
  const press = vi.fn<() => void>()
  const screen = await render(area(false, press))
  const before = screen.container.firstElementChild!.getBoundingClientRect()
  await screen.rerender(area(true, press))
  expect(screen.container.firstElementChild!.getBoundingClientRect()).toEqual(before)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading figures')
  await userEvent.keyboard('{Tab}{Enter}')
  expect(press).not.toHaveBeenCalled()
})

test('what is loaded can be used again', async () => {
  const press = vi.fn<() => void>()
  const screen = await render(area(true, press))
  await screen.rerender(area(false, press))
  await screen.getByRole('button', { name: 'Details' }).click()
  expect(press).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})
