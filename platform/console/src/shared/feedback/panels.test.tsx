import { useState, type ComponentType, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setLanguage } from '../i18n/language'
import { Drawer } from './drawer'
import { Feedback } from './feedback'
import { Modal } from './modal'
import { notify, useToasts } from './notify'

type Panel = ComponentType<{
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
}>

const panels: [string, Panel][] = [
  ['drawer', Drawer],
  ['dialog', Modal],
]

interface OpenerProps {
  Panel: Panel
  /** The panel is only rendered while it is open. */
  isTakenAway?: boolean
}

function Opener({ Panel, isTakenAway = false }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      {(isOpen || !isTakenAway) && (
        <Panel title="Parcel" isOpen={isOpen} onClose={close}>
          <input aria-label="street" />
          <button onClick={close}>done</button>
        </Panel>
      )}
    </>
  )
}

const opener = page.getByRole('button', { name: 'open', exact: true })
const panel = page.getByRole('dialog', { name: 'Parcel' })

afterEach(() => {
  setLanguage('zh-cn')
  useToasts.setState({ toasts: [] })
})

/** Waits until the panel has opened: its focus lock, which takes the focus, begins after the animation. */
const opened = () => expect.poll(() => document.querySelector('[class*="-appear"], [class*="-enter"]')).toBe(null)

test.each(panels)('a %s gives the focus back to what opened it, whatever closed it', async (_, Panel) => {
  await render(<Opener Panel={Panel} />)
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(panel.getByRole('button', { name: '关闭' })),
    () => userEvent.click(panel.getByRole('button', { name: 'done' })),
  ]) {
    await userEvent.click(opener)
    await opened()
    await userEvent.click(panel.getByLabelText('street'))
    await close()
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  }
})

test.each(panels)('F6 leads from a %s to a message, whose Esc leaves it open', async (_, Panel) => {
  await render(
    <>
      <Opener Panel={Panel} />
      <Feedback />
    </>,
  )
  await userEvent.click(opener)
  const street = panel.getByLabelText('street')
  await userEvent.click(street)
  await opened()
  notify.error('rejected', { duration: Infinity })
  const message = page.getByRole('region', { name: '消息' }).getByRole('button', { name: '关闭' })
  await expect.element(message).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(message).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(message).not.toBeInTheDocument()
  await expect.element(street).toHaveFocus()
  await expect.element(panel).toBeVisible()
})

describe.each([390, 1440])('at a width of %i', (width) => {
  beforeEach(() => page.viewport(width, 844))
  afterEach(() => page.viewport(1280, 800))

  test.each(panels)('a message covers neither the heading of a %s nor its buttons', async (_, Panel) => {
    const footer = <button type="button">save</button>
    await render(
      <>
        <Panel title="Parcel" isOpen onClose={() => {}} footer={footer}>
          <input aria-label="street" />
        </Panel>
        <Feedback />
      </>,
    )
    notify.error('The parcel cannot be sent: the address has no street. '.repeat(3), { duration: Infinity })
    const message = page.getByRole('alert')
    await expect.element(message).toBeVisible()
    // It has slid in.
    await expect.poll(() => panel.element().getBoundingClientRect().right).toBeLessThanOrEqual(width)
    for (const part of [
      panel.getByText('Parcel'),
      panel.getByRole('button', { name: '关闭' }),
      panel.getByText('save'),
    ]) {
      await expect.element(part).toBeVisible()
      expect(overlaps(part.element(), message.element())).toBe(false)
    }
  })
})

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

test.each(panels)('a %s that is taken away gives the focus back as well', async (_, Panel) => {
  await render(<Opener Panel={Panel} isTakenAway />)
  await userEvent.click(opener)
  await userEvent.click(panel.getByLabelText('street'))
  await userEvent.click(panel.getByRole('button', { name: 'done' }))
  await expect.element(opener).toHaveFocus()
})

test.each(panels)('a %s leaves the focus where it went after it closed', async (_, Panel) => {
  await render(
    <>
      <Opener Panel={Panel} />
      <input aria-label="search" />
    </>,
  )
  await userEvent.click(opener)
  await userEvent.click(panel.getByLabelText('street'))
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  const search = page.getByLabelText('search')
  ;(search.element() as HTMLElement).focus()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(search).toHaveFocus()
})

test.each(panels)('the close button of a %s has a name in both languages', async (_, Panel) => {
  await render(<Opener Panel={Panel} />)
  await userEvent.click(opener)
  await expect.element(panel.getByRole('button', { name: '关闭' })).toBeVisible()
  setLanguage('en')
  await expect.element(panel.getByRole('button', { name: 'Close' })).toBeVisible()
})
