import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useClickOutside, type Outside } from './use-click-outside'

function Panel({ isActive = true, onOutside }: { isActive?: boolean; onOutside: (how: Outside) => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [hasTag, setTag] = useState(true)
  useClickOutside([panel, list], isActive, onOutside)
  return (
    <>
      <div ref={panel}>
        <button type="button">inside</button>
        {hasTag && (
          // It is off the page before the event reaches the document.
          <button type="button" onPointerDown={() => setTag(false)}>
            tag
          </button>
        )}
      </div>
      {createPortal(
        <div ref={list}>
          <button type="button">choice</button>
        </div>,
        document.body,
      )}
      <button type="button" onPointerDown={(event) => event.stopPropagation()}>
        elsewhere
      </button>
    </>
  )
}

async function open(isActive = true) {
  const left: Outside[] = []
  await render(<Panel isActive={isActive} onOutside={(how) => left.push(how)} />)
  return left
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

test('a press inside is inside, in a portal and on what it removes, too', async () => {
  const left = await open()
  await press('inside')
  await press('choice')
  await press('tag')
  await expect.element(page.getByRole('button', { name: 'tag' })).not.toBeInTheDocument()
  expect(left).toEqual([])
})

test('a press outside is noticed where its handler stops the event; so are the focus and Esc', async () => {
  const left = await open()
  await press('elsewhere')
  expect(left).toEqual(['pointer', 'focus'])
  await press('inside')
  await userEvent.keyboard('{Escape}')
  expect(left).toEqual(['pointer', 'focus', 'escape'])
})

test('a finger counts like a mouse', async () => {
  const left = await open()
  const target = page.getByRole('button', { name: 'elsewhere' }).element()
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerType: 'touch' }))
  expect(left).toEqual(['pointer'])
})

test('nothing is called while it is not active', async () => {
  const left = await open(false)
  await press('elsewhere')
  await userEvent.keyboard('{Escape}')
  expect(left).toEqual([])
})
