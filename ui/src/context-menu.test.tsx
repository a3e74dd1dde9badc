import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContextMenu } from './context-menu'

const actions = ['One', 'Two', 'Three'].map((label) => ({ key: label, label, onSelect: () => undefined }))

function Example() {
  const [trigger, setTrigger] = useState<HTMLElement>()
  return (
    <>
      <button
        type="button"
        onContextMenu={(event) => {
          event.preventDefault()
          setTrigger(event.currentTarget)
        }}
      >
        thing
      </button>
      <p>elsewhere</p>
      {trigger && (
        <ContextMenu
          label="Actions"
          at={{ x: window.innerWidth, y: window.innerHeight }}
          actions={actions}
          trigger={trigger}
          onClose={() => setTrigger(undefined)}
        />
      )}
    </>
  )
}

test('it stays in the window, and Esc gives the focus back', async () => {
  const { getByRole } = await render(<Example />)
  await userEvent.click(getByRole('button'), { button: 'right' })
  await expect.element(getByRole('menuitem', { name: 'One' })).toHaveFocus()
  const { right, bottom } = getByRole('menu').element().getBoundingClientRect()
  expect(right).toBeLessThan(window.innerWidth)
  expect(bottom).toBeLessThan(window.innerHeight)
  await userEvent.keyboard('{Escape}')
  await expect.element(getByRole('button', { name: 'thing' })).toHaveFocus()
  expect(getByRole('menu').query()).toBeNull()
})

test('a click elsewhere and scrolling close it', async () => {
  const { getByRole, getByText } = await render(<Example />)
  await userEvent.click(getByRole('button'), { button: 'right' })
  await userEvent.click(getByText('elsewhere'))
  expect(getByRole('menu').query()).toBeNull()
  await userEvent.click(getByRole('button'), { button: 'right' })
  await expect.element(getByRole('menu')).toBeVisible()
  document.dispatchEvent(new Event('scroll'))
  await expect.poll(() => getByRole('menu').query()).toBeNull()
})
