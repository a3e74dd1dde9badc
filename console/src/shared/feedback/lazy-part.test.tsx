import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dismissToast, useToasts } from './notify'
import { lazyPart } from './lazy-part'

afterEach(() => {
  for (const { id } of useToasts.getState().toasts) dismissToast(id)
})

/** Fails once, as without a network. */
function failingOnce<P extends object>(Part: React.ComponentType<P>) {
  let tries = 0
  return () => (++tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Part))
}

test('code that does not come leaves the rest of the page alone, and can be loaded again', async () => {
  const Part = lazyPart(failingOnce(() => <p>the editor</p>))
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

test('a skeleton of its height keeps the place of a part until it comes', async () => {
  let resolve!: (part: React.ComponentType) => void
  const Part = lazyPart(() => new Promise<React.ComponentType>((done) => (resolve = done)), { height: 320 })
  await render(<Part />)
  const place = page.getByRole('status')
  await expect.element(place).toHaveTextContent('加载中')
  expect(place.element().clientHeight).toBeGreaterThanOrEqual(320)
  resolve(() => <p>the editor</p>)
  await expect.element(page.getByText('the editor')).toBeVisible()
  await expect.element(place).not.toBeInTheDocument()
})

test('a part that came once is there at once the next time', async () => {
  const Part = lazyPart(() => Promise.resolve(() => <p>the editor</p>), { height: 320 })
  const first = await render(<Part />)
  await expect.element(page.getByText('the editor')).toBeVisible()
  await first.unmount()
  await render(<Part />)
  expect(page.getByRole('status').query()).toBeNull()
  expect(page.getByText('the editor').query()).not.toBeNull()
})

test('a dialog on its way says so', async () => {
  const Part = lazyPart<{ onClose: () => void }>(() => new Promise(() => {}), { close: ({ onClose }) => onClose() })
  await render(<Part onClose={() => {}} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('加载中')
})

test('a dialog whose code does not come says so and closes, to be opened again', async () => {
  let closed = 0
  const Part = lazyPart<{ onClose: () => void }>(
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
