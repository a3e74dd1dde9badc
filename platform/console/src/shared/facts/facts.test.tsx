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
