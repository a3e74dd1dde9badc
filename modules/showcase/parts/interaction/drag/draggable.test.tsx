import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Draggable } from './draggable'

type Props = Partial<Parameters<typeof Draggable>[0]> & { width?: number }

afterEach(() => localStorage.clear())

const card = <div style={{ width: 60, height: 20 }} />

function Board({ width = 300, children = card, ...rest }: Props) {
  return (
    <div data-testid="board" style={{ position: 'relative', width, height: 200 }}>
      <Draggable id="note" label="Note" {...rest}>
        {children}
      </Draggable>
    </div>
  )
}

const note = () => page.getByTestId('board').element().firstElementChild as HTMLElement
/** Its edges within the board. */
function edges() {
  const [outer, inner] = [page.getByTestId('board').element(), note()].map((one) => one.getBoundingClientRect())
  return {
    left: inner!.left - outer!.left,
    top: inner!.top - outer!.top,
    right: outer!.right - inner!.right,
    bottom: outer!.bottom - inner!.bottom,
  }
}
function drag(x: number, y: number, on: Element = note()) {
  const fire = (type: string, clientX: number, clientY: number) =>
    on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY }))
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  fire('pointerdown', 10, 10)
  fire('pointermove', 10 + x, 10 + y)
  fire('pointerup', 10 + x, 10 + y)
  vi.restoreAllMocks()
}

test('it follows the pointer and stays within its parent', async () => {
  await render(<Board />)
  await userEvent.dragAndDrop(page.getByRole('group', { name: 'Note' }), page.getByTestId('board'), {
    targetPosition: { x: 200, y: 100 },
  })
  await expect.poll(() => edges().left).toBeGreaterThan(100)
  drag(5000, 5000)
  await expect.poll(edges).toMatchObject({ right: 0, bottom: 0 })
  drag(-5000, -5000)
  await expect.poll(edges).toMatchObject({ left: 0, top: 0 })
})

test('it moves along with a parent that becomes smaller, and back', async () => {
  const { rerender } = await render(<Board start={{ x: 200, y: 0 }} />)
  await expect.poll(() => edges().left).toBe(200)
  await rerender(<Board start={{ x: 200, y: 0 }} width={120} />)
  await expect.poll(() => edges().right).toBe(0)
  await rerender(<Board start={{ x: 200, y: 0 }} />)
  await expect.poll(() => edges().left).toBe(200)
})

test('arrows move it, Home takes it back', async () => {
  const moves = vi.fn<() => void>()
  await render(<Board onMove={moves} start={{ x: 16, y: 16 }} />)
  note().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}')
  expect(edges()).toMatchObject({ left: 23, top: 24 })
  expect(moves).toHaveBeenLastCalledWith({ x: 23, y: 24 })
  await userEvent.keyboard('{Home}')
  expect(edges()).toMatchObject({ left: 16, top: 16 })
})

test('on a grid it moves by its steps, along an axis not across', async () => {
  const { rerender } = await render(<Board grid={50} />)
  drag(70, 30)
  await expect.poll(edges).toMatchObject({ left: 50, top: 50 })
  note().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(edges()).toMatchObject({ left: 100, top: 50 })
  await rerender(<Board key="x" axis="x" />)
  drag(70, 30)
  await expect.poll(edges).toMatchObject({ left: 70, top: 0 })
})

test('what is kept is there again, and what is no place counts as none', async () => {
  const { rerender } = await render(<Board isKept />)
  drag(40, 60)
  await rerender(<Board key="again" isKept />)
  expect(edges()).toMatchObject({ left: 40, top: 60 })
  localStorage.setItem('drag-note', '{"x":"far"')
  await rerender(<Board key="broken" isKept />)
  expect(edges()).toMatchObject({ left: 0, top: 0 })
})

test('with a handle, the handle alone drags it; a button in it is used', async () => {
  await render(
    <Board>
      {(handle) => (
        <>
          <button type="button" {...handle} />
          <p>Text</p>
        </>
      )}
    </Board>,
  )
  drag(50, 50, page.getByText('Text').element())
  expect(edges()).toMatchObject({ left: 0, top: 0 })
  drag(50, 50, page.getByRole('button', { name: 'Note' }).element())
  await expect.poll(edges).toMatchObject({ left: 50, top: 50 })
})

test('a button in what is dragged as a whole is used, not dragged', async () => {
  await render(
    <Board>
      <button type="button">Open</button>
    </Board>,
  )
  drag(50, 50, page.getByRole('button', { name: 'Open' }).element())
  expect(edges()).toMatchObject({ left: 0, top: 0 })
})
