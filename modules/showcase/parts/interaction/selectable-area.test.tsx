import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectableArea } from './selectable-area'

const letters = 'a b c d e f g h i j k l m n o p q r s t'.split(' ')

function Letters({ height = 320 }: { height?: number }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <style>{`.grid { display: grid; grid-template-columns: repeat(4, 60px); gap: 20px; padding: 20px; width: 400px } .cell { height: 40px }`}</style>
      <div style={{ display: 'grid', height }}>
        <SelectableArea
          label="Letters"
          items={letters}
          idOf={(letter) => letter}
          isDisabled={(letter) => letter === 'c'}
          selected={selected}
          onSelect={setSelected}
          className="grid"
          itemClassName="cell"
        >
          {(letter) => letter}
        </SelectableArea>
      </div>
      <output>{[...selected].toSorted().join('')}</output>
    </>
  )
}

const option = (name: string) => page.getByRole('option', { name, exact: true })
const shown = page.getByRole('status')

/** Real presses of the mouse, from one point of the list to another. */
async function drag(from: [number, number], to: [number, number], keys = ''): Promise<void> {
  const list = page.getByRole('listbox')
  if (keys) await userEvent.keyboard(`{${keys}>}`)
  await userEvent.dragAndDrop(list, list, {
    sourcePosition: { x: from[0], y: from[1] },
    targetPosition: { x: to[0], y: to[1] },
  })
  if (keys) await userEvent.keyboard(`{/${keys}}`)
}

test('a frame selects what it touches, and adds with Ctrl', async () => {
  await render(<Letters />)
  await drag([10, 10], [150, 110])
  await expect.element(shown).toHaveTextContent(/^abef$/)
  await drag([250, 70], [330, 110])
  await expect.element(shown).toHaveTextContent(/^h$/)
  await drag([10, 10], [90, 30], 'Control')
  await expect.element(shown).toHaveTextContent(/^ah$/)
})

test('what is disabled stays out of a frame, and a click beside the items selects nothing', async () => {
  await render(<Letters />)
  await drag([10, 10], [330, 50])
  await expect.element(shown).toHaveTextContent(/^abd$/)
  await userEvent.click(page.getByRole('listbox'), { position: { x: 390, y: 10 } })
  await expect.element(shown).toHaveTextContent(/^$/)
})

test('clicks select one, with Ctrl more, with Shift all up to there', async () => {
  await render(<Letters />)
  await userEvent.click(option('b'))
  await expect.element(shown).toHaveTextContent(/^b$/)
  await userEvent.click(option('g'), { modifiers: ['Control'] })
  await expect.element(shown).toHaveTextContent(/^bg$/)
  await userEvent.click(option('i'), { modifiers: ['Shift'] })
  await expect.element(shown).toHaveTextContent(/^ghi$/)
})

test('keys move, select with Shift, toggle with the space bar, and take all or none', async () => {
  await render(<Letters />)
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowRight} ')
  await expect.element(option('f')).toHaveFocus()
  await expect.element(shown).toHaveTextContent(/^f$/)
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.element(shown).toHaveTextContent(/^fgh$/)
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(shown).toHaveTextContent(/^abdefghijklmnopqrst$/)
  await userEvent.keyboard('{Escape}')
  await expect.element(shown).toHaveTextContent(/^$/)
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowLeft}')
  await expect.element(option('a')).toHaveFocus()
})

test('at its edge the frame scrolls the area, and Esc undoes it', async () => {
  await render(<Letters height={120} />)
  const list = page.getByRole('listbox').element()
  const { left, top } = list.getBoundingClientRect()
  // The pointer is held at the edge, which a drag of the test driver does not.
  const mouse = (type: string, x: number, y: number) =>
    list.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: left + x, clientY: top + y, buttons: 1 }))
  mouse('mousedown', 10, 10)
  mouse('mousemove', 60, 60)
  mouse('mousemove', 330, 119)
  const hold = () => {
    mouse('mousemove', 330, 125)
    return list.scrollTop
  }
  await expect.poll(hold).toBeGreaterThan(100)
  await expect.element(shown).toHaveTextContent(/^abd.*l/)
  await userEvent.keyboard('{Escape}')
  await expect.element(shown).toHaveTextContent(/^$/)
  mouse('mouseup', 330, 130)
})
