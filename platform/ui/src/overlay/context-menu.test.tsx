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
  await expect.element(getByRole('menu')).not.toBeInTheDocument()
})

test('a click elsewhere and scrolling close it', async () => {
  const { getByRole, getByText } = await render(<Example />)
  await userEvent.click(getByRole('button'), { button: 'right' })
  await userEvent.click(getByText('elsewhere'))
  await expect.element(getByRole('menu')).not.toBeInTheDocument()
  await userEvent.click(getByRole('button'), { button: 'right' })
  await expect.element(getByRole('menu')).toBeVisible()
  document.dispatchEvent(new Event('scroll'))
  await expect.poll(() => getByRole('menu').query()).toBeNull()
})

function Nested({ onSelect }: { onSelect: (label: string) => void }) {
  const [trigger, setTrigger] = useState<HTMLElement>()
  const act = (label: string) => ({ key: label, label, onSelect: () => onSelect(label) })
  return (
    <>
      <button type="button" onClick={(event) => setTrigger(event.currentTarget)}>
        thing
      </button>
      {trigger && (
        <ContextMenu
          label="Actions"
          at={{ x: window.innerWidth, y: window.innerHeight }}
          actions={[
            { ...act('Copy'), shortcut: 'Ctrl C' },
            { key: 'share', label: 'Share', children: [act('Mail'), { ...act('Fax'), disabled: true }] },
            act('Delete'),
          ]}
          trigger={trigger}
          onClose={() => setTrigger(undefined)}
        />
      )}
    </>
  )
}

test('arrows go into what is below a line and back; what is chosen there closes all', async () => {
  const chosen: string[] = []
  const { getByRole } = await render(<Nested onSelect={(label) => chosen.push(label)} />)
  await userEvent.click(getByRole('button', { name: 'thing' }))
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(getByRole('menuitem', { name: 'Mail' })).toHaveFocus()
  const { right } = getByRole('menu', { name: 'Share' }).element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(window.innerWidth)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(getByRole('menuitem', { name: 'Share' })).toHaveFocus()
  await expect.element(getByRole('menuitem', { name: 'Mail' })).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{Enter}{ArrowUp}{Enter}')
  await expect.poll(() => chosen).toEqual(['Mail'])
  await expect.element(getByRole('button', { name: 'thing' })).toHaveFocus()
  await expect.element(getByRole('menu')).not.toBeInTheDocument()
})

test('the pointer opens what is below a line, and another line closes it', async () => {
  const { getByRole } = await render(<Nested onSelect={() => undefined} />)
  await userEvent.click(getByRole('button', { name: 'thing' }))
  await userEvent.hover(getByRole('menuitem', { name: 'Share' }))
  await expect.element(getByRole('menuitem', { name: 'Mail' })).toBeVisible()
  await userEvent.hover(getByRole('menuitem', { name: 'Delete' }))
  await expect.poll(() => getByRole('menuitem', { name: 'Mail' }).query()).toBeNull()
})
