import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MenuButton } from './menu-button'

async function openMenu() {
  const onSelect = vi.fn<(label: string) => void>()
  const actions = ['One', 'Two', 'Three'].map((label) => ({ key: label, label, onSelect: () => onSelect(label) }))
  const screen = await render(
    <>
      <MenuButton label="More" actions={actions}>
        …
      </MenuButton>
      <p>elsewhere</p>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  return { ...screen, onSelect }
}

test('arrows move through the entries and around the ends, Enter chooses and closes', async () => {
  const { getByRole, onSelect } = await openMenu()
  await expect.element(getByRole('menuitem', { name: 'One' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(getByRole('menuitem', { name: 'Three' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('Two')
  await expect.element(getByRole('menu')).not.toBeInTheDocument()
})

test('Esc closes and gives the focus back', async () => {
  const { getByRole } = await openMenu()
  await userEvent.keyboard('{Escape}')
  await expect.element(getByRole('menu')).not.toBeInTheDocument()
  await expect.element(getByRole('button', { name: 'More' })).toHaveFocus()
})

test('a click elsewhere closes', async () => {
  const { getByRole, getByText } = await openMenu()
  await userEvent.click(getByText('elsewhere'))
  await expect.element(getByRole('menu')).not.toBeInTheDocument()
})

test('a disabled entry takes the focus and does nothing', async () => {
  const onSelect = vi.fn<() => void>()
  const { getByRole } = await render(
    <MenuButton label="More" actions={[{ key: 'one', label: 'One', disabled: true, onSelect }]}>
      …
    </MenuButton>,
  )
  await userEvent.click(getByRole('button', { name: 'More' }))
  await expect.element(getByRole('menuitem', { name: 'One' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSelect).not.toHaveBeenCalled()
  await expect.element(getByRole('menu')).toBeVisible()
})

test('a menu that is wider than the room beside its button stays on the screen', async () => {
  const { getByRole } = await render(
    <div style={{ position: 'absolute', left: 20 }}>
      <MenuButton label="More" actions={[{ key: 'one', label: 'A text of some length', onSelect: () => {} }]}>
        …
      </MenuButton>
    </div>,
  )
  await userEvent.click(getByRole('button', { name: 'More' }))
  await expect.poll(() => getByRole('menu').element().getBoundingClientRect().left).toBeGreaterThan(0)
})
