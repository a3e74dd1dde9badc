import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dismissToast, useToasts } from './notify'
import { laterPart } from './later-part'

afterEach(() => {
  for (const { id } of useToasts.getState().toasts) dismissToast(id)
})

/** Fails once, as without a network. */
function failingOnce<P extends object>(Part: React.ComponentType<P>) {
  let tries = 0
  return () => (++tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Part))
}

test('code that does not come leaves the rest of the page alone, and can be loaded again', async () => {
  const Part = laterPart(failingOnce(() => <p>the editor</p>))
  await render(
    <>
      <input aria-label="name" />
      <Part />
    </>,
  )
  await userEvent.fill(page.getByLabelText('name'), 'draft')
  await userEvent.click(page.getByRole('button', { name: '重试' }))
  await expect.element(page.getByText('the editor')).toBeVisible()
  await expect.element(page.getByLabelText('name')).toHaveValue('draft')
})

test('a dialog whose code does not come says so and closes, to be opened again', async () => {
  let closed = 0
  const Part = laterPart<{ onClose: () => void }>(
    failingOnce(() => <p>the dialog</p>),
    {
      close: ({ onClose }) => onClose(),
    },
  )
  const first = await render(<Part onClose={() => closed++} />)
  await expect.poll(() => closed).toBeGreaterThan(0)
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['没有加载出来，请检查网络后重试'])
  await first.unmount()
  await render(<Part onClose={() => closed++} />)
  await expect.element(page.getByText('the dialog')).toBeVisible()
})
