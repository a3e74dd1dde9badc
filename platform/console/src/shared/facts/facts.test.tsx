import { afterEach, expect, test } from 'vitest'
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
