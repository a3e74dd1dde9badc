import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { preparing } from 'atrium/ui/button'
import { useState, type ComponentType } from 'react'
import { Drawer } from '../drawer'
import { dismissToast, useToasts } from '../notify'
import { lazyDialog, lazyPart, setPartLoader } from './lazy-part'

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
  await expect.poll(() => place.element().clientHeight).toBeGreaterThanOrEqual(320)
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

interface PanelProps {
  isOpen: boolean
  onClose: () => void
}

function Panel({ isOpen, onClose }: PanelProps) {
  return (
    <Drawer title="Parcel" isOpen={isOpen} onClose={onClose}>
      <input aria-label="street" />
    </Drawer>
  )
}

/** A button that opens a drawer whose code comes with `load`. */
async function renderOpener(load: () => Promise<ComponentType<PanelProps>>) {
  const LazyPanel = lazyDialog(load)
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)} {...preparing(LazyPanel.prepare)}>
          open
        </button>
        <LazyPanel isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  }
  await render(<Opener />)
}

const opener = page.getByRole('button', { name: 'open', exact: true })
const panel = page.getByRole('dialog', { name: 'Parcel' })

test('a drawer is loaded when it opens first, and stays with what it holds', async () => {
  let loads = 0
  const load = () => (loads++, Promise.resolve(Panel))
  const LazyPanel = lazyDialog(load)
  const screen = await render(<LazyPanel isOpen={false} onClose={() => {}} />)
  expect(loads).toBe(0)
  await screen.rerender(<LazyPanel isOpen onClose={() => {}} />)
  await userEvent.fill(panel.getByLabelText('street'), 'draft')
  await screen.rerender(<LazyPanel isOpen={false} onClose={() => {}} />)
  await expect.element(panel).not.toBeInTheDocument()
  await screen.rerender(<LazyPanel isOpen onClose={() => {}} />)
  await expect.element(panel.getByLabelText('street')).toHaveValue('draft')
  expect(loads).toBe(1)
})

test.each([
  ['the pointer rests on', () => userEvent.hover(opener)],
  ['the focus is on', () => userEvent.tab()],
])('a drawer is loaded while %s its button, and then opens at once', async (_, rest) => {
  let isLoaded = false
  await renderOpener(() => ((isLoaded = true), Promise.resolve(Panel)))
  await rest()
  await expect.poll(() => isLoaded).toBe(true)
  ;(opener.element() as HTMLElement).focus()
  ;(opener.element() as HTMLElement).click()
  await Promise.resolve()
  expect(page.getByRole('status').query()).toBeNull()
  await expect.element(panel).toBeVisible()
})

test('a drawer that came late gives the focus back to its button', async () => {
  let resolve!: (part: ComponentType<PanelProps>) => void
  await renderOpener(() => new Promise((done) => (resolve = done)))
  await userEvent.click(opener)
  await expect.element(page.getByRole('status')).toHaveTextContent('加载中')
  resolve(Panel)
  await userEvent.click(panel.getByLabelText('street'))
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('what the pointer began to load is not loaded again by the press', async () => {
  const load = vi.fn<() => Promise<ComponentType<PanelProps>>>(() => new Promise(() => {}))
  await renderOpener(load)
  await userEvent.hover(opener)
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await userEvent.click(opener)
  await expect.element(page.getByRole('status')).toHaveTextContent('加载中')
  expect(load).toHaveBeenCalledOnce()
})

test('Esc gives up a drawer on its way', async () => {
  let resolve!: (part: ComponentType<PanelProps>) => void
  await renderOpener(() => new Promise((done) => (resolve = done)))
  await userEvent.click(opener)
  await expect.element(page.getByRole('status')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  resolve(Panel)
  await userEvent.click(opener)
  await expect.element(panel).toBeVisible()
})

test('a drawer whose code does not come says so, leaves the focus on its button and opens with the next press', async () => {
  // Neither pointer nor focus nor the first press brings it.
  let tries = 0
  await renderOpener(() => (++tries < 4 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Panel)))
  await userEvent.hover(opener)
  await expect.poll(() => tries).toBe(1)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect
    .poll(() => useToasts.getState().toasts.map(({ text }) => text))
    .toContain('没有加载出来，请检查网络后重试')
  await expect.element(opener).toHaveFocus()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).toBeVisible()
})

test('what must not begin without its dialog is told when its code does not come', async () => {
  const Part = lazyDialog<PanelProps>(failingOnce(Panel))
  await expect(Part.ready()).rejects.toThrow('Failed to fetch')
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['没有加载出来，请检查网络后重试'])
  await Part.ready()
  await render(<Part isOpen onClose={() => {}} />)
  await expect.element(panel).toBeVisible()
})

test('what is wanted is loaded as the application says, what is only prepared is not', async () => {
  const asked: string[] = []
  const stop = setPartLoader((load) => (asked.push('part'), load().catch(() => load())))
  let tries = 0
  await renderOpener(() => (++tries < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Panel)))
  await userEvent.hover(opener)
  await expect.poll(() => tries).toBe(1)
  expect(asked).toEqual([])
  ;(opener.element() as HTMLElement).click()
  await expect.element(panel).toBeVisible()
  expect(asked).toEqual(['part'])
  stop()
})
