import { afterEach, expect, test, vi } from 'vitest'
import { closeConsoles, openConsole } from '#test/console-app'
import { showPart } from '#test/shown-part'
import { Facts } from './facts'

afterEach(closeConsoles)

const values = () => [...document.querySelectorAll('dd')].map((value) => value.innerText)

test('empty values show as a dash, zero does not, and a text keeps its lines', async () => {
  await openConsole({ as: 'admin' })
  await showPart(
    <Facts
      facts={[
        ['Quantity', 0],
        ['Owner', ''],
        ['Arrived', null],
        ['Note', 'Two parts.\nBoth are heavy.'],
      ]}
    />,
  )
  await expect.poll(values).toEqual(['0', '—', '—', 'Two parts.\nBoth are heavy.'])
})

test('two facts of one name are both there, each with its own key', async () => {
  await openConsole({ as: 'admin' })
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
  await showPart(
    <Facts
      facts={[
        ['编号', 7],
        ['编号', 'T-7'],
      ]}
    />,
  )
  await expect.poll(values).toEqual(['7', 'T-7'])
  expect(warned.mock.calls.map(([words]) => String(words)).filter((words) => words.includes('same key'))).toEqual([])
  warned.mockRestore()
})

test.each([
  [1100, 3],
  [350, 1],
])('in %i px a short name is in one line, and values are below each other in %i column(s)', async (width, columns) => {
  await openConsole({ as: 'admin' })
  const names = ['Total quantity', 'Unit price', 'Supplier', 'Warehouse', 'Arrived', 'Last checked on', 'Note']
  await showPart(
    <div style={{ width }}>
      <Facts hasColumns facts={names.map((name) => [name, 'value', name === 'Note'])} />
    </div>,
  )
  const boxes = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.getBoundingClientRect())
  await expect.poll(() => boxes('dt')).toHaveLength(names.length)
  expect(new Set(boxes('dt').map(({ height }) => Math.round(height))).size).toBe(1)
  expect(boxes('dt')[0]!.height).toBeLessThan(30)
  expect(new Set(boxes('dd').map(({ left }) => Math.round(left))).size).toBe(columns)
})
