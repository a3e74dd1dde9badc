import { useRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import 'atrium/ui/tokens.css'
import { SplitHandle, SplitPane, SplitPanes } from './split-pane'

beforeEach(() => localStorage.clear())

const panes = (isKept = false) => (
  <div data-testid="frame" style={{ width: 409, height: 200 }}>
    <SplitPanes id="mail" isKept={isKept}>
      <SplitPane id="left" defaultSize={200} minSize={100} isCollapsible>
        <p data-testid="content">List</p>
      </SplitPane>
      <SplitHandle label="Width of the list" />
      <SplitPane id="mail" minSize={100}>
        Mail
      </SplitPane>
    </SplitPanes>
  </div>
)

async function open(isKept = false) {
  const screen = await render(panes(isKept))
  const handle = screen.getByRole('separator', { name: 'Width of the list' })
  return { ...screen, handle, width: () => screen.getByTestId('content').element().getBoundingClientRect().width }
}

test('arrows move the border, End takes it as far as the other pane allows', async () => {
  const { handle, width } = await open()
  await expect.poll(width).toBeCloseTo(200, -1)
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(width).toBeGreaterThan(205)
  await userEvent.keyboard('{End}')
  await expect.poll(width).toBeCloseTo(300, -1)
})

test('a pointer moves it, down to the smallest size, and further collapses the pane', async () => {
  const { handle, width } = await open()
  await userEvent.dragAndDrop(handle, page.getByTestId('frame'), { targetPosition: { x: 124, y: 100 } })
  await expect.poll(width).toBeCloseTo(120, -1)
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(width).toBe(0)
  await userEvent.keyboard('{Enter}')
  await expect.poll(width).toBeGreaterThanOrEqual(100)
})

test('a kept layout is there again', async () => {
  const { handle, width, unmount } = await open(true)
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.poll(width).toBeCloseTo(300, -1)
  await expect.poll(() => Object.keys(localStorage).length).toBe(1)
  await unmount()
  const again = await open(true)
  await expect.poll(again.width).toBeCloseTo(300, -1)
})

function Rows() {
  const rows = useRef(null)
  return (
    <div style={{ width: 200, height: 309 }}>
      <SplitPanes id="log" direction="column">
        <SplitPane id="query">Query</SplitPane>
        <SplitHandle label="Height of the rows" paneAfter={rows} />
        <SplitPane id="rows" handle={rows} defaultSize={150} minSize={100} isCollapsible collapsedSize={40}>
          <p data-testid="rows" style={{ height: '100%' }} />
        </SplitPane>
      </SplitPanes>
    </div>
  )
}

test('Enter collapses and expands the pane after the border where that is the one to collapse', async () => {
  const { getByRole, getByTestId } = await render(<Rows />)
  const height = () => getByTestId('rows').element().getBoundingClientRect().height
  await expect.poll(height).toBeCloseTo(150, -1)
  ;(getByRole('separator').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(height).toBeCloseTo(40, -1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(height).toBeGreaterThanOrEqual(100)
})
